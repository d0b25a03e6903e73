/** Cross-stitch: ornaments as small drawings in characters, turned into path data of square stitches. */

/** Path data of all stitches `mark` in `rows`, each `size` wide, the whole centred on (x, y). */
export function stitches(rows: readonly string[], mark: string, size: number, x: number, y: number): string {
  const left = x - (Math.max(...rows.map((row) => row.length)) * size) / 2;
  const top = y - (rows.length * size) / 2;
  return rows.map((row, j) => runs(row, mark, size, left, top + j * size)).join('');
}

function runs(row: string, mark: string, size: number, left: number, top: number): string {
  let path = '';
  for (let i = 0; i < row.length; i++) {
    if (row[i] !== mark) continue;
    let length = 1;
    while (row[i + length] === mark) length++;
    const width = tidy(length * size);
    path += `M${tidy(left + i * size)} ${tidy(top)}h${width}v${size}h${-width}z`;
    i += length;
  }
  return path;
}

/** A row pattern repeated to `columns` stitches, its middle kept in the middle. */
export function repeat(rows: readonly string[], columns: number): string[] {
  return rows.map((row) => {
    const shift = Math.floor(row.length / 2) - Math.floor(columns / 2);
    return Array.from({ length: columns }, (_, i) =>
      row.at((((i + shift) % row.length) + row.length) % row.length),
    ).join('');
  });
}

const tidy = (value: number): number => Math.round(value * 100) / 100;
