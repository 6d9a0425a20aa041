import type { ReleasePortal } from '../../release/connect-portal.ts';
import type { SectionSource } from '../../release/section-source.ts';
import { devOrigin, startSectionServer, type SectionServer } from '../../section-server/section-server.ts';
import { ClearError, firstLine } from '../clear-error.ts';
import { terminalProgress, type Progress } from '../progress.ts';

/** A long working day. */
const previewMinutes = 10 * 60;

export interface ServedElsewhere {
  server: SectionServer;
  origin: string;
  /** By which a browser on this machine gets the section from here; it leads to the portal through the dev server. */
  link: string;
  /** ISO time. */
  until: string;
}

/** Serves a section here for one browser's visits to a portal elsewhere. Rejects with ClearError when that portal does not allow it. */
export async function serveElsewhere(
  source: SectionSource,
  portal: ReleasePortal,
  devFolder: string,
  progress: Progress,
): Promise<ServedElsewhere> {
  const origin = await devOrigin();
  const { url, until } = await portal.previewDevServer(source.name, origin, previewMinutes).catch((error: unknown) => {
    throw new ClearError(firstLine(error));
  });
  const server = await startSectionServer({
    source,
    devFolder,
    origin,
    portalOrigin: portal.origin,
    proxiesPortal: true,
    progress,
  });
  const { pathname, search } = new URL(url);
  return { server, origin, link: origin + pathname + search, until };
}

/** Does so until it is stopped. */
export async function developElsewhere(source: SectionSource, portal: ReleasePortal, devFolder: string): Promise<void> {
  const { server, origin, link, until } = await serveElsewhere(source, portal, devFolder, terminalProgress);
  const lines = [
    `${source.name} is served from ${origin} (${(server.readyMs / 1000).toFixed(1)} s). Open this in a browser on this machine:`,
    `  ${link}`,
    `It shows ${portal.origin}, with ${source.name} from here, until ${until}. Everybody else sees ${portal.origin} as before.`,
    'Ctrl-C stops it.',
  ];
  process.stdout.write(`\n${lines.join('\n\n')}\n`);
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
    process.once(signal, () => void server.stop().then(() => process.exit(0)));
}
