## عائلات اللاعبين

family-baseline = لاعبون للمقارنة

## اللاعبون

player-random = عشوائي
player-random-sentence = يلعب أي حركة مسموحة، وكلّها متساوية الاحتمال.
player-first = أول حركة
player-first-sentence = يلعب دائمًا أول حركة مسموحة.

## إعدادات اللاعبين

parameter-random-seed-sentence = بذور مختلفة، مباريات مختلفة؛ والبذرة نفسها تعطي المباراة نفسها.
