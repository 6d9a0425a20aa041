import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from '@jest/globals';
import ts from 'typescript';
import { projectRoot } from '../tooling/project-root.ts';

// JavaScript, since it runs before anything is compiled
const script = path.join(import.meta.dirname, 'node-projects.mjs');
const { nodeProjects } = (await import(script)) as { nodeProjects(root: string): string[] };

/** What a project compiles. */
function compiledFiles(project: string): string[] {
  const parsed = ts.getParsedCommandLineOfConfigFile(project, undefined, {
    ...ts.sys,
    onUnRecoverableConfigFileDiagnostic: ({ messageText }) => {
      throw new Error(ts.flattenDiagnosticMessageText(messageText, '\n'));
    },
  });
  return parsed?.fileNames ?? [];
}

/** Files that a file imports by their path. */
const importsOf = (file: string): string[] =>
  ts
    .preProcessFile(readFileSync(file, 'utf8'))
    .importedFiles.filter(({ fileName }) => /^\..*\.ts$/.test(fileName))
    .map(({ fileName }) => path.resolve(path.dirname(file), fileName));

// A start and `npm test` compile without types and do not notice; `npm run dev`, a release and a pack refuse it
test.each(nodeProjects(projectRoot))('%s imports nothing of itself that it does not compile', (project) => {
  const folder = path.dirname(path.join(projectRoot, project));
  const files = compiledFiles(path.join(projectRoot, project));
  expect(files).not.toEqual([]);
  const compiled = new Set(files);
  const leftOut = files.flatMap((file) =>
    importsOf(file)
      .filter((target) => target.startsWith(`${folder}/`) && !compiled.has(target))
      .map((target) => `${path.relative(projectRoot, file)} → ${path.relative(projectRoot, target)}`),
  );
  expect(leftOut).toEqual([]);
});
