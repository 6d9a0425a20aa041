import { ClearError } from '../../local/clear-error.ts';

/**
 * What MDN's HTTP Observatory would say of the portal behind TLS: its tests and points (algorithm version 4,
 * `src/grader/charts.js` of mdn/mdn-http-observatory 1.4.8), as far as the portal decides them. The package itself cannot
 * run here: it scans by https on the public internet alone, and downloads two lists when it is installed.
 */
export interface ObservatoryTest {
  name: string;
  points: number;
  /** What was found. */
  found: string;
}

export interface ObservatoryResult {
  score: number;
  tests: ObservatoryTest[];
}

interface Scanned {
  document: Response;
  html: string;
  robots: Response;
  preflight: Response;
}

export interface ObservatoryOptions {
  /** The public host is on the browsers' HSTS preload list: a matter of its owner, not of the portal. */
  isPreloaded?: boolean;
}

/** Without a cookie on the first page and a place on the preload list there are no more points. */
export const reachableScore = 135;
const preloadPoints = 5;
/** Below this the scanner gives no points above 100. */
const leastForExtraPoints = 90;
const halfYearSeconds = 15_552_000;
const broad = new Set(['*', 'http:', 'https:', 'ftp:', 'data:', "'unsafe-inline'"]);

/** Scores the first page of a portal that runs with an https PUBLIC_ORIGIN. */
export async function observatoryScore(
  origin: string,
  { isPreloaded = false }: ObservatoryOptions = {},
): Promise<ObservatoryResult> {
  const document = await fetch(origin, { headers: { accept: 'text/html' } });
  const scanned: Scanned = {
    document,
    html: await document.text(),
    robots: await fetch(`${origin}/robots.txt`),
    preflight: await fetch(origin, {
      method: 'OPTIONS',
      headers: { origin: 'https://http-observatory.security.mozilla.org', 'access-control-request-method': 'GET' },
    }),
  };
  const tests = [
    contentSecurityPolicy,
    cookies,
    corsAccess,
    referrerPolicy,
    transportSecurity(isPreloaded),
    integrity,
    contentTypeOptions,
    framing,
    resourcePolicy,
  ].map((test) => test(scanned));
  const lost = tests.reduce((sum, { points }) => sum + Math.min(points, 0), 0);
  const all = tests.reduce((sum, { points }) => sum + points, 0);
  return { score: 100 + (100 + lost >= leastForExtraPoints ? all : lost), tests };
}

/** Throws ClearError naming each test that cost points, when the score is below what the portal can reach. */
export async function requireObservatory(origin: string, options: ObservatoryOptions = {}): Promise<ObservatoryResult> {
  const result = await observatoryScore(origin, options);
  const least = reachableScore + (options.isPreloaded ? preloadPoints : 0);
  if (result.score >= least) return result;
  const lines = result.tests.map(({ name, points, found }) => `  ${name}: ${points} (${found})`);
  throw new ClearError(`The MDN Observatory would give ${result.score} of ${least} points:\n${lines.join('\n')}`);
}

/** Directive → its sources. Undefined when a directive occurs twice, which the scanner treats as no policy. */
function readPolicy(text: string): Map<string, string[]> | undefined {
  const policy = new Map<string, string[]>();
  for (const line of text.split(';')) {
    const [name = '', ...sources] = line.trim().toLowerCase().split(/\s+/);
    if (policy.has(name)) return undefined;
    if (name !== '') policy.set(name, sources);
  }
  return policy;
}

