import type webpack from 'webpack';

/** Collects which files each named chunk group needs, for exact preloads. */
export class ChunkGroupsPlugin {
  readonly groups: Record<string, string[]> = {};

  apply(compiler: webpack.Compiler): void {
    compiler.hooks.afterEmit.tap('ChunkGroupsPlugin', (compilation) => {
      for (const [name, group] of compilation.namedChunkGroups) {
        this.groups[name] = group.getFiles().filter((file) => /\.(?:js|css)$/.test(file));
      }
    });
  }
}
