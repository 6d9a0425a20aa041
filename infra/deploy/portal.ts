import { ClearError, exitWith } from '../local/clear-error.ts';
import { examineAll } from './commands/examine.ts';
import { lookForFiles } from './commands/files.ts';
import { migrateAll } from './commands/migrate.ts';
import { provisionAll } from './commands/provision.ts';
import { publishPages } from './commands/publish.ts';
import { seedAll } from './commands/seed.ts';
import { printSettings } from './commands/settings.ts';

const usage = `node infra/deploy/portal.mjs <command>

  settings [host]    prints secrets and addresses for a new installation, whose Postgres is at host:port
  provision          makes roles, schemas and extensions; may be repeated
  migrate [name…]    brings the tables of the portal and of all services up to date, or of those that are named
  seed [--sample]    makes the first administrator; with --sample the sample content too, where tables are empty
  publish [--again]  puts the pages of the tools image into an empty release store; with --again into any
  files [--bring-back]  looks for every file that a row names; with --bring-back removed ones come back from a bucket with versions
  doctor             looks at settings, connections and rights, and says in a line each what is wrong

For the data folder of npm start (PORTAL_DATA), which may run meanwhile:

  backup <folder>            copies database, files, releases and secrets into a new folder
  restore <backup> <folder>  makes a new data folder of a backup, and looks for every file that a row names

The variables that each reads are in infra/docs/runbooks/installations.md.`;

/** Resolves with whether all went well. */
async function run([command, ...rest]: string[]): Promise<boolean> {
  const options = rest.filter((text) => text.startsWith('--'));
  const known: Record<string, string> = { seed: '--sample', publish: '--again', files: '--bring-back' };
  const unknown = options.find((option) => option !== known[command ?? '']);
  if (unknown !== undefined) throw new ClearError(`${unknown} is not an option of ${command}.\n\n${usage}`);
  switch (command) {
    case 'settings':
      return printSettings(rest[0]);
    case 'provision':
      return provisionAll(process.env);
    case 'migrate':
      return migrateAll(process.env, rest);
    case 'seed':
      return seedAll(process.env, options.includes('--sample'));
    case 'publish':
      return publishPages(process.env, options.includes('--again'));
    case 'files':
      return lookForFiles(process.env, options.includes('--bring-back'));
    case 'doctor':
      return examineAll(process.env);
    case 'backup':
    case 'restore': {
      // Needs the embedded Postgres, which an image does not have
      const local = await import('./commands/local-backup.ts');
      return command === 'backup' ? local.backUpLocally(process.env, rest) : local.restoreLocally(rest);
    }
    default:
      throw new ClearError(usage);
  }
}

try {
  process.exitCode = (await run(process.argv.slice(2))) ? 0 : 1;
} catch (error) {
  exitWith(error);
}
