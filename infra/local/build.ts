import { exitWith } from './clear-error.ts';
import { prepareDataFolder } from './data/data-folder.ts';
import { readSettings } from './settings.ts';
import { runBuild } from './stack/build-releases.ts';

try {
  const { releasesDir } = readSettings({ ...process.env, PUBLIC_ORIGIN: undefined, PORTAL_ENV: undefined });
  prepareDataFolder(releasesDir);
  const args = ['--report', ...process.argv.slice(2)];
  process.exitCode = await runBuild(releasesDir, args, (line) => process.stdout.write(`${line}\n`));
} catch (error) {
  exitWith(error);
}
