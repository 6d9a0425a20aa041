import { existsSync, mkdirSync, readFileSync } from 'node:fs';
import { dirname } from 'node:path';
import type { PointerState } from './pointer-state.ts';
import type { PortalState } from './portal-state.ts';
import { writeWhole } from './write-whole.ts';

type CachedState = Pick<PortalState, 'revision' | 'change'> & {
  sections: Record<string, PointerState>;
  tokens: Record<string, string>;
  /** Missing in files of earlier portals. */
  manual?: string[];
  previewKey: string;
};

/** Keeps the state on the disk, for a portal that starts while Postgres is away. Its owner alone may read it. */
export function writeCache(file: string, { sections, tokens, manual, previewKey, ...counters }: PortalState): void {
  const cached: CachedState = {
    ...counters,
    sections: Object.fromEntries(sections),
    tokens: Object.fromEntries(tokens),
    manual: [...manual],
    previewKey: previewKey.toString('base64'),
  };
  mkdirSync(dirname(file), { recursive: true, mode: 0o700 });
  writeWhole(file, `${JSON.stringify(cached)}\n`, 0o600);
}

/** Undefined when there is none. Throws when it cannot be read. */
export function readCache(file: string): PortalState | undefined {
  if (!existsSync(file)) return undefined;
  const { sections, tokens, manual, previewKey, ...counters } = JSON.parse(readFileSync(file, 'utf8')) as CachedState;
  return {
    ...counters,
    sections: new Map(Object.entries(sections)),
    tokens: new Map(Object.entries(tokens)),
    manual: new Set(manual),
    previewKey: Buffer.from(previewKey, 'base64'),
  };
}
