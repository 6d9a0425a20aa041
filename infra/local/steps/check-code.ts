import type { Writable } from 'node:stream';
import { checkVocabulary } from '../../tooling/lint/vocabulary/check-vocabulary.ts';
import { asOneCase, runStep, runTool, type StepResult } from './run-step.ts';

/** Types, layout and words of the whole repository, and the lint rules of some folders, or of all: four cases. */
export async function checkCode(folders: string[] = [], output: Writable = process.stdout): Promise<StepResult[]> {
  const step = (title: string, run: () => Promise<number>) => runStep(title, () => asOneCase(run), output);
  const tool = (name: string, ...args: string[]) =>
    runTool(`node_modules/${name}`, args, {}, output === process.stdout ? undefined : output);
  return [
    await step('Types', () => tool('typescript/bin/tsc', '-p', 'tsconfig.json')),
    await step('Layout', () => tool('oxfmt/bin/oxfmt', '--check')),
    await step('Words', async () => checkVocabulary(undefined, undefined, (text) => output.write(`${text}\n`))),
    await step('Lint', () => tool('oxlint/bin/oxlint', '--type-aware', ...folders)),
  ];
}
