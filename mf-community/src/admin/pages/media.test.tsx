import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { mockApi, openPage, problemResponse, type OpenedPage } from '@portal/kit/testing';
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { ResponseOf } from '@portal/kit';
import type { paths } from '../../api/types.generated.ts';
import { definition } from '../../definition.ts';
import { formOf } from '../../testing/editor-page.ts';
import { noticeOf } from '../../testing/page-queries.ts';
import { editor } from '../../testing/people.ts';
import { adminPage } from '../../testing/sample-board-posts.ts';

type Media = ResponseOf<paths, 'GET', '/api/news/media'>['data'][number];

const api = mockApi<paths>();
const LIST = 'GET /api/news/media';
const use = { board: 'news', id: 5, title: '사진 소식', path: '/admin/community/posts/news/5' } as const;
const id = '0b9f1a52-4a0e-4f2e-9c0d-2f1b5a7c9e01';

function sampleMedia(values: Partial<Media> = {}): Media {
  return {
    mediaId: id,
    name: 'factory.png',
    address: `/api/news/media/${id}/large.webp?800x600`,
    tileAddress: `/api/news/media/${id}/tile.webp?v=1`,
    width: 800,
    height: 600,
    altKo: '공장',
    altEn: null,
    focalX: 50,
    focalY: 50,
    uses: [],
    email: editor.email,
    version: 1,
    createdAt: '2026-11-20T09:05:00+09:00',
    ...values,
  };
}

let stored: Media[];
beforeEach(() => {
  stored = [sampleMedia()];
  api.answer(LIST, () => adminPage(stored));
});
afterEach(() => {
  cleanup();
  localStorage.clear();
});

const open = () => openPage({ definition, url: '/admin/community/media', locale: 'en', user: editor });
const press = (name: string) => act(async () => fireEvent.click(screen.getByRole('button', { name })));
async function openImage(): Promise<OpenedPage> {
  const page = await open();
  fireEvent.click(await screen.findByRole('button', { name: /^factory\.png/ }));
  return page;
}
const dialog = () => screen.getByRole('dialog');
const image = (name: string) => new File(['a'], name, { type: 'image/png' });
const choose = (label: string, ...files: File[]) =>
  act(async () => fireEvent.change(document.querySelector(`input[aria-label="${label}"]`)!, { target: { files } }));

describe('the library of images', () => {
  test('shows what lacks words and how many texts show an image', async () => {
    stored = [sampleMedia({ uses: [{ ...use, title: '소식' }] })];
    await open();
    const tile = await screen.findByRole('button', { name: /^factory\.png/ });
    expect(within(tile).getByText('Used in 1')).toBeTruthy();
    expect(within(tile).getByText('No description')).toBeTruthy();
  });

  test('adds several files and names those that are refused', async () => {
    api.answer('POST /api/news/media', ({ body }) =>
      ((body as FormData).get('file') as File).name === 'bad.png'
        ? problemResponse(415, 'image-unreadable', { errors: { file: 'image-unreadable' } })
        : new Response(JSON.stringify(sampleMedia()), { status: 201, headers: { 'content-type': 'application/json' } }),
    );
    await open();
    await choose('Add images', image('good.png'), image('bad.png'));
    expect((await screen.findByRole('alert')).textContent).toContain('bad.png: The image cannot be read');
    await waitFor(() => expect(api.calls(LIST).length).toBeGreaterThan(1));
  });

  test('that is empty, or cannot be read, says so', async () => {
    stored = [];
    const page = await open();
    expect(await screen.findByText('No images yet')).toBeTruthy();
    page.unmount();
    api.answer(LIST, () => problemResponse(503, 'unavailable'));
    await open();
    expect(await screen.findByRole('button', { name: /again/ })).toBeTruthy();
  });
});

