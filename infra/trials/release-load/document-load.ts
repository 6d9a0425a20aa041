import { createHash } from 'node:crypto';
import { headlineOf, markedPages, markedSections, type MarkedRelease, type MarkedSection } from './marked-releases.ts';

export interface DocumentLoad {
  documents: number;
  /** Documents of which the server left a part to the browser: no fault for visitors, but they wait for it. */
  unfinished: string[];
  /** Different files that documents named; each was loaded and compared with its hash. */
  files: number;
  /** One line for each thing that went wrong. */
  faults: string[];
  /** Stops asking and waits for what is under way. */
  stop(): Promise<void>;
}

const paths = ['/', ...markedSections.map((section) => markedPages[section].path)];
/** Every fourth document has an address that nobody has asked for, so that it is rendered and not a kept one. */
const renderedEach = 4;

/** Of a content, by the algorithm of an integrity value. */
function hashLike(integrity: string, content: Buffer): string {
  const [algorithm = ''] = integrity.split('-', 1);
  return `${algorithm}-${createHash(algorithm).update(content).digest('base64')}`;
}

/** Loads documents at a steady pace, but no more at once than those of a second, and looks into each: one version of a section in all of it, and all its files there. */
export function startDocumentLoad(origin: string, perSecond: number, releases: MarkedRelease[]): DocumentLoad {
  const underWay = new Set<Promise<void>>();
  const seen = new Set<string>();
  const load = { documents: 0, unfinished: [] as string[], files: 0, faults: [] as string[] };

  async function loadFile(href: string, integrity: string | undefined): Promise<void> {
    const answer = await fetch(origin + href);
    const body = Buffer.from(await answer.arrayBuffer());
    if (answer.status !== 200) load.faults.push(`${href} answered ${answer.status}`);
    else if (integrity && integrity !== hashLike(integrity, body))
      load.faults.push(`${href} is not the file that was named`);
  }

  async function loadDocument(path: string, query: string): Promise<void> {
    const answer = await fetch(origin + path + query, { headers: { cookie: 'locale=ko' } });
    const html = await answer.text();
    load.documents += 1;
    if (answer.status !== 200) return void load.faults.push(`${path} answered ${answer.status}`);
    const isRendered = answer.headers.get('x-portal-rendered') === 'server';
    if (!isRendered) load.unfinished.push(`${path}: the section`);
    if (html.includes('<div id="shell-header"></div>')) load.unfinished.push(`${path}: the frame`);
    if (path === '/' && !/"widgets":\{"/.test(html)) load.unfinished.push(`${path}: the widget`);
    load.faults.push(...mixedVersions(html).map((fault) => `${path}: ${fault}`));
    if (isRendered) load.faults.push(...wrongHeadline(html, path, releases).map((fault) => `${path}: ${fault}`));
    const files = [...html.matchAll(/ (?:href|src)="(\/r\/[^"]+)"(?: integrity="([^"]+)")?/g)].filter(
      ([, href = '']) => !seen.has(href),
    );
    for (const [, href = ''] of files) seen.add(href);
    load.files = seen.size;
    await Promise.all(files.map(([, href = '', integrity]) => loadFile(href, integrity)));
  }

  let round = 0;
  const timer = setInterval(() => {
    // A machine that cannot keep up would only be asked to do later what it cannot do now
    if (underWay.size >= perSecond) return;
    round += 1;
    const path = paths[round % paths.length]!;
    const done = loadDocument(path, round % renderedEach === 0 ? `?trial=${round}` : '')
      .catch((error: unknown) => void load.faults.push(`${path}: ${String((error as Error).cause ?? error)}`))
      .finally(() => underWay.delete(done));
    underWay.add(done);
  }, 1_000 / perSecond);

  return Object.assign(load, {
    async stop() {
      clearInterval(timer);
      await Promise.all(underWay);
    },
  });
}

/** Everything that a document names of a section must be of the version that it tells the browser. */
export function mixedVersions(html: string): string[] {
  const versions = new Map(
    [...html.matchAll(/"(\w+)":\{"version":"([\w.-]+)","base":"\/r\//g)].map(([, section = '', version = '']) => [
      section,
      version,
    ]),
  );
  if (versions.size === 0) return ['the document names no versions'];
  const named = new Set([...html.matchAll(/\/r\/(\w+\/[\w.-]+)\/client\//g)].map(([, release = '']) => release));
  return [...named]
    .map((release) => release.split('/'))
    .filter(([section = '', version]) => versions.get(section) !== version)
    .map(([section = '', version]) => `names ${section} ${version} beside ${versions.get(section)}`);
}

function wrongHeadline(html: string, path: string, releases: MarkedRelease[]): string[] {
  const section = markedSections.find((name): name is MarkedSection => markedPages[name].path === path);
  if (!section) return [];
  const shown = /<h1[^>]*>([^<]*(?:<!-- -->[^<]*)*)<\/h1>/.exec(html)?.[1]?.replaceAll('<!-- -->', '');
  const release = releases.find(
    (known) => known.section === section && html.includes(`"${section}":{"version":"${known.version}"`),
  );
  if (!release) return [`is of a version that was not released`];
  return shown === headlineOf(section, release.mark) ? [] : [`shows "${shown}" where ${release.mark} is live`];
}
