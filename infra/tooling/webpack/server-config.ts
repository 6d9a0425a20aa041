import path from 'node:path';
import webpack from 'webpack';
import { baseConfig } from './base-config.ts';
import { earlierKitRules } from './earlier-kits.ts';

/**
 * The modules that the shell's server bundle provides to a section's `require`, so that each is in memory once. It has
 * no `@portal/kit/admin`: pages for admins are not rendered on the server.
 */
const SHARED = new Set([
  'react',
  'react/jsx-runtime',
  'react-dom',
  '@portal/kit',
  '@portal/kit/server',
  '@portal/kit/admin',
]);

/** The build of a section that render workers load: one file, the shared libraries left to the shell's. */
export function serverConfig(name: string, folder: string, outputFolder: string): webpack.Configuration {
  const base = baseConfig(name, 'server', outputFolder);
  const isShell = name === 'shell';
  return {
    ...base,
    target: 'node20',
    entry: { index: path.join(folder, isShell ? 'src/server.tsx' : 'src/server.ts') },
    output: { ...base.output, filename: 'index.cjs', library: { type: 'commonjs2' } },
    externals: isShell
      ? []
      : [
          ({ request }, callback) =>
            request && SHARED.has(request) ? callback(undefined, `commonjs ${request}`) : callback(),
        ],
    module: { ...base.module, rules: [...(base.module?.rules ?? []), ...(isShell ? earlierKitRules('server') : [])] },
    plugins: [new webpack.optimize.LimitChunkCountPlugin({ maxChunks: 1 })],
  };
}
