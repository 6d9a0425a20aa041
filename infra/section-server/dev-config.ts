import path from 'node:path';
import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import webpack from 'webpack';
import { baseConfig, typescript } from '../tooling/webpack/base-config.ts';
import { federation, shellDefines } from '../tooling/webpack/client-config.ts';
import { earlierKitRules } from '../tooling/webpack/earlier-kits.ts';
import { projectRoot, shellFolder, toolsRoot } from '../tooling/project-root.ts';
import type { SectionSource } from '../release/section-source.ts';

const refreshLoader = path.join(toolsRoot, 'section-server/refresh-loader.cjs');

/** What both have: readable, quickly made, at whatever address they are served from. */
function devConfig(name: string, outputFolder: string, sources: webpack.RuleSetUse): webpack.Configuration {
  // A whole path: a property such as `--banner-art` is used by a style sheet of the shell, and its URL would count from there
  const base = baseConfig(name, 'client', outputFolder, sources, name === 'gallery' ? undefined : `/@dev/${name}/`);
  return {
    ...base,
    mode: 'development',
    cache: { type: 'memory' },
    target: ['web', 'es2022'],
    output: {
      path: outputFolder,
      publicPath: 'auto',
      uniqueName: name,
      crossOriginLoading: 'anonymous',
      filename: '[name].js',
      chunkFilename: '[name].js',
    },
    // A build that failed leaves the files of the one before, which the next good one is an update of.
    optimization: { emitOnErrors: false },
  };
}

/** The browser build of the shell with development React, which alone can refresh a component in place. */
export function shellDevConfig(outputFolder: string): webpack.Configuration {
  const config = devConfig('shell', outputFolder, typescript());
  return {
    ...config,
    module: { ...config.module, rules: [...(config.module?.rules ?? []), ...earlierKitRules('client')] },
    entry: { main: [path.join(shellFolder, 'src/development/start.ts'), path.join(shellFolder, 'src/main.ts')] },
    plugins: [new MiniCssExtractPlugin({ filename: '[name].css', chunkFilename: '[name].css' }), shellDefines(true)],
  };
}

/** The component gallery, which is in no release. */
export function galleryConfig(outputFolder: string): webpack.Configuration {
  return {
    ...devConfig('gallery', outputFolder, typescript()),
    entry: { main: path.join(shellFolder, 'gallery/main.tsx') },
    plugins: [new MiniCssExtractPlugin({ filename: '[name].css', chunkFilename: '[name].css' })],
  };
}

/** The browser build of a section whose components are refreshed in place, for the development build of the shell. */
export function sectionDevConfig(
  source: SectionSource,
  exposes: Record<string, string>,
  outputFolder: string,
): webpack.Configuration {
  return {
    ...devConfig(source.name, outputFolder, [refreshLoader, typescript({ development: true, refresh: true })]),
    devtool: 'cheap-module-source-map',
    entry: {},
    plugins: [
      new MiniCssExtractPlugin({ filename: '[name].css', chunkFilename: '[name].css' }),
      new webpack.HotModuleReplacementPlugin(),
      ...federation({ ...source, exposes }),
      new webpack.EntryPlugin(projectRoot, path.join(toolsRoot, 'section-server/section-entry.mjs'), {
        name: undefined,
      }),
    ],
  };
}
