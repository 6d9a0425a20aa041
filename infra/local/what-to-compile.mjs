// What a command compiles before it runs. Node's own modules only: this runs before anything is installed.
import { existsSync } from 'node:fs';
import path from 'node:path';
import { nodeProjects } from './node-projects.mjs';

/** They move pointers or read them: the portal does the work. */
const pointerCommands = new Set(['canary', 'promote', 'rollback', 'withdraw', 'list', 'token']);

/**
 * `build`: projects with everything they refer to. `alone`: projects by themselves, with the others as compiled before.
 * A release does not compile the services or the portal: their processes restart from the compiled code, and the person
 * who ships a section has not reviewed the sources. So another team's type error does not block a release either.
 */
export function whatToCompile(root, flag, [section = '', command] = []) {
  const isCompiled = existsSync(path.join(root, 'infra/dist/release/release.js'));
  if (flag !== '--release' || !isCompiled) return { build: nodeProjects(root), alone: [] };
  if (pointerCommands.has(command)) return { build: [], alone: [] };
  // A section that is new may bring a service that nobody has started yet
  const service = path.join('services', section.replace(/^mf-/, ''));
  const isNew = existsSync(path.join(root, service, 'tsconfig.json')) && !existsSync(path.join(root, service, 'dist'));
  return { build: [], alone: isNew ? ['infra', service] : ['infra'] };
}
