import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname } from 'node:path';
import { runInThisContext } from 'node:vm';
import type { ServerSection } from '@portal/contract';

/** What React's server renderer needs, and nothing that opens files, processes or sockets. */
const allowedBuiltins = new Set([
  'assert',
  'async_hooks',
  'buffer',
  'crypto',
  'events',
  'path',
  'perf_hooks',
  'querystring',
  'stream',
  'stream/web',
  'string_decoder',
  'timers',
  'url',
  'util',
  'util/types',
]);

export interface ServerBundle {
  default?: ServerSection;
  section?: ServerSection;
  /** The shell's bundle only: module name → module, for the sections' bundles. */
  shared?: Record<string, unknown>;
  /** The shell's bundle only: version of an earlier kit → the same with that kit. Missing in bundles of earlier builds. */
  sharedByKit?: Record<string, Record<string, unknown>>;
}

/** What the bundle of a section may ask for. Throws when the shell does not bring the kit. */
export function librariesOf(
  { shared = {}, sharedByKit = {} }: ServerBundle,
  earlierKit?: string,
): Record<string, unknown> {
  const libraries = earlierKit === undefined ? shared : sharedByKit[earlierKit];
  if (!libraries) throw new Error(`the shell does not bring the kit ${earlierKit}`);
  return libraries;
}

const nodeRequire = createRequire(import.meta.url);

/**
 * Runs a server bundle by path, outside Node's module cache, so that two versions never share a module.
 * Throws when the bundle asks for a module that is neither shared nor on the short list.
 */
export function loadBundle(file: string, shared: Record<string, unknown> = {}): ServerBundle {
  const module = { exports: {} as ServerBundle };
  const require = (id: string): unknown => {
    if (Object.hasOwn(shared, id)) return shared[id];
    if (allowedBuiltins.has(id.replace(/^node:/, ''))) return nodeRequire(id);
    throw new Error(`a server bundle may not require "${id}"`);
  };
  const source = `(function (module, exports, require, __filename, __dirname) {${readFileSync(file, 'utf8')}\n})`;
  const run = runInThisContext(source, { filename: file }) as (...given: unknown[]) => void;
  run(module, module.exports, require, file, dirname(file));
  return module.exports;
}
