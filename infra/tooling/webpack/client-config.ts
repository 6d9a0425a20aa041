import { createRequire } from 'node:module';
import path from 'node:path';
import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack';
import webpack from 'webpack';
import { inputHash } from '../../release/input-hash.ts';
import { toolsRoot } from '../project-root.ts';
import { baseConfig, cssPlugin } from './base-config.ts';
import { ChunkGroupsPlugin } from './chunk-groups-plugin.ts';
import { earlierKitPackages, earlierKitRules } from './earlier-kits.ts';
import { ChunkIntegrityPlugin } from './chunk-integrity-plugin.ts';
import { neededRanges, providedVersions } from './shared-libraries.ts';

export interface ClientInput {
  name: string;
  folder: string;
  outputFolder: string;
  /** Exposed module → file, e.g. `./app` → `./src/app.ts`. Empty for the shell. */
  exposes: Record<string, string>;
}

export interface ClientBuild {
  config: webpack.Configuration;
  groups: ChunkGroupsPlugin;
}

/** The shell supplies these; a section brings none itself. */
function sharedLibraries(folder: string) {
  const declare = (requiredVersion: string) => ({
    singleton: true,
    strictVersion: true,
    requiredVersion,
    import: false as const,
  });
  return Object.fromEntries(Object.entries(neededRanges(folder)).map(([library, range]) => [library, declare(range)]));
}

/** Makes a section a federation remote of what it exposes, with a runtime that does what this portal needs. */
export function federation({
  name,
  folder,
  exposes,
}: Omit<ClientInput, 'outputFolder'>): webpack.WebpackPluginInstance[] {
  const modules = Object.entries(exposes).map(([module, file]) => {
    const expose = { import: path.join(folder, file), name: module.replace('./', '') };
    return [module, expose] as const;
  });
  // What the plugin finds out by having webpack check an invalid configuration, which takes it a second.
  process.env['FEDERATION_WEBPACK_PATH'] ??= createRequire(import.meta.url).resolve('webpack');
  return [
    new ModuleFederationPlugin({
      name,
      filename: 'remoteEntry.js',
      exposes: Object.fromEntries(modules),
      shared: sharedLibraries(folder),
      manifest: false,
      dts: false,
    }),
    // The plugin writes this file, which starts its own runtime, and has every entry import it.
    new webpack.NormalModuleReplacementPlugin(
      /\.federation.entry\.\w+\.js$/,
      path.join(toolsRoot, 'tooling/webpack/section-runtime.ts'),
    ),
  ];
}

/** What the shell's sources find in place of names; what is for development falls away where that is false. */
export function shellDefines(isForDevelopment: boolean): webpack.DefinePlugin {
  return new webpack.DefinePlugin({
    KIT_VERSION: JSON.stringify(providedVersions()['@portal/kit']),
    DEVELOPMENT: isForDevelopment,
    EARLIER_KITS: earlierKitPackages().length > 0,
    FEDERATION_BUILD_IDENTIFIER: JSON.stringify('shell'),
    FEDERATION_OPTIMIZE_NO_SNAPSHOT_PLUGIN: true,
    ENV_TARGET: JSON.stringify('web'),
  });
}

/** The browser build of a section: a federation remote, or the host for the shell. */
export function clientConfig(input: ClientInput): ClientBuild {
  const isShell = Object.keys(input.exposes).length === 0;
  const base = baseConfig(input.name, 'client', input.outputFolder);
  const groups = new ChunkGroupsPlugin();
  // Two versions may be loading in one tab at once: neither may take the other's chunks or scripts, whose names are the same.
  const ofVersion = `chunks_${input.name}_${inputHash(input).slice(0, 8)}`;
  const config: webpack.Configuration = {
    ...base,
    target: ['web', 'es2022'],
    entry: isShell
      ? {
          main: path.join(input.folder, 'src/main.ts'),
          early: path.join(input.folder, 'src/early.ts'),
          fonts: path.join(input.folder, 'src/fonts/fonts.css'),
        }
      : {},
    output: {
      ...base.output,
      crossOriginLoading: 'anonymous',
      ...(isShell ? {} : { uniqueName: ofVersion, chunkLoadingGlobal: ofVersion }),
      // The folder is of one version and named by what it holds; every entry lists the names of all chunks
      filename: '[name].js',
      chunkFilename: '[name].js',
    },
    module: { ...base.module, rules: [...(base.module?.rules ?? []), ...(isShell ? earlierKitRules('client') : [])] },
    plugins: [
      cssPlugin(),
      new ChunkIntegrityPlugin(),
      groups,
      ...(isShell ? [shellDefines(false)] : federation(input)),
    ],
  };
  return { config, groups };
}
