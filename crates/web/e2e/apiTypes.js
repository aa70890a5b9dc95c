// The types of the API for the pages: the app's openapi.json as TypeScript, in ../types.d.ts. Both are checked into the repository.
//
//   node apiTypes.js           writes the file
//   node apiTypes.js --check   complains when it is not what would be written

import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const here = dirname(fileURLToPath(import.meta.url));
const file = join(here, '../types.d.ts');
const LONGEST_LINE = 140;

const PRIMITIVES = { string: 'string', integer: 'number', number: 'number', boolean: 'boolean', null: 'null' };

/** A schema as a type. */
function typeOf(schema) {
  if (schema.$ref) return schema.$ref.split('/').at(-1);
  if (schema === true) return 'any';
  if ('const' in schema) return JSON.stringify(schema.const);
  if (schema.enum) return schema.enum.map((value) => JSON.stringify(value)).join(' | ');
  const choices = schema.oneOf ?? schema.anyOf;
  if (choices) return choices.map(typeOf).join(' | ');
  const kinds = [schema.type ?? 'any'].flat();
  return kinds.map((kind) => kindOf(kind, schema)).join(' | ');
}

function kindOf(kind, schema) {
  if (kind === 'array' && schema.prefixItems) return `[${schema.prefixItems.map(typeOf).join(', ')}]`;
  if (kind === 'array') return schema.items ? `Array<${typeOf(schema.items)}>` : 'any[]';
  if (kind !== 'object') return PRIMITIVES[kind] ?? 'any';
  const fields = Object.entries(schema.properties ?? {});
  const rest = schema.additionalProperties;
  const others = rest === false ? [] : [`[name: string]: ${rest && rest !== true && fields.length === 0 ? typeOf(rest) : 'any'}`];
  const own = fields.map(([name, type]) => `${name}${schema.required?.includes(name) ? '' : '?'}: ${typeOf(type)}`);
  return `{ ${[...own, ...others].join('; ')} }`;
}

/** Breaks a line between its words where it is too long. */
function wrapped(line, inward) {
  const lines = [''];
  for (const word of line.split(' ')) {
    const last = lines.at(-1);
    if (last && last.length + 1 + word.length > LONGEST_LINE) lines.push(inward + word);
    else lines[lines.length - 1] = last ? `${last} ${word}` : word;
  }
  return lines.join('\n');
}

function written() {
  const { components } = JSON.parse(readFileSync(join(here, '../../app/openapi.json'), 'utf8'));
  const types = Object.entries(components.schemas).map(([name, schema]) => {
    const comment = schema.description ? `  /** ${schema.description.replaceAll('\n', ' ')} */\n` : '';
    return `${comment}  ${wrapped(`type ${name} = ${typeOf(schema)};`, '    ')}`;
  });
  return `// Written by e2e/apiTypes.js from crates/app/openapi.json; do not change by hand.\n\ndeclare namespace Api {\n${types.join('\n')}\n}\n`;
}

if (!process.argv.includes('--check')) writeFileSync(file, written());
else if (!existsSync(file) || readFileSync(file, 'utf8') !== written()) {
  console.error('types.d.ts is not what openapi.json says; run `npm run api-types` in crates/web/e2e');
  process.exit(1);
}
