// Installs node_modules when it is missing or does not match package-lock.json. Node's own modules only.
import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';

const progressEveryMs = 10_000;

function readJson(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return undefined;
  }
}

/** Platform is part of it: native packages of another one are of no use (a folder shared with a container). */
function lockHash(root) {
  const lock = readFileSync(path.join(root, 'package-lock.json'));
  return createHash('sha256').update(lock).update(`${process.platform}-${process.arch}`).digest('hex');
}

/** Whether npm's own record of what it installed holds every package of the lock file in the same version. */
function matchesLock(root) {
  const wanted = readJson(path.join(root, 'package-lock.json'))?.packages;
  const installed = readJson(path.join(root, 'node_modules/.package-lock.json'))?.packages;
  if (!wanted || !installed) return false;
  return Object.entries(wanted).every(([name, entry]) => {
    if (!name.includes('node_modules/') || entry.link) return true;
    const have = installed[name];
    if (!have) return Boolean(entry.optional || entry.peer);
    return have.version === entry.version && have.integrity === entry.integrity;
  });
}

function countPackages(folder) {
  try {
    return readdirSync(folder).flatMap((name) => (name.startsWith('@') ? readdirSync(path.join(folder, name)) : [name]))
      .length;
  } catch {
    return 0;
  }
}

function runNpm(root, command) {
  return new Promise((done) => {
    const child = spawn('npm', [command, '--no-audit', '--no-fund', '--no-update-notifier', '--loglevel=error'], {
      cwd: root,
      stdio: 'inherit',
    });
    const began = Date.now();
    const timer = setInterval(() => {
      const count = countPackages(path.join(root, 'node_modules'));
      process.stdout.write(
        `  … ${Math.round((Date.now() - began) / 1000)} s${count > 0 ? `, ${count} packages` : ''}\n`,
      );
    }, progressEveryMs);
    const finish = (ok) => {
      clearInterval(timer);
      done(ok);
    };
    child.once('error', () => finish(false));
    child.once('exit', (code) => finish(code === 0));
  });
}

/** Makes node_modules match package-lock.json; throws an Error with one readable line when that fails. */
export async function installPackages(root) {
  const modules = path.join(root, 'node_modules');
  const marker = path.join(modules, '.portal-lock-hash');
  const hasLock = existsSync(path.join(root, 'package-lock.json'));
  const hash = hasLock ? lockHash(root) : 'none';
  if (existsSync(marker) && readFileSync(marker, 'utf8') === hash) return;
  if (!hasLock || !matchesLock(root)) {
    const began = Date.now();
    process.stdout.write('Installing packages (needed once, a minute or two) …\n');
    const installed = (hasLock && (await runNpm(root, 'ci'))) || (await runNpm(root, 'install'));
    if (!installed)
      throw new Error(
        'Packages could not be installed: see the npm message above (is there a network, and may you write to this folder?).',
      );
    process.stdout.write(`Packages installed (${Math.round((Date.now() - began) / 1000)} s)\n`);
  }
  try {
    writeFileSync(marker, hasLock ? lockHash(root) : 'none');
  } catch {
    // Somebody else's checkout: comparing in full each time is only slower.
  }
}
