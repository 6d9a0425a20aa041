import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { AnyMap, originalPositionFor, type TraceMap } from '@jridgewell/trace-mapping';
import { codeOf } from '@portal/runtime';
import { LRUCache } from 'lru-cache';
import type { ReleaseMirror } from '../store/release-mirror.ts';
import { isSectionName, isVersionName } from '../../config/names.ts';
import type { Frame } from './error-text.ts';

/** Maps are 10 to 600 KB as text, and several times that in memory. */
const keptMaps = 20;

/** A frame of the sources: a file of the repository; of a release without maps the file that was served. */
export interface SourceFrame {
  file: string;
  line: number;
  column: number;
  name?: string;
  /** It is the place in the sources. */
  isSource: boolean;
}

/** Tells which line of the sources a place in a built file is, by the maps in the store, which nobody is served. */
export class SourcePositions {
  readonly #maps = new LRUCache<string, TraceMap | 'none'>({ max: keptMaps });
  readonly #dir: string;
  readonly #mirror: Pick<ReleaseMirror, 'bring'>;

  constructor(dir: string, mirror: Pick<ReleaseMirror, 'bring'>) {
    this.#dir = dir;
    this.#mirror = mirror;
  }

  async resolve(frame: Frame): Promise<SourceFrame> {
    const { line, column, name, file } = frame;
    const map = await this.#mapOf(frame);
    // Columns of maps begin at 0
    const found = map && originalPositionFor(map, { line, column: Math.max(0, column - 1) });
    if (!found || found.source === null)
      return { file: `${frame.section}/${file}`, line, column, ...(name !== undefined && { name }), isSource: false };
    const known = found.name ?? name;
    return {
      file: found.source.replace(/^(?:\.?\.?\/)+/, ''),
      line: found.line,
      column: found.column + 1,
      ...(known && { name: known }),
      isSource: true,
    };
  }

  async #mapOf({ section, version, file }: Frame): Promise<TraceMap | undefined> {
    if (!isSectionName(section) || !isVersionName(version) || /(?:^|\/)\.\.(?:\/|$)/.test(file)) return undefined;
    const key = `${section}/${version}/maps/${file}.map`;
    const known = this.#maps.get(key) ?? (await this.#read(key, section, version));
    if (known) this.#maps.set(key, known);
    return known === 'none' ? undefined : known;
  }

  /** `none` where the release has no such map; undefined while the store does not answer, to be asked again. */
  async #read(key: string, section: string, version: string): Promise<TraceMap | 'none' | undefined> {
    try {
      await this.#mirror.bring(section, version);
      return AnyMap(await readFile(join(this.#dir, key), 'utf8'));
    } catch (error) {
      // Built before releases had maps, or removed from the store since
      return codeOf(error) === 'ENOENT' ? 'none' : undefined;
    }
  }
}
