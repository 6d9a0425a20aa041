// A service whose clock is wrong: CLOCK_FILE names a file with the seconds to add; TARGET_ENTRY is the service itself.
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';

const name = path.basename(process.argv[1], '.mjs').replace('shifted-', '');
const folder = path.dirname(process.argv[1]);
const seconds = Number(readFileSync(path.join(folder, 'clock-offset'), 'utf8'));
const RealDate = Date;
const now = () => RealDate.now() + seconds * 1000;
globalThis.Date = class extends RealDate {
  constructor(...args) {
    super(...(args.length === 0 ? [now()] : args));
  }

  static now() {
    return now();
  }
};
const entry = readFileSync(path.join(folder, `${name}.entry`), 'utf8');
process.argv[1] = entry;
await import(pathToFileURL(entry).href);
