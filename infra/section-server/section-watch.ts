import { stripVTControlCharacters } from 'node:util';
import webpack from 'webpack';
import { exposedModules } from '../release/build-section.ts';
import { readManifest, type SectionSource } from '../release/section-source.ts';
import { sectionDevConfig } from './dev-config.ts';

/** How the newest build of a section went. */
export interface SectionBuild {
  /** Of the newest good build; empty before the first. */
  hash: string;
  /** Why the newest one failed; empty when it did not. */
  errors: string[];
  ms: number;
}

export interface SectionWatch {
  /** The newest build; waits for one that is under way. */
  settled(): Promise<SectionBuild>;
  stop(): Promise<void>;
}

/** Files are written in bursts. */
const settleMs = 20;
/** What loaders say of themselves. */
const ownAffairs = /^\s+at |^\s+\d+: |^Module build failed|^\s+Caused by:$|^\s+Stack backtrace:$|^\s+Syntax Error$/;

/** A message of webpack with the file it is about first and nothing of the build's own code. */
function messageOf({ message, moduleName, loc }: webpack.StatsError): string {
  const place = [moduleName?.replace(/^.*!/, ''), loc].filter(Boolean).join(' ');
  const lines = stripVTControlCharacters(message)
    .split('\n')
    .filter((line) => !ownAffairs.test(line));
  return [place, ...lines].filter((line) => line !== '').join('\n');
}

/** Builds a section for development and again after each change to what it is made of. */
export async function watchSection(
  source: SectionSource,
  outputFolder: string,
  onBuild: (build: SectionBuild) => void,
): Promise<SectionWatch> {
  const exposes = exposedModules(await readManifest(source));
  const compiler = webpack(sectionDevConfig(source, exposes, outputFolder));
  if (!compiler) throw new Error(`webpack does not take the configuration of ${source.name}`);
  let hash = '';
  let finish: ((build: SectionBuild) => void) | undefined;
  let newest: Promise<SectionBuild> | undefined;
  let began = 0;

  /** Called for each file that changes; those before the next build are one change. */
  function begin(): void {
    if (finish) return;
    began = performance.now();
    newest = new Promise((resolve) => {
      finish = resolve;
    });
  }

  function end(errors: string[]): void {
    const build = { hash, errors, ms: performance.now() - began };
    finish?.(build);
    finish = undefined;
    onBuild(build);
  }

  begin();
  compiler.hooks.invalid.tap('watchSection', begin);
  const watching = compiler.watch(
    { aggregateTimeout: settleMs, ignored: ['**/node_modules', '**/dist', '**/e2e'] },
    (error, stats) => {
      const errors = error
        ? [error.message]
        : (stats?.toJson({ all: false, errors: true, moduleTrace: false }).errors ?? []).map(messageOf);
      if (errors.length === 0) hash = stats?.hash ?? '';
      end(errors);
    },
  );
  return {
    settled: () => newest ?? Promise.reject(new Error('nothing is built')),
    stop: () =>
      new Promise((resolve, reject) => {
        watching?.close((error) => (error ? reject(error) : resolve()));
      }),
  };
}
