import { existsSync, mkdirSync, readdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { Stryker } from '@stryker-mutator/core';
import pg from 'pg';
import { ClearError, errorCode } from '../../local/clear-error.ts';
import { temporaryDataFolder } from '../../local/data/data-folder.ts';
import { startEmbeddedServer } from '../../local/postgres/embedded-server.ts';
import { processExists } from '../../local/postgres/postmaster.ts';
import { copyCheckout } from '../checkout/copy-checkout.ts';
import { projectRoot } from '../project-root.ts';
import { mutationReport, scoreOf } from './mutation-report.ts';

const breakBelowPercent = 80;

const isSource = (given: string) => /\.tsx?$/.test(given);

/** One source file, or those below a folder: no tests and trials, nothing generated, no types alone. */
function sourcesOf(given: string): string[] {
  if (isSource(given)) return [given];
  const left = [
    '**/*.{test,trial}.{ts,tsx}',
    '**/testing/**',
    '**/*.generated.ts',
    '**/types.ts',
    '**/*.d.ts',
    'dist/**',
    'node_modules/**',
  ];
  return [`${given}/**/*.{ts,tsx}`, ...left.map((pattern) => `!${given}/${pattern}`)];
}

/** Relative to the checkout: the folder or file whose code is changed, then the folders and files of the tests that are to notice. */
function pathsOf(args: string[]): string[] {
  const paths = args.map((given) => path.relative(projectRoot, path.resolve(projectRoot, given)));
  if (paths.length === 0)
    throw new ClearError('Name a folder: npm run test:mutation -- services/education/src/features/applying');
  const missing = paths.find(
    (given) => given === '' || given.startsWith('..') || !existsSync(path.join(projectRoot, given)),
  );
  if (missing !== undefined) throw new ClearError(`There is no ${missing || 'folder'} to test here.`);
  return paths;
}

/** Whether the code of a folder runs in browsers. */
function isForBrowsers(folder: string): boolean {
  return /^(mf-[^/]+|shell\/(src|admin|kit))(\/|$)/.test(folder);
}

/** Removes the run's templates from a server that stays. */
async function dropTemplates(url: string, prefix: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const { rows } = await client.query<{ name: string }>(
    'select datname as name from pg_database where starts_with(datname, $1)',
    [prefix],
  );
  for (const { name } of rows) await client.query(`drop database ${client.escapeIdentifier(name)} with (force)`);
  await client.end();
}

/**
 * A database for the tests of services, unless one is named already, and the name with which the run's template databases
 * begin. Returns what stops it.
 */
async function startDatabase(): Promise<() => Promise<void>> {
  const prefix = `template_mutation_${process.pid}`;
  const outside = process.env.TEST_DATABASE_URL;
  process.env.TEST_TEMPLATES = prefix;
  if (outside) return () => dropTemplates(outside, prefix);
  const folder = temporaryDataFolder();
  const server = await startEmbeddedServer({
    folder: path.join(folder, 'postgres'),
    password: 'test',
    logFile: path.join(folder, 'postgres.log'),
    durable: false,
  });
  process.env.TEST_DATABASE_URL = server.url;
  return async () => {
    await server.stop();
    rmSync(folder, { recursive: true, force: true });
  };
}

/** A folder for the copy, named for this process; those of runs that were interrupted go. */
function makeFolder(): string {
  const parent = path.join(projectRoot, 'var/mutation');
  mkdirSync(parent, { recursive: true });
  for (const name of readdirSync(parent))
    if (!processExists(Number(name))) rmSync(path.join(parent, name), { recursive: true, force: true });
  const copy = path.join(parent, String(process.pid));
  mkdirSync(copy);
  return copy;
}

/** Runs Stryker in a copy of the checkout: it writes the mutants into the files themselves. */
async function mutate(given: string, tests: string[]): Promise<number> {
  const copy = makeFolder();
  const stopDatabase = isForBrowsers(given) ? undefined : await startDatabase();
  try {
    copyCheckout(copy);
    process.chdir(copy);
    process.env.MUTATION_TESTS = tests.join(':');
    process.env.MUTATION_ENVIRONMENT = isForBrowsers(given) ? 'browser' : 'node';
    // Before the copy was made; what Stryker makes of the sources does not compile
    process.env.PORTAL_COMPILED = '1';
    const configFile = 'infra/tooling/mutation/stryker.config.js';
    const concurrency = Number(process.env.MUTATION_WORKERS ?? 2);
    const results = await new Stryker({ configFile, concurrency, mutate: sourcesOf(given) }).runMutationTest();
    process.stdout.write(`\n${mutationReport(results, copy)}\n`);
    return scoreOf(results);
  } finally {
    process.chdir(projectRoot);
    rmSync(copy, { recursive: true, force: true });
    await stopDatabase?.();
  }
}

try {
  const [given = '', ...tests] = pathsOf(process.argv.slice(2));
  const percent = await mutate(given, tests.length > 0 ? tests : [isSource(given) ? path.dirname(given) : given]);
  if (percent < breakBelowPercent)
    throw new ClearError(
      `Only ${percent.toFixed(1)} % of the mutants were killed; at least ${breakBelowPercent} % have to be.`,
    );
} catch (error) {
  if (!(error instanceof ClearError) && errorCode(error) === undefined) throw error;
  process.stderr.write(`\n${(error as Error).message}\n`);
  process.exitCode = 1;
}
