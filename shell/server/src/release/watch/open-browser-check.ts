import type { FastifyInstance } from 'fastify';
import type { SectionRelease } from '@portal/contract';
import { signPreview } from '../control/preview-link.ts';
import { previewCookie } from '../control/visitor-releases.ts';
import { BrowserCheck } from './browser-check.ts';
import { PortalBrowser, type RequestPortal } from './portal-browser.ts';
import { readReportedPages } from './visit-counts.ts';
import type { Watched } from './watched-version.ts';

const maxReportedPages = 3;
const maxOwnPages = 2;
const previewSeconds = 10 * 60;
/** Limits by address count its requests apart from those of visitors: no host has an address of 192.0.2.0/24 (RFC 5737). */
const browserAddress = '192.0.2.1';

/** Pages of a section whose path needs nothing. */
const openPaths = ({ paths }: SectionRelease): string[] => paths.filter((path) => !path.includes('*'));

/** The check that the portal makes with its own browser, on its own responses. */
export function openBrowserCheck(
  app: FastifyInstance,
  read: (section: string, version: string) => Promise<SectionRelease>,
): BrowserCheck {
  const { checkBrowser: program, publicOrigin } = app.settings;
  const { previewKey } = app.state.current;

  const requestPortal: RequestPortal = async ({ method, url, headers }) => {
    const response = await app.inject({
      method: method === 'HEAD' ? 'HEAD' : 'GET',
      url,
      headers,
      remoteAddress: browserAddress,
    });
    const named = Object.entries(response.headers).filter(([, value]) => typeof value === 'string');
    return {
      status: response.statusCode,
      headers: Object.fromEntries(named) as Record<string, string>,
      body: response.rawPayload,
    };
  };

  async function pagesFor({ section, version, seenIn }: Watched): Promise<string[]> {
    const seen = seenIn ?? { section, version };
    const reported = await readReportedPages(app.state.db, seen.section, seen.version, maxReportedPages);
    const own = openPaths(await read(seen.section, seen.version)).slice(0, maxOwnPages);
    return [...new Set([...reported.filter(isPage), ...own, '/'])];
  }

  return new BrowserCheck({
    launch: program === undefined ? undefined : () => PortalBrowser.launch(program, publicOrigin, requestPortal),
    cookieFor({ section, version }) {
      const until = Math.floor(Date.now() / 1_000) + previewSeconds;
      return `${previewCookie}=${signPreview({ section, version, until }, previewKey)}`;
    },
    pagesFor,
    log: app.log,
  });
}

/** A path in this site that is a document for visitors: reports may name anything. */
const isPage = (path: string): boolean => /^\/(?![/\\])/.test(path) && !/^\/(?:api|r|admin)(?:\/|$)/.test(path);
