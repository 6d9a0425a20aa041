// What a command compiles before it runs. Node's own modules only: this runs before anything is installed.
import { existsSync } from 'node:fs';
import path from 'node:path';
import { buildFile, nodeProjects } from './node-projects.mjs';

/**
 * Commands of people who change the code, and what they ship: the compiler reads the types as well, which takes three times
 * as long. All others run what is there, and `npm run check` and `npm test` see to types.
 */
const checkedCommands = new Set(['--dev', '--release', '--pack']);

/** They move pointers or read them: the portal does the work. */
const pointerCommands = new Set(['canary', 'promote', 'rollback', 'withdraw', 'list', 'token']);

/**
 * `build`: projects with everything they refer to, of which `isChecked` says whether types are read. `alone`: projects by themselves, with the others as compiled before.
 * A release compiles what is released and nothing else, so that another team's type error does not block it: of a section its
 * pages, by the bundler; of a service its folder and the packages that it depends on. `education` is both.
 */
export function whatToCompile(root, flag, [section = '', command] = []) {
  const isChecked = checkedCommands.has(flag);
  const isCompiled = existsSync(path.join(root, 'infra/dist/release/release.js'));
  if (flag !== '--release' || !isCompiled) return { build: nodeProjects(root), alone: [], isChecked };
  if (pointerCommands.has(command)) return { build: [], alone: [], isChecked };
  const tools = buildFile('infra');
  const released = buildFile(path.join('services', section.replace(/^services\//, '')));
  if (!section.startsWith('mf-') && existsSync(path.join(root, released)))
    return { build: [released], alone: [tools], isChecked };
  // A section that is new may bring a service that nobody has started yet
  const service = path.join('services', section.replace(/^mf-/, ''));
  const isNew = existsSync(path.join(root, buildFile(service))) && !existsSync(path.join(root, service, 'dist'));
  return { build: [], alone: isNew ? [tools, buildFile(service)] : [tools], isChecked };
}
