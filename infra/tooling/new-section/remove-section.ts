import { projectRoot } from '../project-root.ts';
import { removeSection } from './section-files.ts';

/** `npm run remove:section -- careers`: takes away what `new:section` made. */
const name = process.argv[2] ?? '';
if (/^[a-z][a-z0-9]*$/.test(name) && removeSection(projectRoot, name)) {
  process.stdout.write(`  mf-${name} and services/${name} are gone. Its tables stay in the schema "${name}" of databases that had it.\n`);
} else {
  process.stderr.write(`\n${name ? `There is no section "${name}" that could be removed.` : 'npm run remove:section -- <name>'}\n`);
  process.exitCode = 1;
}
