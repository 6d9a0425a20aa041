import { describe, expect, test } from '@jest/globals';
import { ApiError, type Portal } from '@portal/kit';
import { signInAddress } from '../../ui/sign-in/sign-in.tsx';
import { fetchDocument, type CompanyDocument } from '../../api/documents.ts';
import { downloadDocument } from './download-document.ts';

const document: CompanyDocument = {
  key: 'web-eq',
  title: 'WEB EQ 카탈로그',
  type: 'catalog',
  colour: 'web-eq',
  filename: 'WEB_EQ_카탈로그.pdf',
  size: 4,
  updatedAt: '2026-09-14T15:00:00.000Z',
  lang: 'ko',
};

function setUp(answer: () => Promise<{ blob: Blob }>, isSignedOut = false, listed = document) {
  const asked: unknown[] = [];
  const saved: string[] = [];
  const refuse = () => Promise.reject(new Error('not part of a download'));
  const api: Portal['api'] = {
    get: refuse,
    send: refuse,
    async download(path, options) {
      asked.push([path, options?.query]);
      const { blob } = await answer();
      options?.onProgress?.(blob.size / 2, undefined);
      options?.onProgress?.(blob.size, blob.size);
      return { blob };
    },
  };
  const shares: number[] = [];
  const run = () =>
    downloadDocument({
      api,
      document: listed,
      isSignedOut,
      save: (_blob, filename) => saved.push(filename),
      onProgress: (share) => shares.push(share),
    });
  return { api, asked, saved, shares, run };
}

describe('downloading a document', () => {
  test('asks for its exact name and saves it under that name', async () => {
    const { asked, saved, run } = setUp(() => Promise.resolve({ blob: new Blob(['%PDF']) }));
    expect(await run()).toBe('saved');
    expect(asked).toEqual([['/api/file/download', { filePath: 'catalogs/WEB_EQ_카탈로그.pdf' }]]);
    expect(saved).toEqual(['WEB_EQ_카탈로그.pdf']);
  });

  test('asks for the English file of a document that is listed in English, and saves it under its English name', async () => {
    const english = { ...document, title: 'WEB EQ catalogue', lang: 'en' } as const;
    const { asked, saved, run } = setUp(() => Promise.resolve({ blob: new Blob(['%PDF']) }), false, english);
    expect(await run()).toBe('saved');
    expect(asked).toEqual([['/api/file/download', { filePath: 'catalogs/WEB_EQ_카탈로그.pdf', lang: 'en' }]]);
    expect(saved).toEqual(['WEB EQ catalogue.pdf']);
  });

  test('tells how much has come, by the size on the card when the answer names none', async () => {
    const { shares, run } = setUp(() => Promise.resolve({ blob: new Blob(['%PDF']) }));
    await run();
    expect(shares).toEqual([0.5, 1]);
  });

  test('sends a visitor to sign in without asking the service', async () => {
    const { asked, run } = setUp(() => Promise.resolve({ blob: new Blob(['%PDF']) }), true);
    expect(await run()).toBe('sign-in-needed');
    expect(asked).toEqual([]);
  });

  test('takes a 401 as a session that has ended', async () => {
    const { saved, run } = setUp(() => Promise.reject(new ApiError(401)));
    expect(await run()).toBe('sign-in-needed');
    expect(saved).toEqual([]);
  });

  test.each([
    ['the service is down', () => Promise.reject(new ApiError(503))],
    ['nothing answers', () => Promise.reject(new ApiError(0))],
    ['the file is empty', () => Promise.resolve({ blob: new Blob([]) })],
  ])('fails and saves nothing when %s', async (_case, answer) => {
    const { saved, run } = setUp(answer);
    expect(await run()).toBe('failed');
    expect(saved).toEqual([]);
  });

  test('of a file without data fails with the words of the spec', async () => {
    const { api } = setUp(() => Promise.resolve({ blob: new Blob([]) }));
    await expect(fetchDocument(api, document)).rejects.toThrow('undifined file');
  });

  test('signing in comes back to the card', () => {
    const address = new URL(signInAddress('/support/download#web-eq'), 'https://portal.example');
    expect(address.pathname).toBe('/login');
    expect(address.searchParams.get('next')).toBe('/support/download#web-eq');
  });
});
