/** The sheet for a spreadsheet: one line a deal; for each player the total, its change and the marks. */
import type { Api } from '../api/types';

type Sheet = Api<'SheetTold'>;

/** What stands above the columns, in words. */
export interface Headings {
  deal: string;
  dealer: string;
  contract: string;
  start: string;
  change: (name: string) => string;
  marks: (name: string) => string;
}

/** Text with a mark at its beginning, without which spreadsheets read letters other than English ones wrong. */
export function csvOf(sheet: Sheet, headings: Headings): string {
  const names = sheet.players.flatMap((name) => [name, headings.change(name), headings.marks(name)]);
  const rows = [
    [headings.deal, headings.dealer, headings.contract, ...names],
    [headings.start, '', '', ...cells(sheet.start)],
    ...sheet.lines.map((line) => [
      String(line.deal + 1),
      sheet.players[line.dealer] ?? '',
      line.contract,
      ...cells(line.cells),
    ]),
  ];
  return `\ufeff${rows.map((row) => `${row.map(quoted).join(',')}\r\n`).join('')}`;
}

function cells(told: Api<'CellTold'>[]): string[] {
  return told.flatMap((cell) => [
    String(cell.total),
    String(cell.delta),
    cell.marks.map((mark) => mark.sign).join(' '),
  ]);
}

/** A field; what a spreadsheet would take for a formula is written as text. */
function quoted(text: string): string {
  const isNumber = /^-?\d+$/.test(text);
  const safe = !isNumber && /^[=+\-@\t\r]/.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
