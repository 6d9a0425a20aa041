import { readFile } from 'node:fs/promises';
import { join, posix } from 'node:path';
import type { SectionRelease } from '@portal/contract';
import { inlineSource } from '../../http/content-security-policy.ts';
import { releaseBase } from './release-snapshot.ts';

/** A style sheet that can be inlined into a `<style>` of any document. */
export interface InlineStyle {
  text: string;
  /** Allows it in a document's policy. */
  source: string;
}

/** Reads the style sheets of releases for inlining, each once. */
export class ReleaseStyles {
  readonly #dir: string;
  /** Keyed by the release, so that the styles of a retired version go with it. */
  readonly #styles = new WeakMap<SectionRelease, Map<string, Promise<InlineStyle | undefined>>>();

  constructor(dir: string) {
    this.#dir = dir;
  }

  /** Undefined when the file is not there. */
  read(release: SectionRelease, file: string): Promise<InlineStyle | undefined> {
    const styles = this.#styles.get(release) ?? new Map<string, Promise<InlineStyle | undefined>>();
    this.#styles.set(release, styles);
    let style = styles.get(file);
    if (!style) {
      style = readFile(join(this.#dir, release.name, release.version, 'client', file), 'utf8').then(
        (css) => {
          const text = inlineStyle(css, posix.join(releaseBase(release), posix.dirname(file)));
          return { text, source: inlineSource(text) };
        },
        () => undefined,
      );
      styles.set(file, style);
    }
    return style;
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
  return (
    css
      // As the parser reads it: the hash is taken from that
      .replace(/\r\n?/g, '\n')
      .replace(/\/\*# sourceMappingURL=[^*]*\*\/\s*$/, '')
      .replace(reference, (whole, inside: string) => relocate(whole, inside, folder))
      .replace(/<\/style/gi, '<\\/style')
  );
}
