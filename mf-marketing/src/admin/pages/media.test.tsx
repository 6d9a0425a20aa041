import { afterEach, expect, test } from '@jest/globals';
import type { ResponseOf } from '@portal/kit';
import { mockApi } from '@portal/kit/testing';
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { paths } from '../../api/types.generated.ts';
import { openMarketing } from '../../testing/open-marketing.ts';
import { watchScreen } from '../../testing/screen-doubles.ts';

const api = mockApi<paths>();
watchScreen();
afterEach(cleanup);

type Media = ResponseOf<paths, 'GET', '/api/content/admin/pictures'>['data'][number];
const admin = { email: 'admin@selmatrix.example', name: '박관리', role: 'admin' } as const;
const id = '0b9f1a52-4a0e-4f2e-9c0d-2f1b5a7c9e01';
const picture = (values: Partial<Media> = {}): Media => ({
  mediaId: id,
  name: 'furnace.png',
  address: `/api/content/image/${id}/large.webp?1600x900`,
  tileAddress: `/api/content/image/${id}/small-tile.webp?v=1`,
  width: 1600,
  height: 900,
  altKo: '용해로',
  altEn: null,
  focalX: 50,
  focalY: 50,
  uses: [{ title: '샘플메탈', path: '/admin/marketing/cases/5' }],
  version: 1,
  createdAt: '2026-11-20T09:05:00+09:00',
  ...values,
});
const answerWith = (media: Media) =>
  api.answer('GET /api/content/admin/pictures', { data: [media], page: 1, pageSize: 24, pageCount: 1, total: 1 });

test.each([
  ['ko', '이미지 보관함', '사용 중인 글 1개', '설명 없음'],
  ['en', 'Images', 'Used in 1', 'No description'],
] as const)('pictures of cases are shown with what shows them (%s)', async (locale, title, used, lacking) => {
  answerWith(picture());
  await openMarketing('/admin/marketing/media', { locale, user: admin });
  expect(await screen.findByRole('heading', { level: 1, name: title })).toBeTruthy();
  const tile = await screen.findByRole('button', { name: /^furnace\.png/ });
  for (const text of [used, lacking]) expect(within(tile).getByText(text)).toBeTruthy();
  fireEvent.click(tile);
  expect(screen.getByRole('link', { name: '샘플메탈' }).getAttribute('href')).toBe('/admin/marketing/cases/5');
});

test('one that nothing shows is removed after a question', async () => {
  answerWith(picture({ uses: [] }));
  api.answer(`DELETE /api/content/admin/pictures/${id}`, 1);
  const { portal } = await openMarketing('/admin/marketing/media', { user: admin });
  fireEvent.click(await screen.findByRole('button', { name: /^furnace\.png/ }));
  fireEvent.click(screen.getByRole('button', { name: '삭제' }));
  await waitFor(() => expect(portal.alerts.store.getState().current).toBeDefined());
  await act(async () => portal.alerts.store.getState().current?.close(true));
  await waitFor(() => expect(api.calls(`DELETE /api/content/admin/pictures/${id}`).length).toBe(1));
  expect(await screen.findByRole('button', { name: '되돌리기' })).toBeTruthy();
});
