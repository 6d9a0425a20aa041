// Entry of every npm script. Runs before anything is installed, so: Node's own modules only.
import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { bundleTypebox } from './bundle-typebox.mjs';
import { installPackages } from './install-packages.mjs';
import { whatToCompile } from './what-to-compile.mjs';

const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '../..');
/** Flag → compiled module that takes over; each reads `process.argv` from index 2. */
const modes = {
  '--start': 'local/start.js',
  '--dev': 'local/dev.js',
  '--build': 'local/build.js',
  '--test': 'local/test.js',
  '--test-trials': 'local/trials.js',
  '--test-mutation': 'tooling/mutation/mutation-test.js',
  '--check': 'local/check.js',
  '--gallery': 'gallery/gallery.js',
  '--bench': 'bench/bench.js',
  '--release': 'release/release.js',
  '--portal': 'deploy/portal.js',
  '--pack': 'tooling/packages/pack.js',
  '--print-catalogues': 'tooling/catalogues/print-catalogues.js',
  '--api-types': 'tooling/api-types/generate.js',
  '--new-section': 'tooling/new-section/new-section.js',
  '--new-resource': 'tooling/new-resource/new-resource.js',
  '--remove-section': 'tooling/new-section/remove-section.js',
};

/** Ends with one line for the reader and no stack trace. */
function giveUp(line) {
  process.stderr.write(`\n${line}\n`);
  process.exit(1);
}

function checkNode() {
  const [major, minor] = process.versions.node.split('.').map(Number);
  if (major < 20 || (major === 20 && minor < 19)) {
    giveUp(
      `Node ${process.versions.node} is too old: install Node 20.19 or later (24 is a good choice) and start again.`,
    );
  }
  if (process.platform === 'win32') giveUp('Windows is served through WSL: open this folder there and start again.');
}

/** A fraction of a second when nothing changed; on a busy machine, or the first time, it says that it goes on. */
function runCompiler(options) {
  const began = Date.now();
  const timer = setInterval(
    () => process.stdout.write(`  … the code is being compiled (${Math.round((Date.now() - began) / 1000)} s)\n`),
    10_000,
  );
  return new Promise((done, fail) => {
    const tsc = path.join(root, 'node_modules/typescript/bin/tsc');
    const child = spawn(process.execPath, [tsc, ...options], { cwd: root, stdio: 'inherit' });
    child.once('error', fail);
    child.once('exit', (code) =>
      code === 0 ? done() : fail(new Error('The code does not compile: fix the errors above and start again.')),
    );
  }).finally(() => clearInterval(timer));
}

async function compile({ build, alone, isChecked }) {
  if (build.length > 0) {
    await runCompiler(['-b', ...build, ...(isChecked ? [] : ['--noCheck'])]);
    await bundleTypebox(root);
  }
  // Types of what they refer to may be of another day: npm run check sees to types
  for (const project of alone) await runCompiler(['-p', project, '--noCheck']);
}

const flag = process.argv[2] in modes ? process.argv[2] : '--start';
const rest = process.argv.slice(process.argv[2] === flag ? 3 : 2);

checkNode();
try {
  const wanted = whatToCompile(root, flag, rest);
  if (wanted.build.length + wanted.alone.length > 0) await installPackages(root);
  await compile(wanted);
} catch (error) {
  giveUp(error.message);
}
const entry = path.join(root, 'infra/dist', modes[flag]);
if (!existsSync(entry))
  giveUp(`npm run ${flag.slice(2)} is not part of this version (${path.relative(root, entry)} is missing).`);
process.argv = [process.argv[0], entry, ...rest];
await import(pathToFileURL(entry).href);
