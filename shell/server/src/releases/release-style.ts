import { readFile } from 'node:fs/promises';
import { join, posix } from 'node:path';
import type { SectionRelease } from '@portal/contract';
import { releaseBase } from './release-snapshot.ts';

/** Reads the style sheets of releases for inlining, each once. */
export class ReleaseStyles {
  readonly #dir: string;
  /** Keyed by the release, so that the texts of a retired version go with it. */
  readonly #texts = new WeakMap<SectionRelease, Map<string, Promise<string | undefined>>>();

  constructor(dir: string) {
    this.#dir = dir;
  }

  /** The text of a style sheet, ready to stand in a `<style>` of any document; undefined when the file is not there. */
  text(release: SectionRelease, file: string): Promise<string | undefined> {
    const texts = this.#texts.get(release) ?? new Map<string, Promise<string | undefined>>();
    this.#texts.set(release, texts);
    let text = texts.get(file);
    if (!text) {
      text = readFile(join(this.#dir, release.name, release.version, 'client', file), 'utf8').then(
        (css) => inlineStyle(css, posix.join(releaseBase(release), posix.dirname(file))),
        () => undefined,
      );
      texts.set(file, text);
    }
    return text;
  }
}

const reference = /url\(([^()]*)\)/g;
const elsewhere = /^(?:data:|https?:|\/|#)/;

/** `url(…)` with its relative path counted from a folder; anything else as it is. */
function relocate(whole: string, inside: string, folder: string): string {
  const text = inside.trim();
  const quote = text.startsWith('"') || text.startsWith("'") ? text.charAt(0) : '';
  const path = quote ? text.slice(1, text.endsWith(quote) ? -1 : 0) : text;
  return path === '' || elsewhere.test(path) ? whole : `url(${quote}${posix.join(folder, path.trim())}${quote})`;
}

/** Addresses in a style sheet count from its own folder; inside a document they would count from the page. */
export function inlineStyle(css: string, folder: string): string {
  return css
    .replace(/\/\*# sourceMappingURL=[^*]*\*\/\s*$/, '')
    .replace(reference, (whole, inside: string) => relocate(whole, inside, folder))
    .replace(/<\/style/gi, '<\\/style');
}
