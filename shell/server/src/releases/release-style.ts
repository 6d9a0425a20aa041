import { readFile } from 'node:fs/promises';
import { join, posix } from 'node:path';
import type { SectionRelease } from '../contract.ts';
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

const relativeUrl = /url\(\s*(["']?)(?!data:|https?:|\/|#)([^"')]+)\1\s*\)/g;

/** Addresses in a style sheet count from its own folder; inside a document they would count from the page. */
export function inlineStyle(css: string, folder: string): string {
  return css
    .replace(/\/\*# sourceMappingURL=.*?\*\/\s*$/, '')
    .replace(relativeUrl, (_match, quote: string, path: string) => `url(${quote}${posix.join(folder, path.trim())}${quote})`)
    .replace(/<\/style/gi, '<\\/style');
}
