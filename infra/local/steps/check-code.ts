import { asOneCase, runStep, runTool, type StepResult } from './run-step.ts';

/** Types and layout of the whole repository, and the lint rules of some folders, or of all: three cases. */
export async function checkCode(folders: string[] = []): Promise<StepResult[]> {
  return [
    await runStep('Types', () => asOneCase(() => runTool('node_modules/typescript/bin/tsc', ['-p', 'tsconfig.json']))),
    await runStep('Layout', () => asOneCase(() => runTool('node_modules/oxfmt/bin/oxfmt', ['--check']))),
    await runStep('Lint', () =>
      asOneCase(() => runTool('node_modules/oxlint/bin/oxlint', ['--type-aware', ...folders])),
    ),
  ];
}
