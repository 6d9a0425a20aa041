import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { HistoryEntry } from '@portal/contract';
import { withFileLock } from './file-lock.ts';
import { readRegistryFile, registryText, type PointerState, type RegistryFile } from './registry-file.ts';
import { writeWhole } from './write-whole.ts';

const keptEntries = 50;

/** `registry.json` of a release store, changed by one process at a time and never seen half written. */
export class PointerFile {
  readonly #dir: string;
  readonly #file: string;

  constructor(dir: string) {
    this.#dir = dir;
    this.#file = join(dir, 'registry.json');
  }

  /** Undefined when there is none yet; throws when it is junk. */
  read(): RegistryFile | undefined {
    return existsSync(this.#file) ? readRegistryFile(readFileSync(this.#file, 'utf8')) : undefined;
  }

  /**
   * Points one section elsewhere. `next` sees what stands in the file under the lock and returns the new state with the
   * entry that tells of it, or undefined when there is nothing to change; what it throws is passed on. A file of junk
   * is replaced by `lastGood`.
   */
  change(
    section: string,
    next: (
      before: PointerState | undefined,
    ) => { state: Omit<PointerState, 'history'>; entry: HistoryEntry } | undefined,
    lastGood?: RegistryFile,
  ): Promise<RegistryFile> {
    return withFileLock(join(this.#dir, 'registry.lock'), () => {
      const known = this.#readOr(lastGood);
      const before = known.sections.get(section);
      const change = next(before);
      if (!change) return known;
      const history = [change.entry, ...(before?.history ?? [])].slice(0, keptEntries);
      const file = {
        revision: known.revision + 1,
        sections: new Map([...known.sections, [section, { ...change.state, history }]]),
      };
      writeWhole(this.#file, registryText(file));
      return file;
    });
  }

  /** Takes a section off the site: nobody gets it any more, its releases stay in the store. Undefined when it is not there. */
  remove(section: string, lastGood?: RegistryFile): Promise<PointerState | undefined> {
    return withFileLock(join(this.#dir, 'registry.lock'), () => {
      const { revision, sections } = this.#readOr(lastGood);
      const before = sections.get(section);
      if (before)
        writeWhole(
          this.#file,
          registryText({
            revision: revision + 1,
            sections: new Map([...sections].filter(([name]) => name !== section)),
          }),
        );
      return before;
    });
  }

  #readOr(lastGood: RegistryFile | undefined): RegistryFile {
    try {
      return this.read() ?? lastGood ?? { revision: 0, sections: new Map() };
    } catch (error) {
      if (lastGood) return lastGood;
      throw error;
    }
  }
}
