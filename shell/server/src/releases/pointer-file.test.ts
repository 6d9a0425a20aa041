import { mkdtempSync, readdirSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { PointerFile } from './pointer-file.ts';
import { toLive } from './pointer-moves.ts';

let dir: string;
let file: PointerFile;

beforeEach(() => {
  dir = mkdtempSync(join(tmpdir(), 'pointers-'));
  file = new PointerFile(dir);
});
afterEach(() => rmSync(dir, { recursive: true }));

const live = (section: string, version: string) =>
  file.change(section, (before) => toLive(before, version, { by: 'build' }));
const write = (text: string) => writeFileSync(join(dir, 'registry.json'), text);

describe('registry.json', () => {
  test('is made by the first move and counts its revisions', async () => {
    expect(file.read()).toBeUndefined();
    await live('news', 'v1');
    await live('home', 'v1');
    await live('news', 'v1');
    const known = file.read();
    expect(known?.revision).toBe(2);
    expect(known?.sections.get('news')).toMatchObject({
      live: 'v1',
      history: [{ version: 'v1', by: 'build', action: 'live' }],
    });
  });

  test('holds every move of many at once, and nothing is left beside it', async () => {
    await Promise.all(Array.from({ length: 20 }, (_, index) => live(`s${index % 4}`, `v${index}`)));
    expect(file.read()?.revision).toBe(20);
    expect(readdirSync(dir)).toEqual(['registry.json']);
  });

  test('of an earlier portal is read with its list of versions', () => {
    write('{"revision":3,"sections":{"news":{"live":"v2","history":["v2","v1"]}}}');
    expect(
      file
        .read()
        ?.sections.get('news')
        ?.history.map(({ version }) => version),
    ).toEqual(['v2', 'v1']);
  });

  test('that is junk is not built upon, unless the last good one is at hand', async () => {
    await live('news', 'v1');
    const lastGood = file.read();
    write('{"revision":');
    await expect(live('news', 'v2')).rejects.toThrow();
    await file.change('news', (before) => toLive(before, 'v2', { by: 'build' }), lastGood);
    expect(file.read()?.sections.get('news')?.history).toHaveLength(2);
  });

  test.each([
    ['{"revision":1,"sections":{"news":{"live":"v1","canary":{"version":"v2","percent":0}}}}'],
    ['{"revision":1,"sections":{"news":{"live":"v1","canary":{"version":"../v2","percent":10}}}}'],
    ['{"revision":1,"sections":{"news":{"live":"v1","history":"v1"}}}'],
    ['{"revision":1,"sections":{"news":{"live":"v1","history":[{"version":"v1"}]}}}'],
  ])('%s is junk', (text) => {
    write(text);
    expect(() => file.read()).toThrow();
  });

  test('is not held up by the lock of a process that died', async () => {
    writeFileSync(join(dir, 'registry.lock'), '');
    const longAgo = Date.now() / 1_000 - 60;
    utimesSync(join(dir, 'registry.lock'), longAgo, longAgo);
    await live('news', 'v1');
    expect(readFileSync(join(dir, 'registry.json'), 'utf8')).toContain('"v1"');
  });
});
