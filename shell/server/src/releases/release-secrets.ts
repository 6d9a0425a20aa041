import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { withFileLock } from './file-lock.ts';
import { object } from './section-release.ts';
import { writeWhole } from './write-whole.ts';

interface Secrets {
  /** Signs preview links. */
  previewKey: string;
  /** Section → the token of its team. */
  tokens: Record<string, string>;
}

const tokenPrefix = 'release_';

/** The tokens of the sections' teams and the key of preview links, in a file that its owner alone may read. */
export class ReleaseSecrets {
  readonly #dir: string;
  readonly #file: string;

  constructor(stateDir: string) {
    this.#dir = stateDir;
    this.#file = join(stateDir, 'release-secrets.json');
  }

  get file(): string {
    return this.#file;
  }

  /** The token of a section's team, made when it has none yet. */
  async tokenOf(section: string): Promise<string> {
    const known = this.#read()?.tokens[section];
    if (known !== undefined) return known;
    const { tokens } = await this.#complete([section]);
    return tokens[section] ?? '';
  }

  /** Makes what is missing for these sections. */
  async prepare(sections: string[]): Promise<void> {
    const known = this.#read();
    if (!known || sections.some((section) => !Object.hasOwn(known.tokens, section))) await this.#complete(sections);
  }

  /** Whose token it is; undefined when it is nobody's. Takes the same time whichever it is. */
  sectionOf(token: string): string | undefined {
    const given = digest(token);
    let found: string | undefined;
    for (const [section, known] of Object.entries(this.#read()?.tokens ?? {})) {
      if (timingSafeEqual(digest(known), given)) found = section;
    }
    return found;
  }

  async previewKey(): Promise<Buffer> {
    const { previewKey } = this.#read() ?? (await this.#complete([]));
    return Buffer.from(previewKey, 'base64');
  }

  #read(): Secrets | undefined {
    if (!existsSync(this.#file)) return undefined;
    const { previewKey, tokens } = object(JSON.parse(readFileSync(this.#file, 'utf8')), this.#file);
    if (typeof previewKey !== 'string') throw new Error(`${this.#file} holds no key for preview links`);
    return { previewKey, tokens: object(tokens, 'tokens') as Record<string, string> };
  }

  #complete(sections: string[]): Promise<Secrets> {
    mkdirSync(this.#dir, { recursive: true, mode: 0o700 });
    return withFileLock(`${this.#file}.lock`, () => {
      const known = this.#read() ?? { previewKey: randomBytes(32).toString('base64'), tokens: {} };
      const missing = sections.filter((section) => !Object.hasOwn(known.tokens, section));
      const made = missing.map((section) => [section, `${tokenPrefix}${randomBytes(32).toString('base64url')}`]);
      const secrets = {
        ...known,
        tokens: { ...known.tokens, ...(Object.fromEntries(made) as Record<string, string>) },
      };
      writeWhole(this.#file, `${JSON.stringify(secrets, undefined, 2)}\n`, 0o600);
      return secrets;
    });
  }
}

/** Whether a bearer token is meant as one of a team; any other is an access token of a person. */
export const isTeamToken = (token: string): boolean => token.startsWith(tokenPrefix);

/** Equal length for the comparison, whatever was sent. */
function digest(text: string): Buffer {
  return createHash('sha256').update(text).digest();
}
