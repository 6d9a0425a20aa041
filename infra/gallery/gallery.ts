import { exitWith } from '../local/clear-error.ts';
import { subfolder } from '../local/data/data-folder.ts';
import { isPortFree } from '../local/ports.ts';
import { terminalProgress as progress } from '../local/progress.ts';
import { readSettings } from '../local/settings.ts';
import { serveGallery } from './gallery-server.ts';

const usualPort = 8090;

/** `npm run gallery`: every component of the kit in every state, built again after each change, until Ctrl-C. */
try {
  const { dataDir } = readSettings({ ...process.env, PUBLIC_ORIGIN: undefined, PORTAL_ENV: undefined });
  const { origin } = await serveGallery({
    folder: subfolder(dataDir, 'gallery'),
    port: (await isPortFree(usualPort)) ? usualPort : 0,
    watch: true,
    onBuild: (errors) => (errors ? progress.warn(errors) : progress.note('Built.')),
  });
  progress.note(`Component gallery: ${origin}`);
} catch (error) {
  exitWith(error);
}