function contentSecurityPolicy({ document }: Scanned): ObservatoryTest {
  const name = 'content-security-policy';
  const policy = readPolicy(document.headers.get(name) ?? '');
  if (!policy || policy.size === 0) return { name, points: -25, found: policy ? 'none' : 'a directive twice' };
  const sourcesOf = (directive: string) => policy.get(directive) ?? policy.get('default-src') ?? ['*'];
  const allowed = (directive: string) => {
    const sources = sourcesOf(directive);
    const isByNonce = sources.some((source) => /^'(nonce|sha\d{3})-/.test(source));
    return sources.filter((source) => !(isByNonce && source === "'unsafe-inline'"));
  };
  if (
    allowed('script-src').some((source) => broad.has(source)) ||
    allowed('object-src').some((source) => broad.has(source))
  )
    return { name, points: -20, found: 'unsafe scripts or objects' };
  if ([...policy.values()].flat().some((source) => /^(http|ftp):/.test(source)))
    return { name, points: -20, found: 'sources without TLS' };
  if ([...allowed('script-src'), ...allowed('style-src')].includes("'unsafe-eval'"))
    return { name, points: -10, found: 'unsafe-eval' };
  if (allowed('style-src').some((source) => broad.has(source))) return { name, points: 0, found: 'unsafe styles' };
  const isNone = policy.get('default-src')?.join(' ') === "'none'";
  return { name, points: isNone ? 10 : 5, found: isNone ? "default-src 'none'" : "default-src is not 'none'" };
}

function cookies({ document, robots }: Scanned): ObservatoryTest {
  const name = 'cookies';
  const all = [...document.headers.getSetCookie(), ...robots.headers.getSetCookie()];
  if (all.length === 0) return { name, points: 0, found: 'none' };
  if (all.some((cookie) => /sess|login/i.test(cookie.split('=', 1)[0] ?? '') && !/;\s*httponly/i.test(cookie)))
    return { name, points: -30, found: 'a session that scripts can read' };
  const isProtected = document.headers.has('strict-transport-security');
  if (all.some((cookie) => !/;\s*secure/i.test(cookie)))
    return { name, points: isProtected ? -5 : -20, found: 'one without Secure' };
  const isSameSite = all.every((cookie) => /;\s*samesite=(lax|strict)/i.test(cookie));
  return { name, points: isSameSite ? 5 : 0, found: isSameSite ? 'Secure and SameSite' : 'one without SameSite' };
}

function corsAccess({ preflight }: Scanned): ObservatoryTest {
  const isOpen =
    preflight.headers.get('access-control-allow-credentials') === 'true' &&
    preflight.headers.has('access-control-allow-origin');
  return {
    name: 'cross-origin-resource-sharing',
    points: isOpen ? -50 : 0,
    found: isOpen ? 'with credentials' : 'no credentials',
  };
}

function referrerPolicy({ document }: Scanned): ObservatoryTest {
  const found = document.headers.get('referrer-policy') ?? 'none';
  const isPrivate = ['no-referrer', 'same-origin', 'strict-origin', 'strict-origin-when-cross-origin'].includes(found);
  return { name: 'referrer-policy', points: isPrivate ? 5 : found === 'none' ? 0 : -5, found };
}

function transportSecurity(isPreloaded: boolean): (scanned: Scanned) => ObservatoryTest {
  return ({ document }) => {
    const found = document.headers.get('strict-transport-security') ?? 'none';
    const seconds = Number(/max-age=(\d+)/.exec(found)?.[1] ?? Number.NaN);
    const points = isPreloaded ? preloadPoints : Number.isNaN(seconds) ? -20 : seconds < halfYearSeconds ? -10 : 0;
    return { name: 'strict-transport-security', points, found: isPreloaded ? 'preloaded' : found };
  };
}

/** The scanner parses the HTML and runs no script, so it does not count scripts inside a template. */
function integrity({ html }: Scanned): ObservatoryTest {
  const seen = html.replace(/<template[^>]*>.*?<\/template>/gs, '');
  const scripts = [...seen.matchAll(/<script\b[^>]*\ssrc="([^"]+)"[^>]*>/g)];
  const foreign = scripts.filter(([, source = '']) => /^(https?:)?\/\//.test(source));
  if (foreign.some(([tag]) => !tag.includes(' integrity=')))
    return { name: 'subresource-integrity', points: -5, found: 'a foreign script without it' };
  const hasOne = scripts.some(([tag]) => tag.includes(' integrity='));
  return {
    name: 'subresource-integrity',
    points: hasOne ? 5 : 0,
    found: hasOne ? 'on scripts' : 'all scripts are of this site',
  };
}

function contentTypeOptions({ document }: Scanned): ObservatoryTest {
  const found = document.headers.get('x-content-type-options') ?? 'none';
  return { name: 'x-content-type-options', points: found === 'nosniff' ? 0 : -5, found };
}

function framing({ document }: Scanned): ObservatoryTest {
  const ancestors = readPolicy(document.headers.get('content-security-policy') ?? '')?.get('frame-ancestors');
  const isClosed = ancestors !== undefined && !ancestors.some((source) => broad.has(source));
  const hasOption = /^(deny|sameorigin)$/i.test(document.headers.get('x-frame-options') ?? '');
  return {
    name: 'x-frame-options',
    points: isClosed ? 5 : hasOption ? 0 : -20,
    found: ancestors?.join(' ') ?? 'no frame-ancestors',
  };
}

function resourcePolicy({ document }: Scanned): ObservatoryTest {
  const found = document.headers.get('cross-origin-resource-policy') ?? 'none';
  const points: Record<string, number> = { 'same-origin': 10, 'same-site': 10, 'cross-origin': 0, none: 0 };
  return { name: 'cross-origin-resource-policy', points: points[found] ?? -5, found };
}
