import { textOfCsvCell } from '@portal/kit/admin';

/** The text of a file in UTF-16 with its mark, in UTF-8, or in the encoding in which a Korean Excel writes CSV. */
export function decodeText(bytes: ArrayBuffer): string {
  const [first, second] = new Uint8Array(bytes);
  if (first === 0xff && second === 0xfe) return new TextDecoder('utf-16le').decode(bytes);
  if (first === 0xfe && second === 0xff) return new TextDecoder('utf-16be').decode(bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('euc-kr').decode(bytes);
  }
}

/** What separates the cells: what the first line has most of, for Excel writes what the region of the computer says. */
function separatorOf(text: string): string {
  const [line = ''] = text.split(/[\r\n]/, 1);
  const counts = [',', ';', '\t'].map((separator) => line.split(separator).length);
  return [',', ';', '\t'][counts.indexOf(Math.max(...counts))] ?? ',';
}

/** The cells of CSV text (RFC 4180), row by row. A library for it would be a twentieth of the page's script. */
function cellsOf(text: string): string[][] {
  const separator = separatorOf(text);
  const rows: string[][] = [[]];
  let cell = '';
  let isQuoted = false;
  const end = () => {
    rows.at(-1)?.push(cell);
    cell = '';
  };
  for (let index = 0; index < text.length; index += 1) {
    const letter = text.charAt(index);
    if (isQuoted && letter === '"' && text.charAt(index + 1) === '"') {
      cell += '"';
      index += 1;
    } else if (letter === '"' && (isQuoted || cell === '')) isQuoted = !isQuoted;
    else if (isQuoted) cell += letter;
    else if (letter === separator) end();
    else if (letter === '\n') {
      end();
      rows.push([]);
    } else cell += letter;
  }
  end();
  return rows;
}

/** The rows of CSV text, whatever separates its cells; each with its line in a spreadsheet. Rows without a text are left out. */
export function csvTable(text: string): { line: number; cells: string[] }[] {
  return cellsOf(text.replace(/^\uFEFF/, '').replaceAll(/\r\n?/g, '\n'))
    .map((cells, index) => ({ line: index + 1, cells: cells.map((cell) => textOfCsvCell(cell).trim()) }))
    .filter(({ cells }) => cells.some((cell) => cell !== ''));
}
