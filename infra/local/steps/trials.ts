import { readFileSync } from 'node:fs';
import path from 'node:path';
import { projectRoot } from '../../tooling/project-root.ts';
import { ClearError } from '../clear-error.ts';

/** A trial as `infra/trials/trials.json` describes it. */
export interface Trial {
  name: string;
  /** What it shows, in a line. */
  what: string;
  /** About how long it takes on two quiet cores. */
  minutes: number;
  /** Folders and files whose changes ask for it; none for one that only runs by name. */
  inputs: string[];
  /** Trial files for Jest. */
  jest?: string[];
  /** Trial files for Playwright. */
  browser?: string[];
  /** Configuration of Playwright, where it is not that of all trials. */
  config?: string;
}

/** All trials, the most important ones first. */
export function readTrials(): Trial[] {
  return JSON.parse(readFileSync(path.join(projectRoot, 'infra/trials/trials.json'), 'utf8')) as Trial[];
}

/** The trials of these names, or all that run without being named. Throws ClearError for an unknown name. */
export function trialsNamed(trials: Trial[], names: string[]): Trial[] {
  const unknown = names.find((name) => !trials.some((trial) => trial.name === name));
  if (unknown)
    throw new ClearError(
      `There is no trial "${unknown}". There are:\n${trials.map(({ name, what, minutes }) => `  ${name} (${minutes} min): ${what}`).join('\n')}`,
    );
  return names.length === 0
    ? trials.filter(({ inputs }) => inputs.length > 0)
    : trials.filter(({ name }) => names.includes(name));
}

const isBelow = (file: string, folder: string) => file === folder || file.startsWith(`${folder}/`);

/** Whether one of the changed files is an input of the trial: one it names, or one of its own. */
export function isAffected(trial: Trial, changed: string[]): boolean {
  const inputs = [...trial.inputs, ...(trial.jest ?? []), ...(trial.browser ?? [])];
  return trial.inputs.length > 0 && changed.some((file) => inputs.some((input) => isBelow(file, input)));
}

/** Whether a trial that begins when a time has passed of a budget ends within it. All in minutes. */
export function endsWithin({ minutes }: Trial, budget: number, passed: number): boolean {
  return passed + minutes <= budget;
}
