import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { readBuilt } from '../../release/built-versions.ts';
import { expect, test } from '../e2e/fixtures.ts';
import { findNewerFeatures, isOneOf, newerFeatures, type BuiltFile } from './newer-features.ts';

/** The scripts and style sheets that browsers get of the releases built last. */
const clientFiles = (releasesDir: string): BuiltFile[] =>
  Object.entries(readBuilt(releasesDir)).flatMap(([section, { version }]) => {
    const folder = path.join(releasesDir, section, version ?? '', 'client');
    return readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((name) => /\.(?:js|css)$/.test(name))
      .map((name) => ({ name: `${section}/${name}`, text: readFileSync(path.join(folder, name), 'utf8') }));
  });

/** What a document brings inline. */
const inlineParts = (html: string): BuiltFile[] =>
  [...html.matchAll(/<(script|style)\b([^>]*)>([^]*?)<\/\1>/g)].flatMap(
    ([, element, attributes = '', text = ''], index) =>
      /\btype="(?!module)|\bsrc=/.test(attributes) || !text
        ? []
        : [{ name: `document ${index}.${element === 'style' ? 'css' : 'js'}`, text }],
  );

test('what built scripts and style sheets use, by MDN’s data all supported browsers have, or it is known what happens there', async ({
  portal,
  page,
}) => {
  const html = await (await page.request.get('/')).text();
  const files = [...clientFiles(portal.releasesDir), ...inlineParts(html)];
  expect(files.filter(({ name }) => name.startsWith('document')).length).toBeGreaterThan(2);
  expect(files.length).toBeGreaterThan(200);

  const found = findNewerFeatures(files);
  const known = [...Object.keys(newerFeatures.missing), ...Object.keys(newerFeatures.partial)];
  const unknown = found.filter(({ path: feature }) => !isOneOf(feature, known));
  expect(
    unknown.map(({ path: feature, browsers, uses }) => `${feature}, missing in ${browsers.join(', ')}: ${uses[0]}`),
  ).toEqual([]);
  const unused = known.filter((name) => !found.some(({ path: feature }) => isOneOf(feature, [name])));
  expect(unused, 'used no longer: remove them from newer-features.json').toEqual([]);
});
