import { createHash } from 'node:crypto';
import webpack from 'webpack';

const PLACEHOLDER = '__CHUNK_INTEGRITY__';

/** Subresource integrity value of a file's content. */
export function integrityOf(content: Buffer | string): string {
  return `sha384-${createHash('sha384').update(content).digest('base64')}`;
}

/** Lets the webpack runtime load scripts only with the hash that this build gave them. */
export class ChunkIntegrityPlugin {
  apply(compiler: webpack.Compiler): void {
    compiler.hooks.compilation.tap('ChunkIntegrityPlugin', (compilation) => {
      webpack.runtime.LoadScriptRuntimeModule.getCompilationHooks(compilation).createScript.tap('ChunkIntegrityPlugin', (source) =>
        [
          source,
          `var hash = ${PLACEHOLDER}[url.split('/').pop()];`,
          `if (!hash) throw new Error('no integrity known for ' + url);`,
          'script.integrity = hash;',
          // The preload of the document has this mode; without it the browser would fetch the file again.
          `script.crossOrigin = 'anonymous';`,
          `if (globalThis.portalRetry) script.src = url + '?retry=' + globalThis.portalRetry;`,
        ].join('\n'),
      );
      const stage = webpack.Compilation.PROCESS_ASSETS_STAGE_ANALYSE;
      compilation.hooks.processAssets.tap({ name: 'ChunkIntegrityPlugin', stage }, (assets) => {
        const scripts = Object.entries(assets).filter(([file]) => file.endsWith('.js'));
        const holders = scripts.filter(([, source]) => source.source().toString().includes(PLACEHOLDER));
        const held = new Set(holders.map(([file]) => file));
        const hashes = scripts.filter(([file]) => !held.has(file)).map(([file, source]) => [file, integrityOf(source.buffer())]);
        const map = `(${JSON.stringify(Object.fromEntries(hashes))})`;
        for (const [file, source] of holders) {
          const text = source.source().toString().replaceAll(PLACEHOLDER, map);
          compilation.updateAsset(file, new webpack.sources.RawSource(text));
        }
      });
    });
  }
}
