import { beforeEach, describe, expect, jest, test } from '@jest/globals';
import { pageFiles } from './page-files.ts';

const section = { version: 'v1', menu: [], widgets: {} };
const registry = {
  revision: 1,
  sections: {
    news: {
      ...section,
      base: '/r/news/v1/client/',
      paths: ['/news', '/news/*'],
      files: ['remoteEntry.js', 'app.11.js', 'list.22.js', 'detail.33.js', 'edit.44.js'],
      sizes: [51, 20, 30, 9, 8],
      pages: { '/news': [0, 1, 2], '/news/:id': [0, 1, 3], '/news/new': [0, 1, 4], '/news/terms/:version?': [4] },
    },
    earlier: { ...section, base: '/r/earlier/v1/client/', paths: ['/earlier'] },
  },
};

const names = (path: string) => pageFiles(registry, path).map(({ href }) => href.split('/').at(-1));

describe('the files of a page', () => {
  test('are those of the pattern that fits best, with their addresses and sizes', () => {
    expect(pageFiles(registry, '/news')).toEqual([
      { href: '/r/news/v1/client/remoteEntry.js', bytes: 5100 },
      { href: '/r/news/v1/client/app.11.js', bytes: 2000 },
      { href: '/r/news/v1/client/list.22.js', bytes: 3000 },
    ]);
    expect(names('/news/7')).toContain('detail.33.js');
    expect(names('/news/new')).toContain('edit.44.js');
    expect([names('/news/terms'), names('/news/terms/2')]).toEqual([['edit.44.js'], ['edit.44.js']]);
  });

  test.each(['/news/7/print', '/earlier', '/nobody', '/news/constructor/x'])('are not known for %s', (path) => {
    expect(pageFiles(registry, path)).toEqual([]);
  });
});

test('files of another origin are not known', () => {
  const news = { ...registry.sections['news'], base: 'https://elsewhere.example/r/news/v1/client/' };
  expect(pageFiles({ ...registry, sections: { news } }, '/news/7')).toEqual([]);
});

describe('fetching files', () => {
  const request = jest.fn<typeof fetch>();

  beforeEach(() => {
    jest.resetModules();
    globalThis.fetch = request;
    request.mockReset();
  });

  test('requests each once, all in parallel, and ignores one that fails', async () => {
    const { fetchFiles, isNew } = await import('./page-files.ts');
    request.mockImplementation(async (href) => {
      if (href === '/a.js') throw new TypeError('no network');
      return { arrayBuffer: async () => new ArrayBuffer(0) } as Response;
    });
    const files = ['/a.js', '/b.js'].map((href) => ({ href, bytes: 1 }));
    expect(files.every(isNew)).toBe(true);
    const done = fetchFiles(files, 'low');
    expect(request.mock.calls).toEqual([
      ['/a.js', { priority: 'low' }],
      ['/b.js', { priority: 'low' }],
    ]);
    await done;
    await fetchFiles(files, 'high');
    expect(request).toHaveBeenCalledTimes(2);
    expect(files.some(isNew)).toBe(false);
  });

  test('leaves out what the document brings itself', async () => {
    document.head.innerHTML = '<link rel="modulepreload" href="/a.js"><script src="/b.js"></script>';
    const { isNew } = await import('./page-files.ts');
    expect(['/a.js', '/b.js', '/c.js'].filter((href) => isNew({ href, bytes: 1 }))).toEqual(['/c.js']);
    document.head.innerHTML = '';
  });
});
