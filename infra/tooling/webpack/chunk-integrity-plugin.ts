import { createHash } from 'node:crypto';
import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import webpack from 'webpack';

/** Placeholders in the runtime until all files are final. Every page loads these maps, so keys are ids and hashes short. */
const scripts = { placeholder: '__SCRIPT_HASHES__', ending: '.js' };
const styles = { placeholder: '__STYLE_HASHES__', ending: '.css' };

const name = 'ChunkIntegrityPlugin';

const digest = (algorithm: string, content: Buffer | string) => createHash(algorithm).update(content).digest('base64');

/** Subresource integrity value of a file that something outside its release names. */
export const integrityOf = (content: Buffer | string): string => `sha384-${digest('sha384', content)}`;

/** What the runtime has a chunk compared with. */
export const chunkDigest = (content: Buffer | string): string => digest('sha256', content);

/** The same as a Subresource Integrity value: a preload serves a script only with this very one. */
export const chunkIntegrity = (content: Buffer | string): string => `sha256-${chunkDigest(content)}`;

/** Lets the webpack runtime load scripts and style sheets only with the hash that this build gave them. */
export class ChunkIntegrityPlugin {
  apply(compiler: webpack.Compiler): void {
    compiler.hooks.compilation.tap(name, (compilation) => {
      // A chunk without a hash gets `sha256-undefined`, which nothing matches
      webpack.runtime.LoadScriptRuntimeModule.getCompilationHooks(compilation).createScript.tap(name, (source) =>
        [
          source,
          `script.integrity = 'sha256-' + ${scripts.placeholder}[chunkId];`,
          // The preload of the document has this mode; without it the browser would fetch the file again.
          `script.crossOrigin = 'anonymous';`,
          `if (globalThis.portalRetry) script.src = url + '?retry=' + globalThis.portalRetry;`,
        ].join('\n'),
      );
      MiniCssExtractPlugin.getCompilationHooks(compilation).beforeTagInsert.tap(
        name,
        (source, { tag, chunkId }) => `${source}\n${tag}.integrity = 'sha256-' + ${styles.placeholder}[${chunkId}];`,
      );
      // Scripts are minified by then, and have no source maps yet, which count columns
      const stage = webpack.Compilation.PROCESS_ASSETS_STAGE_DEV_TOOLING - 1;
      compilation.hooks.processAssets.tap({ name, stage }, (assets) => {
        for (const [file, source] of Object.entries(assets)) {
          const text = source.source().toString();
          if (!file.endsWith('.js') || ![scripts, styles].some(({ placeholder }) => text.includes(placeholder)))
            continue;
          const filled = new webpack.sources.ReplaceSource(source);
          for (const kind of [scripts, styles])
            for (const index of placesOf(kind.placeholder, text))
              filled.replace(index, index + kind.placeholder.length - 1, hashesOf(compilation, kind));
          compilation.updateAsset(file, filled);
        }
      });
    });
  }
}

function placesOf(word: string, text: string): number[] {
  const places: number[] = [];
  for (let at = text.indexOf(word); at >= 0; at = text.indexOf(word, at + word.length)) places.push(at);
  return places;
}

/** The hashes of what is loaded later, by the id of its chunk, as source text. */
function hashesOf(compilation: webpack.Compilation, { ending }: typeof scripts): string {
  const entries = [...compilation.chunks]
    .filter((chunk) => !chunk.canBeInitial())
    .flatMap(({ id, files }) =>
      [...files]
        .filter((file) => file.endsWith(ending))
        .map((file) => {
          const content = compilation.getAsset(file)?.source.buffer() ?? Buffer.alloc(0);
          return `${typeof id === 'number' ? id : JSON.stringify(id)}:"${chunkDigest(content)}"`;
        }),
    );
  return `({${entries.join(',')}})`;
}
