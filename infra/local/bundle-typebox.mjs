// Makes one file of the modules of TypeBox that services and portal load (services/runtime/src/typebox.ts).
import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** Bundles the installed version, once the runtime is compiled: three seconds. Does nothing when that is done. */
export async function bundleTypebox(root) {
  const { version } = JSON.parse(readFileSync(path.join(root, 'node_modules/typebox/package.json'), 'utf8'));
  const folder = path.join(root, 'services/runtime/dist');
  const entry = path.join(folder, 'src/typebox.js');
  const bundle = path.join(folder, 'typebox-bundle.js');
  const hash = createHash('sha256').update(readFileSync(entry)).digest('hex');
  const banner = `// typebox ${version} for ${hash}`;
  if (existsSync(bundle) && readFileSync(bundle, 'utf8').startsWith(banner)) return;
  const { default: webpack } = await import('webpack');
  const compiler = webpack({
    mode: 'none',
    target: 'node20',
    context: root,
    entry,
    experiments: { outputModule: true },
    output: { path: folder, filename: path.basename(bundle), module: true, library: { type: 'module' } },
    optimization: { concatenateModules: true, providedExports: true, usedExports: true, sideEffects: true },
    plugins: [new webpack.BannerPlugin({ banner, raw: true })],
  });
  const stats = await new Promise((done, fail) => {
    compiler.run((error, result) => (error ? fail(error) : done(result)));
  });
  await new Promise((done) => compiler.close(done));
  if (stats.hasErrors())
    throw new Error(`TypeBox could not be bundled: ${stats.toString({ all: false, errors: true })}`);
}
