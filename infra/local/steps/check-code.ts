import { asOneCase, runStep, runTool, type StepResult } from './run-step.ts';

/** Types of the whole repository, then the lint rules of some folders, or of all: two cases. */
export async function checkCode(folders: string[] = []): Promise<StepResult[]> {
  return [
    await runStep('Types', () => asOneCase(() => runTool('node_modules/typescript/bin/tsc', ['-p', 'tsconfig.json']))),
    await runStep('Lint', () => asOneCase(() => runTool('node_modules/oxlint/bin/oxlint', ['--type-aware', ...folders]))),
  ];
}
