import { afterAll, beforeAll, expect, jest, test } from '@jest/globals';
import { eventually } from '../../testing/eventually.ts';
import { sectionBundle, shellBundle } from '../../testing/fake-bundles.ts';
import { ReleaseFolder } from '../../testing/release-folder.ts';
import { startPortal, type RunningPortal } from '../../testing/start-portal.ts';

// A portal takes a second to start, and several when the machine is busy.
jest.setTimeout(20_000);

const releases = new ReleaseFolder();
let portal: RunningPortal;

const named = `return page('<h1>' + Object.keys(request.init.registry.sections).sort().join(' ') + '</h1>');`;

beforeAll(async () => {
  releases.add({ name: 'shell', paths: ['/*'], server: shellBundle });
  const changes = `request.init.registry.sections.mine = {}; ${named}`;
  releases.add({ name: 'news', server: sectionBundle({ '/news': named, '/news/changes': changes }) });
  await releases.publish();
  portal = await startPortal(releases);
});

afterAll(async () => {
  await portal.stop();
  await releases.remove();
});

let asked = 0;
/** The sections that a freshly rendered page was told of. */
async function sectionsIn(path: string): Promise<string | undefined> {
  asked += 1;
  return /<h1>(.*)<\/h1>/.exec(await (await portal.get(`${path}?asked=${asked}`)).text())?.[1];
}

test('every document is told of all sections, and no page changes what the next is told', async () => {
  for (const path of ['/news', '/news/changes', '/news']) expect(await sectionsIn(path)).toBe('news shell');
});

test('a release that comes later is told of by threads that run already', async () => {
  releases.add({ name: 'later', server: sectionBundle({}) });
  await releases.publish();
  expect(await eventually(async () => (await sectionsIn('/news')) === 'later news shell')).toBe(true);
});
