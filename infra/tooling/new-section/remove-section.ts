import { takeAway } from './take-away.ts';

/** `npm run remove:section -- careers`: takes away what `new:section` made. */
try {
  process.stdout.write(await takeAway(process.argv[2] ?? ''));
} catch (error) {
  process.stderr.write(`\n${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
}
