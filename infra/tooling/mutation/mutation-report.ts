import path from 'node:path';

/** What the report needs of Stryker's result for a mutant. */
export interface MutantOutcome {
  fileName: string;
  status: string;
  mutatorName: string;
  replacement?: string | null;
  location: { start: { line: number; column: number } };
}

const killed = new Set(['Killed', 'Timeout']);
const alive = new Set(['Survived', 'NoCoverage']);

/** Killed mutants in percent of those that count; 100 when there are none. Mutants that do not run at all do not count. */
export function scoreOf(outcomes: readonly MutantOutcome[]): number {
  const dead = outcomes.filter(({ status }) => killed.has(status)).length;
  const survived = outcomes.filter(({ status }) => alive.has(status)).length;
  return dead + survived === 0 ? 100 : (dead / (dead + survived)) * 100;
}

/** A table of the files with their scores, then the survivors with their places. */
export function mutationReport(outcomes: readonly MutantOutcome[], root: string): string {
  const nameOf = ({ fileName }: MutantOutcome) => path.relative(root, fileName);
  const files = [...new Set(outcomes.map(nameOf))].toSorted();
  const rowOf = (name: string, among: readonly MutantOutcome[]) => {
    const survivors = among.filter(({ status }) => alive.has(status)).length;
    return `${scoreOf(among).toFixed(1).padStart(6)} %  ${String(survivors).padStart(3)} of ${String(among.length).padStart(4)} left  ${name}`;
  };
  const survivors = outcomes
    .filter(({ status }) => alive.has(status))
    .map((outcome) => {
      const {
        status,
        mutatorName,
        replacement,
        location: { start },
      } = outcome;
      const note = status === 'NoCoverage' ? ', no test runs it' : '';
      return `${nameOf(outcome)}:${start.line}:${start.column} ${mutatorName}${note}: ${(replacement ?? '').replaceAll(/\s+/g, ' ').slice(0, 120)}`;
    });
  return [
    ...files.map((name) =>
      rowOf(
        name,
        outcomes.filter((outcome) => nameOf(outcome) === name),
      ),
    ),
    rowOf('all', outcomes),
    '',
    ...(survivors.length === 0 ? [] : ['Survivors', ...survivors.toSorted()]),
  ].join('\n');
}
