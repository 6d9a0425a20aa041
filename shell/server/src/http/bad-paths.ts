import { sendProblem } from '@portal/runtime';
import fp from 'fastify-plugin';

/** Longer than any path of the site; the query has the rest of what Node takes as a head (16 KiB). */
const maxPathLength = 4_096;
// oxlint-disable-next-line no-control-regex -- they are what is looked for
const controls = /[\u0000-\u001f\u007f]/;

/**
 * Why a path is none of this site's: too long, not UTF-8 in percent-encoding, with control characters, or with dot
 * segments, which every well-behaved client has resolved. Undefined when nothing is wrong.
 */
export function faultOfPath(rawUrl: string): 'too-long' | 'malformed' | undefined {
  const end = rawUrl.search(/[?#]/);
  const path = end < 0 ? rawUrl : rawUrl.slice(0, end);
  if (path.length > maxPathLength) return 'too-long';
  if (!path.includes('%') && !path.includes('/.') && !path.includes('\\'))
    return controls.test(path) ? 'malformed' : undefined;
  try {
    const decoded = decodeURIComponent(path);
    const hasDots = decoded.split(/[/\\]/).some((segment) => segment === '.' || segment === '..');
    return hasDots || controls.test(decoded) ? 'malformed' : undefined;
  } catch {
    return 'malformed';
  }
}

/** Refuses such paths before any route sees them: files, services and pages would each fail in their own way. */
export const refuseBadPaths = fp(
  async (app) => {
    app.addHook('onRequest', async ({ raw }, reply) => {
      const fault = faultOfPath(raw.url ?? '/');
      if (fault === 'too-long') return sendProblem(reply, { status: 414, code: 'path-too-long' });
      if (fault === 'malformed') return sendProblem(reply, { status: 400, code: 'bad-request' });
      return undefined;
    });
  },
  { name: 'refuse-bad-paths', dependencies: ['security-headers'] },
);
