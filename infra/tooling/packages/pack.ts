import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { ClearError, exitWith } from '../../local/clear-error.ts';
import { runTool } from '../../local/steps/run-step.ts';
import { platformWorkspaces } from './platform-packages.ts';
import { stageTools } from './stage-tools.ts';
import { stageWorkspace } from './stage-workspace.ts';

/** Packs every package of the platform into a folder. Returns the names of the archives. */
export async function packPackages(outputFolder: string): Promise<string[]> {
  if ((await runTool('node_modules/typescript/bin/tsc', ['-b', 'shell/kit/tsconfig.node.json'])) !== 0)
    throw new ClearError('The kit does not compile: mend the errors above.');
  mkdirSync(outputFolder, { recursive: true });
  const staging = mkdtempSync(path.join(tmpdir(), 'portal-packages-'));
  try {
    for (const workspace of platformWorkspaces) stageWorkspace(workspace, path.join(staging, workspace));
    await stageTools(path.join(staging, 'release'), path.join(staging, 'dev'));
    return [...platformWorkspaces, 'release'].map((folder) => {
      const packed = execFileSync('npm', ['pack', '--silent', '--pack-destination', outputFolder], {
        cwd: path.join(staging, folder),
        encoding: 'utf8',
      });
      return packed.trim();
    });
  } finally {
    rmSync(staging, { recursive: true, force: true });
  }
}

/** `npm run pack -- <folder>`: the packages that repositories of sections install, as archives for them or for a registry. */
try {
  const folder = process.argv[2];
  if (!folder) throw new ClearError('npm run pack -- <folder>');
  for (const archive of await packPackages(path.resolve(folder))) process.stdout.write(`  ${archive}\n`);
} catch (error) {
  exitWith(error);
}
