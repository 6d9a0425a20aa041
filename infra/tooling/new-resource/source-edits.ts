import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { textOf } from './resource-names.ts';

interface Edited {
  file: string;
  /** What it is for, in a line for the reader. */
  what: string;
  isNew: boolean;
  text: string;
}

/** Edits of a checkout, none of which is written before all have found their places. */
export class Edits {
  readonly #edited = new Map<string, Edited>();

  readonly #root: string;

  constructor(root: string) {
    this.#root = root;
  }

  read(file: string): string {
    return this.#edited.get(file)?.text ?? textOf(this.#root, file);
  }

  write(file: string, what: string, text: string): void {
    const before = textOf(this.#root, file);
    if (text !== before) this.#edited.set(file, { file, what, isNew: before === '', text });
  }

  edit(file: string, what: string, change: (text: string, file: string) => string): void {
    this.write(file, what, change(this.read(file), file));
  }

  get all(): readonly Edited[] {
    return [...this.#edited.values()];
  }

  save(): void {
    for (const { file, text } of this.all) {
      const place = path.join(this.#root, file);
      mkdirSync(path.dirname(place), { recursive: true });
      writeFileSync(place, text);
    }
  }
}

/** The place of an edit is not there: says what a person has to add. */
const missing = (file: string, place: string, added: string) =>
  new Error(`${file} has no ${place}. Add this there by hand and start again:\n\n${added}\n`);

/** `import { name } from 'from'`, among the names that the file imports from there already. */
export function withImport(text: string, file: string, name: string, from: string): string {
  const line = `import { ${name} } from '${from}';`;
  const present = [...text.matchAll(/^import \{([^}]*)\} from '([^']+)';$/gm)].find((one) => one[2] === from);
  if (present) {
    const names = (present[1] ?? '').split(',').map((one) => one.trim());
    if (names.includes(name)) return text;
    return text.replace(present[0], () => `import { ${[...names.filter(Boolean), name].join(', ')} } from '${from}';`);
  }
  const last = [...text.matchAll(/^(?:import |\} from ).*';$/gm)].at(-1);
  if (!last) throw missing(file, 'import', line);
  const end = last.index + last[0].length;
  return `${text.slice(0, end)}\n${line}${text.slice(end)}`;
}

/** An element more at the end of an array or an object that begins with `open` and ends with `close`. */
export function withElement(
  text: string,
  file: string,
  { open, close, element }: { open: string; close: string; element: string },
): string {
  const start = text.indexOf(open);
  const end = start < 0 ? -1 : text.indexOf(close, start + open.length);
  if (end < 0) throw missing(file, `"${open.trim()} … ${close.trim()}"`, element);
  if (text.slice(start, end).includes(element)) return text;
  const before = text.slice(0, end).trimEnd();
  return `${before}${/[,[{]$/.test(before) ? '' : ','}\n  ${element},${text.slice(end)}`;
}

/** Something more before a line that the file has once. */
export function withBefore(text: string, file: string, place: string, added: string): string {
  const at = text.indexOf(place);
  if (at < 0) throw missing(file, `"${place}"`, added);
  return `${text.slice(0, at)}${added}\n${text.slice(at)}`;
}
