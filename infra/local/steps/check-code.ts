import { addUp, asOneCase, runTool, type Tally } from './run-step.ts';

/** Types of the whole repository, then the lint rules: two cases. */
export async function checkCode(): Promise<Tally> {
  const types = await asOneCase('Types', () => runTool('node_modules/typescript/bin/tsc', ['-p', 'tsconfig.json']));
  const lint = await asOneCase('Lint', () => runTool('node_modules/oxlint/bin/oxlint', ['--type-aware']));
  return addUp([types, lint]);
}