describe('an image', () => {
  const EDIT = `PATCH /api/news/media/${id}` as const;

  test('gets words and a focal point, by the version that was read', async () => {
    api.answer(EDIT, () => (stored[0] = sampleMedia({ version: 2, altEn: 'Factory' })));
    const page = await openImage();
    fireEvent.change(screen.getByLabelText('Image description (English)'), { target: { value: 'Factory' } });
    fireEvent.change(screen.getByRole('slider', { name: /across/ }), { target: { value: '20' } });
    await press('Save');
    await waitFor(() => expect(page.toasts()).toEqual(['success: Saved']));
    expect(api.calls(EDIT)[0]?.body).toEqual({ version: 1, altKo: '공장', altEn: 'Factory', focalX: 20, focalY: 50 });
  });

  test('keeps what was typed when somebody else was first, and when the page is left', async () => {
    api.answer(EDIT, () => problemResponse(409, 'stale-edit'));
    const page = await openImage();
    const words = () => screen.getByLabelText<HTMLInputElement>('Image description (English)');
    fireEvent.change(words(), { target: { value: 'Factory hall' } });
    await press('Save');
    await waitFor(() => expect(within(dialog()).getAllByRole('alert')[0]?.textContent).toContain('Another admin'));
    expect(words().value).toBe('Factory hall');
    page.unmount();
    await openImage();
    expect(words().value).toBe('Factory hall');
  });

  test('is stored with what somebody else changed meanwhile', async () => {
    api.answer(EDIT, () => problemResponse(409, 'stale-edit'));
    await openImage();
    const words = (language: string) => screen.getByLabelText<HTMLInputElement>(`Image description (${language})`);
    fireEvent.change(words('English'), { target: { value: 'Factory hall' } });
    await press('Save');
    stored = [sampleMedia({ version: 2, altKo: '새 공장' })];
    fireEvent.click(await screen.findByRole('button', { name: 'Show what they changed' }));
    await waitFor(() => expect(words('Korean').value).toBe('새 공장'));
    expect(words('English').value).toBe('Factory hall');
    api.answer(EDIT, sampleMedia({ version: 3 }));
    await press('Save');
    await waitFor(() =>
      expect(api.calls(EDIT).at(-1)?.body).toMatchObject({ version: 2, altKo: '새 공장', altEn: 'Factory hall' }),
    );
  });

  test('that a text shows cannot be removed; the text is named', async () => {
    stored = [sampleMedia({ uses: [use] })];
    await openImage();
    expect(screen.getByRole('button', { name: 'Delete' }).hasAttribute('aria-disabled')).toBe(true);
    expect(screen.getByRole('link', { name: '사진 소식' }).getAttribute('href')).toBe('/admin/community/posts/news/5');
  });

  test('is removed after a question and comes back on a press, or says why not', async () => {
    const REMOVE = `DELETE /api/news/media/${id}` as const;
    api.answer(REMOVE, () => problemResponse(409, 'media-in-use'));
    const page = await openImage();
    await press('Delete');
    await act(async () => (await noticeOf(page)).close(true));
    await waitFor(() => expect(page.toasts()[0]).toContain('cannot be deleted'));
    api.answer(REMOVE, () => {
      stored = [];
      return 1;
    });
    await press('Delete');
    await act(async () => (await noticeOf(page)).close(true));
    expect(await screen.findByText('No images yet')).toBeTruthy();
    const RESTORE = `POST /api/news/media/${id}/restore` as const;
    api.answer(RESTORE, () => {
      stored = [sampleMedia()];
      return sampleMedia();
    });
    await press('Undo');
    expect(await screen.findByRole('button', { name: /^factory\.png/ })).toBeTruthy();
    expect(api.calls(RESTORE)).toHaveLength(1);
  });

  test('is replaced by another file after a question', async () => {
    const REPLACE = `POST /api/news/media/${id}/replace` as const;
    api.answer(REPLACE, sampleMedia({ version: 2, name: 'new.png' }));
    const page = await openImage();
    await choose('Replace the file', image('new.png'));
    await act(async () => (await noticeOf(page)).close(true));
    await waitFor(() => expect(page.toasts()).toEqual(['success: The image was replaced']));
    expect(formOf(api.calls(REPLACE)[0]).get('version')).toBe('1');
  });
});
