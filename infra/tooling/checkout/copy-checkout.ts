import { cpSync, lstatSync, mkdirSync, readdirSync, readlinkSync, symlinkSync } from 'node:fs';
import path from 'node:path';
import { projectRoot } from '../project-root.ts';

const left = new Set(['.git', 'node_modules', 'var', 'test-results']);

/** Packages are links to those of the checkout; workspaces, and npm's own records, are the copy's. */
function copyModules(from: string, to: string): void {
  mkdirSync(to, { recursive: true });
  for (const name of readdirSync(from)) {
    const [source, target] = [path.join(from, name), path.join(to, name)];
    const entry = lstatSync(source);
    if (entry.isSymbolicLink()) symlinkSync(readlinkSync(source), target);
    else if (entry.isFile()) cpSync(source, target);
    else if (name === '@portal') copyModules(source, target);
    else symlinkSync(source, target);
  }
}

/** Copies the checkout, including what is built, and links its packages, including those of single workspaces. */
export function copyCheckout(root: string): void {
  const modules = ['node_modules'];
  for (const name of readdirSync(projectRoot).filter((entry) => !left.has(entry))) {
    cpSync(path.join(projectRoot, name), path.join(root, name), {
      recursive: true,
      preserveTimestamps: true,
      filter(file) {
        if (path.basename(file) !== 'node_modules') return true;
        modules.push(path.relative(projectRoot, file));
        return false;
      },
    });
  }
  for (const folder of modules) copyModules(path.join(projectRoot, folder), path.join(root, folder));
}
