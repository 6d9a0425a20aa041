import { createHash } from 'node:crypto';
import path from 'node:path';
import { createRequire } from 'node:module';
import CssMinimizerPlugin from 'css-minimizer-webpack-plugin';
import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import TerserPlugin from 'terser-webpack-plugin';
import type webpack from 'webpack';
import { isOwnRepository, projectRoot, toolsRoot } from '../project-root.ts';
import { kitVersion } from './shared-libraries.ts';

export type Side = 'client' | 'server';

/**
 * Placeholder in a build for its release's version, which is the hash of the built files; the store replaces it. As long as a
 * version, so that source maps stay right.
 */
export const VERSION_PLACEHOLDER = '__VERSION___';

const require = createRequire(import.meta.url);

/** How sources become JavaScript; `react` adds to how their elements do. */
export function typescript(react: object = {}): webpack.RuleSetUseItem {
  const options = {
    jsc: {
      parser: { syntax: 'typescript', tsx: true },
      target: 'es2022',
      transform: { react: { runtime: 'automatic', ...react } },
    },
  };
  return { loader: require.resolve('swc-loader'), options };
}

function rules(side: Side, sources: webpack.RuleSetUse, filesOfStyles?: string): webpack.RuleSetRule[] {
  const cssOptions = {
    url: side === 'client',
    modules: {
      auto: /\.module\.css$/,
      namedExport: false,
      exportLocalsConvention: 'as-is',
      exportOnlyLocals: side === 'server',
      // Class names are a tenth of a document: a short hash, no words.
      localIdentName: '[hash:base64:5]',
      // The same on both sides, or the server's class names are not the browser's.
      localIdentContext: projectRoot,
      // Two repositories have the kit at the same path, maybe in two versions.
      localIdentHashSalt: isOwnRepository ? `portal ${kitVersion()}` : 'portal',
    },
  };
  const css = { loader: require.resolve('css-loader'), options: cssOptions };
  const extract = { loader: MiniCssExtractPlugin.loader, options: filesOfStyles ? { publicPath: filesOfStyles } : {} };
  return [
    { test: /\.tsx?$/, use: sources },
    {
      test: /node_modules.react-router.dist.+\.mjs$/,
      use: path.join(toolsRoot, 'tooling/webpack/pure-react-router.cjs'),
    },
    { test: /\.css$/, use: side === 'client' ? [extract, css] : [css] },
    {
      test: /\.woff2$/,
      type: 'asset/resource',
      generator: { filename: '[name].[contenthash:10][ext]', emit: side === 'client' },
    },
    {
      test: /\.(?:svg|webp|png)$/,
      type: 'asset/resource',
      generator: { filename: '[name].[contenthash:10][ext]', emit: side === 'client' },
    },
  ];
}

/** A short name for what several chunks share: webpack's own has the paths of its modules. */
function nameShared(_module: webpack.Module, chunks: webpack.Chunk[]): string | undefined {
  const names = chunks.map(({ name }) => name);
  if (!names.every((name) => typeof name === 'string')) return undefined;
  return `shared-${createHash('sha256').update(names.toSorted().join()).digest('hex').slice(0, 5)}`;
}

/**
 * What the browser's and the server's build of every section have in common. `filesOfStyles` is the path of the files that
 * style sheets name, where it is not that of scripts.
 */
export function baseConfig(
  name: string,
  side: Side,
  outputFolder: string,
  sources: webpack.RuleSetUse = typescript(),
  filesOfStyles?: string,
): webpack.Configuration {
  return {
    name: `${name} ${side}`,
    context: projectRoot,
    mode: 'production',
    // For the portal alone, which explains errors with them: no source text, and no script names its map.
    devtool: 'hidden-nosources-source-map',
    cache: false,
    performance: false,
    resolve: { extensions: ['.tsx', '.ts', '.mjs', '.js'], conditionNames: ['source', '...'] },
    module: { rules: rules(side, sources, filesOfStyles) },
    output: {
      path: path.join(outputFolder, side),
      // A path, not an address: style sheets that a document brings inline are recognized by it.
      publicPath: `/r/${name}/${VERSION_PLACEHOLDER}/client/`,
      uniqueName: name,
      // Beside the files that browsers get, not among them.
      sourceMapFilename: `../maps/${side}/[file].map`,
      devtoolModuleFilenameTemplate: '[resource-path]',
      clean: true,
    },
    optimization: {
      // No name has the hash of a script or style sheet
      realContentHash: false,
      minimize: side === 'client',
      minimizer: [
        new TerserPlugin({
          // A third of Terser's own time at the same size.
          minify: TerserPlugin.swcMinify,
          // It has threads of its own; processes take longer to start than to minify
          parallel: false,
          extractComments: false,
          terserOptions: { ecma: 2022, compress: { passes: 3 }, format: { comments: false } },
        }),
        new CssMinimizerPlugin({ parallel: false }),
      ],
      moduleIds: 'natural',
      chunkIds: 'named',
      splitChunks: { name: nameShared },
    },
  };
}

export function cssPlugin(): MiniCssExtractPlugin {
  return new MiniCssExtractPlugin({
    filename: '[name].css',
    chunkFilename: '[name].css',
  });
}
