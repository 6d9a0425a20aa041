import { randomUUID } from 'node:crypto';
import { existsSync, readFileSync, realpathSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { connect } from '../database/connect.ts';
import { PreparedState, preparationHash } from '../database/prepared-state.ts';
import { runTask } from '../processes/run-task.ts';
import { projectRoot } from '../../tooling/project-root.ts';

export interface ServiceProgram {
  name: string;
  entry: string;
  env: Record<string, string>;
  /** Address of the role that owns its schema; the process that serves does not learn of it. */
  migrationUrl: string;
  logFile: string;
  packageFolder: string;
  /** The steps run again when its content has changed, or that of the packages it depends on. */
  codeFolder: string;
  steps: ('migrate' | 'seed')[];
}

/** Variables that change from start to start without meaning anything to migrations or seeds. */
const passing = new Set([
  'PORT',
  'DATABASE_URL',
  'JWKS_URL',
  'PUBLIC_ORIGIN',
  'SMTP_URL',
  'MAIL_FROM',
  'MAILBOX_DIR',
  'LOG_LEVEL',
  'PATH',
  'HOME',
  'TMPDIR',
  'LANG',
  'TZ',
  'FILES_DIR', // its identity counts instead
]);

/** Identifies the files folder: an emptied or new one must be seeded again, whatever the database remembers. */
function filesIdentity(filesDir: string): string {
  const file = path.join(filesDir, '.identity');
  if (!existsSync(file)) writeFileSync(file, randomUUID(), { mode: 0o600 });
  return readFileSync(file, 'utf8');
}

interface Package {
  dependencies?: Record<string, string>;
  optionalDependencies?: Record<string, string>;
}

/** Folders of the packages of this checkout that one in a folder is built on. */
function librariesOf(folder: string): string[] {
  const { dependencies, optionalDependencies } = JSON.parse(
    readFileSync(path.join(folder, 'package.json'), 'utf8'),
  ) as Package;
  const own = Object.keys({ ...dependencies, ...optionalDependencies })
    .filter((name) => name.startsWith('@portal/'))
    .map((name) => realpathSync(path.join(projectRoot, 'node_modules', name)));
  return [...new Set(own.flatMap((library) => [library, ...librariesOf(library)]))];
}

function hashOf(program: ServiceProgram, filesId: string): string {
  const settings = Object.fromEntries(Object.entries(program.env).filter(([name]) => !passing.has(name)));
  const { packageFolder, codeFolder, entry } = program;
  const folders = entry.startsWith(codeFolder) ? [codeFolder, ...librariesOf(packageFolder)] : [path.dirname(entry)];
  return preparationHash(folders, { ...settings, filesId, entry: program.entry });
}

async function migrateAndSeed(program: ServiceProgram): Promise<void> {
  for (const step of program.steps) {
    await runTask({
      name: `${program.name} ${step}`,
      entry: program.entry,
      args: [step],
      env: step === 'migrate' ? { ...program.env, MIGRATION_DATABASE_URL: program.migrationUrl } : program.env,
      logFile: program.logFile,
    });
  }
}

/** Migrates and seeds, side by side, the services whose code or settings are new to this database. Returns their names. */
export async function prepareServices(
  adminUrl: string,
  programs: ServiceProgram[],
  filesDir: string,
): Promise<string[]> {
  const client = await connect(adminUrl, true);
  try {
    const state = new PreparedState(client);
    await state.open();
    const filesId = filesIdentity(filesDir);
    const pending: { program: ServiceProgram; hash: string }[] = [];
    for (const program of programs) {
      const hash = hashOf(program, filesId);
      if (!(await state.has(program.name, hash))) pending.push({ program, hash });
    }
    const outcomes = await Promise.allSettled(pending.map(({ program }) => migrateAndSeed(program)));
    for (const [index, { program, hash }] of pending.entries()) {
      if (outcomes[index]?.status === 'fulfilled') await state.record(program.name, hash);
    }
    const failed = outcomes.find((outcome) => outcome.status === 'rejected');
    if (failed) throw failed.reason;
    return pending.map(({ program }) => program.name);
  } finally {
    await client.end();
  }
}
