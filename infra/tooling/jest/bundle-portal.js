import {
  existsSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';

/** Loaded when a setting asks for them, which is in few tests. */
const loadedLater = [/^@aws-sdk\//, /^@smithy\//, /^@opentelemetry\/(?!api$)/, /^nodemailer$/, /^playwright-core$/];

/** The portal's process, and its threads. */
const entries = ['src/main', 'src/render/render-worker', 'src/release/check/client-trial-worker'];

/** Drivers of databases that Knex looks for and optional parts of `pg` and `ws`, which are not installed. */
const missing =
  /^(?:better-sqlite3|sqlite3|mysql2?|oracledb|tedious|mariadb|pg-native|pg-query-stream|bufferutil|utf-8-validate)(?:\/|$)/;

function changedAt(file) {
  const found = statSync(file, { throwIfNoEntry: false });
  return found?.isFile() ? found.mtimeMs : undefined;
}

function isCurrent(list) {
  if (!existsSync(list)) return false;
  return JSON.parse(readFileSync(list, 'utf8')).every(([file, time]) => changedAt(file) === time);
}

/** Making the bundle takes as long as this many portals take longer without it. */
const worthwhile = 8;

/** Whether a run with these patterns starts many portals. */
function startsMany(root, patterns) {
  const source = path.join(root, 'shell/server/src');
  const executor = patterns.toExecutor({ rootDir: root });
  const tests = readdirSync(source, { recursive: true }).filter((file) => file.endsWith('.http.test.ts'));
  return tests.filter((file) => executor.isMatch(path.join(source, file))).length >= worthwhile;
}

/**
 * Makes one file of each entry of the compiled portal with its packages, which `run-portal.cjs` starts: of what a portal costs
 * until it is ready, three quarters are a thousand modules, and of a thread's start a third.
 * True when it is there and of what is compiled now.
 */
export async function bundlePortal(root, patterns) {
  const folder = path.join(root, 'var/test-portal');
  if (isCurrent(path.join(folder, 'files.json'))) return true;
  if (!startsMany(root, patterns)) return false;
  const { default: webpack } = await import('webpack');
  const unfinished = `${folder}-${process.pid}`;
  const code = path.join(root, 'shell/server/dist');
  const whereItIs = (say) => webpack.DefinePlugin.runtimeValue(({ module }) => JSON.stringify(say(module.resource)));
  // What the portal opens beside a module of its own lies at the same place beside the bundle
  const besideBundle = (file) => pathToFileURL(file.startsWith(code) ? folder + file.slice(code.length) : file).href;
  const compiler = webpack({
    mode: 'none',
    target: 'node20',
    context: root,
    entry: Object.fromEntries(entries.map((name) => [name, path.join(code, `${name}.js`)])),
    output: { path: unfinished, library: { type: 'commonjs2' } },
    externals: [...loadedLater, missing],
    module: { parser: { javascript: { url: false, createRequire: false, dynamicImportMode: 'eager' } } },
    node: { __dirname: false, __filename: false },
    optimization: { moduleIds: 'named', nodeEnv: false },
    plugins: [
      new webpack.DefinePlugin({
        __dirname: whereItIs(path.dirname),
        __filename: whereItIs((file) => file),
        'import.meta.dirname': whereItIs(path.dirname),
        'import.meta.url': whereItIs(besideBundle),
      }),
    ],
  });
  const stats = await new Promise((done, fail) => {
    compiler.run((error, result) => (error ? fail(error) : done(result)));
  });
  await new Promise((done) => compiler.close(done));
  if (stats.hasErrors())
    throw new Error(`the portal could not be bundled: ${stats.toString({ all: false, errors: true })}`);
  const files = [import.meta.filename, ...stats.compilation.fileDependencies].filter(changedAt);
  writeFileSync(path.join(unfinished, 'package.json'), '{"type":"commonjs"}');
  symlinkSync(path.join(code, 'locales'), path.join(unfinished, 'locales'));
  writeFileSync(path.join(unfinished, 'files.json'), JSON.stringify(files.map((file) => [file, changedAt(file)])));
  rmSync(folder, { recursive: true, force: true });
  renameSync(unfinished, folder);
  return true;
}
