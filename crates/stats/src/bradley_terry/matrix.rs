//! The little linear algebra that a table of players needs.

/// Rows of numbers.
pub(super) type Matrix = Vec<Vec<f64>>;

/// The inverse by Gauss and Jordan, the largest pivot first; `None` where there is none.
pub(super) fn invert(matrix: &Matrix) -> Option<Matrix> {
    let n = matrix.len();
    // The matrix on the left, the identity on the right: what turns one into the identity turns the other into the inverse.
    let mut rows: Matrix = (0..n).map(|i| matrix[i].iter().copied().chain((0..n).map(|j| f64::from(u8::from(i == j)))).collect()).collect();
    for column in 0..n {
        let pivot = (column..n).max_by(|&a, &b| rows[a][column].abs().total_cmp(&rows[b][column].abs()))?;
        rows.swap(column, pivot);
        let scale = rows[column][column];
        if scale == 0.0 || !scale.is_finite() {
            return None;
        }
        rows[column].iter_mut().for_each(|value| *value /= scale);
        let leading = rows[column].clone();
        for (_, row) in rows.iter_mut().enumerate().filter(|(index, _)| *index != column) {
            let factor = row[column];
            row.iter_mut().zip(&leading).for_each(|(value, lead)| *value -= factor * lead);
        }
    }
    Some(rows.into_iter().map(|row| row[n..].to_vec()).collect())
}

/// Matrix times column.
pub(super) fn multiply(matrix: &Matrix, column: &[f64]) -> Vec<f64> {
    matrix.iter().map(|row| row.iter().zip(column).map(|(a, b)| a * b).sum()).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn inverse_times_matrix_is_the_identity() {
        let matrix = vec![vec![0.0, 2.0, 1.0], vec![1.0, -1.0, 4.0], vec![3.0, 0.5, -2.0]];
        let inverse = invert(&matrix).unwrap();
        for column in 0..3 {
            let unit = multiply(&matrix, &inverse.iter().map(|row| row[column]).collect::<Vec<_>>());
            assert!(unit.iter().enumerate().all(|(row, value)| (value - f64::from(u8::from(row == column))).abs() < 1e-12));
        }
    }

    #[test]
    fn a_matrix_without_inverse_is_told() {
        assert_eq!(invert(&vec![vec![1.0, 2.0], vec![2.0, 4.0]]), None);
    }
}
