import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { SectionRelease } from '@portal/contract';
import { releaseBase } from './release-snapshot.ts';

const iconFile = 'icon.svg';

/** Address of the site's icon in the shell's release; undefined when it brings none. */
export class ReleaseIcon {
  readonly #dir: string;
  readonly #hrefs = new WeakMap<SectionRelease, { href: string | undefined }>();

  constructor(dir: string) {
    this.#dir = dir;
  }

  href(shell: SectionRelease | undefined): string | undefined {
    if (!shell) return undefined;
    let known = this.#hrefs.get(shell);
    if (!known) {
      const exists = existsSync(join(this.#dir, shell.name, shell.version, 'client', iconFile));
      known = { href: exists ? releaseBase(shell) + iconFile : undefined };
      this.#hrefs.set(shell, known);
    }
    return known.href;
  }
}
