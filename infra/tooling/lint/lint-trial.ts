import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { projectRoot } from '../project-root.ts';

/** Files to lint, by name, in a new folder below one of the project. */
export interface Planted {
  folder: string;
  files: Record<string, string>;
}

/** Writes files into the project, lints them with its configuration, removes them, and returns each entry's errors. */
export function lintPlanted(plantings: Planted[], options: string[] = []): { code: string; message: string }[][] {
  const added: string[] = [];
  const places = plantings.map(({ folder, files }) => {
    const newFolder = mkdirSync(path.join(projectRoot, folder), { recursive: true });
    const place = mkdtempSync(path.join(projectRoot, folder, 'lint-trial-'));
    added.push(newFolder ?? place);
    for (const [name, text] of Object.entries(files)) writeFileSync(path.join(place, name), text);
    return place;
  });
  try {
    const args = ['node_modules/oxlint/bin/oxlint', '--format=json', ...options, ...places];
    const { stdout } = spawnSync(process.execPath, args, { cwd: projectRoot, encoding: 'utf8' });
    const { diagnostics } = JSON.parse(stdout) as {
      diagnostics: { code: string; message: string; severity: string; filename: string }[];
    };
    const errors = diagnostics.filter(({ severity }) => severity === 'error');
    return places.map((place) =>
      errors.filter(({ filename }) => path.resolve(projectRoot, filename).startsWith(`${place}${path.sep}`)),
    );
  } finally {
    for (const place of added) rmSync(place, { recursive: true, force: true });
  }
}
