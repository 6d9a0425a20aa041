import { spawn } from 'node:child_process';
import path from 'node:path';
import { projectRoot } from '../tooling/project-root.ts';
import type { Stack } from '../local/stack/stack.ts';

/** Runs the release command as a team does; rejects with what it printed when it fails. */
function release({ dataDir }: Stack, section: string): Promise<void> {
  const child = spawn(process.execPath, [path.join(projectRoot, 'infra/local/start.mjs'), '--release', section], {
    cwd: projectRoot,
    env: { ...process.env, PORTAL_DATA: dataDir },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk: Buffer) => (output += chunk.toString()));
  return new Promise((done, fail) => {
    child.once('error', fail);
    child.once('close', (code) => (code === 0 ? done() : fail(new Error(output))));
  });
}

/** Seconds from the command to its end, when the section is live: built, published, proved and moved. */
export async function releaseSeconds(stack: Stack, section: string): Promise<number> {
  const began = performance.now();
  await release(stack, section);
  return (performance.now() - began) / 1_000;
}
