import bcd from '@mdn/browser-compat-data/forLegacyNode';
import type { BrowserName, Identifier, SimpleSupportStatement } from '@mdn/browser-compat-data/types';
import browserslist from 'browserslist';
import { projectRoot } from '../project-root.ts';

/** What MDN calls the browsers that browserslist names. */
const mdnNames: Record<string, BrowserName[]> = {
  chrome: ['chrome', 'chrome_android'],
  edge: ['edge'],
  firefox: ['firefox', 'firefox_android'],
  safari: ['safari'],
  ios_saf: ['safari_ios'],
  samsung: ['samsunginternet_android'],
};

const numbers = (version: string) => version.replace(/^≤/, '').split('.').map(Number);

/** Below 0 where the first version is older. */
function compareVersions(one: string, other: string): number {
  const [[major = 0, minor = 0], [otherMajor = 0, otherMinor = 0]] = [numbers(one), numbers(other)];
  return major - otherMajor || minor - otherMinor;
}

/** The oldest supported version of each browser, from `browserslist` in package.json. */
export function oldestBrowsers(): Map<BrowserName, string> {
  const oldest = new Map<BrowserName, string>();
  for (const named of browserslist(undefined, { path: projectRoot })) {
    const [browser = '', range = ''] = named.split(' ');
    const version = range.split('-')[0] ?? '';
    for (const name of mdnNames[browser] ?? []) {
      const known = oldest.get(name);
      if (known === undefined || compareVersions(version, known) < 0) oldest.set(name, version);
    }
  }
  return oldest;
}

const oldest = oldestBrowsers();

function has(statement: SimpleSupportStatement, version: string, prefix: string): boolean {
  const { version_added: added, version_removed: removed, flags, alternative_name: alternative } = statement;
  if (
    flags ||
    alternative ||
    statement.partial_implementation ||
    (statement.prefix ?? '') !== prefix ||
    added === false ||
    added === 'preview'
  )
    return false;
  return compareVersions(added, version) <= 0 && (removed === undefined || compareVersions(removed, version) > 0);
}

/** MDN's data about the web platform. */
export const { api, css, javascript } = bcd;

/** What a feature consists of, by name. */
export const partsOf = (feature: Identifier = {}): [name: string, part: Identifier][] =>
  Object.keys(feature).flatMap((name) => {
    const part = feature[name];
    return name === '__compat' || !part ? [] : [[name, part]];
  });

/** A feature by its path in MDN's data, as `css.properties.text-wrap`; undefined where there is none. */
export const featureAt = (path: string): Identifier | undefined =>
  path
    .split('.')
    .reduce<Identifier | undefined>((found, name) => (found && Object.hasOwn(found, name) ? found[name] : undefined), {
      api,
      css,
      javascript,
    });

const known = new Map<string, string[]>();

/** The supported browsers that lack a feature, each with its oldest version; with a prefix, by that name. */
export function lacking(path: string, prefix = ''): string[] {
  const found = known.get(prefix + path) ?? findLacking(path, prefix);
  known.set(prefix + path, found);
  return found;
}

function findLacking(path: string, prefix: string): string[] {
  const support = featureAt(path)?.__compat?.support;
  if (!support) return [];
  return [...oldest].flatMap(([browser, version]) => {
    const statements = support[browser];
    const isLacking = statements && ![statements].flat().some((statement) => has(statement, version, prefix));
    return isLacking ? [`${browser} ${version}`] : [];
  });
}
