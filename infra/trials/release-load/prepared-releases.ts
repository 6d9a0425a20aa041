import { cpSync, mkdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import type { Stack } from '../../local/stack/stack.ts';
import { packRelease } from '../../release/pack-release.ts';
import { addAlteredRelease } from '../../tooling/e2e/altered-release.ts';
import { sectionKinds, type Team } from './teams.ts';

/** Where a component of a bundle reads what its page's loader has loaded. */
const loadedData = '(0,kit_.useLoaderData)()';

export interface PreparedRelease {
  version: string;
  archive: Buffer;
  /** The release throws on the server while this file is there. */
  switchFile: string;
}

/** A section's releases, built before anything is measured, in a copy of the store. */
export async function prepareSection(stack: Stack, { name, call }: Team): Promise<PreparedRelease[]> {
  const store = path.join(stack.dataDir, `releases-of-${name}`);
  const switches = path.join(stack.dataDir, `switches-of-${name}`);
  cpSync(stack.releasesDir, store, { recursive: true });
  mkdirSync(switches);
  const prepared: PreparedRelease[] = [];
  for (const [index, kind] of sectionKinds.entries()) {
    const switchFile = path.join(switches, String(index));
    const broken =
      kind === 'refused'
        ? `throw new Error('broken on purpose');`
        : `if (process.getBuiltinModule('node:fs').existsSync(${JSON.stringify(switchFile)})) throw new Error('broken on purpose');`;
    let isAltered = false;
    const version = addAlteredRelease({ releasesDir: store, dataDir: stack.dataDir }, name, (text, file) => {
      if (file !== 'server/index.cjs') return text;
      // In a component, whose part is left to the browser then; of a canary in the loader, whose document would be 503
      const altered =
        kind === 'canary healed'
          ? text.replaceAll(`'${call}'`, `(()=>{${broken}return "${call}"})()`)
          : text.replaceAll(loadedData, `(()=>{${broken}return ${loadedData}})()`);
      isAltered = altered !== text;
      return altered;
    });
    if (!isAltered) throw new Error(`no page of ${name} shows what was loaded`);
    prepared.push({ version, archive: await packRelease(path.join(store, name, version)), switchFile });
  }
  rmSync(store, { recursive: true });
  return prepared;
}
