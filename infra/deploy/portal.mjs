// Entry of the commands for installations: node infra/deploy/portal.mjs <command>. Needs compiled code, and nothing of a checkout besides.
import { existsSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';

const entry = path.resolve(import.meta.dirname, '../dist/deploy/portal.js');
if (!existsSync(entry)) {
  process.stderr.write('The tools are not compiled: run npm run portal instead, or npm run build first.\n');
  process.exit(1);
}
await import(pathToFileURL(entry).href);
