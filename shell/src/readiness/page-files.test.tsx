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

describe('the pack of a page', () => {
  const { news } = registry.sections;
  const pack = { page: '/news', file: 'pack-ko.js', integrity: 'sha384-k' };
  const files = [...news.files, 'list.css', 'pack-ko.js'];
  const pages = { ...news.pages, '/news': [0, 1, 2, 5] };
  const packed = {
    revision: 1,
    sections: { news: { ...news, entry: 'remoteEntry.js', files, sizes: [...news.sizes, 2, 70], pages, pack } },
  };
  const inTab = async () => {
    jest.resetModules();
    const tab = await import('./page-files.ts');
    return { ...tab, namesOf: (path: string) => tab.pageFiles(packed, path).map(({ href }) => href.split('/').at(-1)) };
  };

  test('takes the place of all scripts in a tab that has none of the section', async () => {
    globalThis.fetch = jest.fn<typeof fetch>(async () => new Response(''));
    const { namesOf, fetchFiles, isNew, pageFiles: find } = await inTab();
    expect(namesOf('/news')).toEqual(['pack-ko.js', 'list.css']);
    await fetchFiles(find(packed, '/news'), 'high');
    expect(fetch).toHaveBeenCalledTimes(2);
    expect(isNew({ href: '/r/news/v1/client/list.22.js' })).toBe(false);
  });

  test('is not for another page, nor for a tab that has the entry', async () => {
    const { namesOf, noteAsked } = await inTab();
    expect(namesOf('/news/7')).not.toContain('pack-ko.js');
    noteAsked('/r/news/v1/client/remoteEntry.js');
    expect(namesOf('/news')).toEqual(['remoteEntry.js', 'app.11.js', 'list.22.js', 'list.css']);
  });
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
    expect(['/a.js', '/b.js', '/c.js'].filter((href) => isNew({ href }))).toEqual(['/c.js']);
    document.head.innerHTML = '';
  });
});
