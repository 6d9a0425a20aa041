import { spawn } from 'node:child_process';
import path from 'node:path';
import { bundleTypebox } from '../../local/bundle-typebox.mjs';
import { nodeProjects } from '../../local/node-projects.mjs';

const root = path.resolve(import.meta.dirname, '../../..');

/** Compiles services, portal and tools, which tests start as processes; a second when nothing changed. */
export default function compile() {
  if (process.env.PORTAL_COMPILED) return undefined; // by `npm test`, or for another project of this run
  return new Promise((resolve, reject) => {
    const tsc = path.join(root, 'node_modules/typescript/bin/tsc');
    const child = spawn(process.execPath, [tsc, '-b', ...nodeProjects(root)], { cwd: root, stdio: 'inherit' });
    child.once('error', reject);
    child.once('exit', (code) => {
      if (code !== 0) return reject(new Error('the code does not compile: see above'));
      process.env.PORTAL_COMPILED = '1';
      return bundleTypebox(root).then(resolve, reject);
    });
  });
}
