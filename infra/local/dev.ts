import { findPortal } from '../release/release-portal.ts';
import { findSection } from '../release/section-source.ts';
import { devFolderOf } from '../section-server/build-dev-shell.ts';
import { ClearError, exitWith, firstLine } from './clear-error.ts';
import { developElsewhere } from './dev/develop-elsewhere.ts';
import { developHere } from './dev/develop-here.ts';
import { readSettings } from './settings.ts';

/** `npm run dev [section]`: the whole portal here, or, with PORTAL_ORIGIN, a section of one elsewhere. */
async function dev(name: string | undefined, others: string[]): Promise<void> {
  if (others.length > 0) throw new ClearError('One section at a time: npm run dev <section>.');
  const source = name === undefined ? undefined : findSection(name);
  const isElsewhere = Boolean(process.env['PORTAL_ORIGIN']);
  if (!isElsewhere) return developHere(source);
  if (!source || source.name === 'shell')
    throw new ClearError(
      'PORTAL_ORIGIN is set: name the section to develop on that portal, or unset it for a portal here.',
    );
  const { dataDir } = readSettings({ PORTAL_DATA: process.env['PORTAL_DATA'] });
  const portal = await findPortal(source.name).catch((error: unknown) => {
    throw new ClearError(firstLine(error));
  });
  return developElsewhere(source, portal, devFolderOf(dataDir));
}

try {
  const [name, ...others] = process.argv.slice(2);
  await dev(name, others);
} catch (error) {
  exitWith(error);
}
