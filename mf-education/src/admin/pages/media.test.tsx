import { afterEach, expect, test } from '@jest/globals';
import type { ResponseOf } from '@portal/kit';
import { mockApi } from '@portal/kit/testing';
import { cleanup, fireEvent, screen, within } from '@testing-library/react';
import type { paths } from '../../api/types.generated.ts';
import { admin, openEducation } from '../../testing/open-education.tsx';

const api = mockApi<paths>();
afterEach(cleanup);

type Media = ResponseOf<paths, 'GET', '/api/education/media'>['data'][number];
const id = '0b9f1a52-4a0e-4f2e-9c0d-2f1b5a7c9e01';
const media: Media = {
  mediaId: id,
  name: 'room.png',
  address: `/api/education/media/${id}/large.webp?800x600`,
  tileAddress: `/api/education/media/${id}/tile.webp?v=1`,
  width: 800,
  height: 600,
  altKo: '실습실',
  altEn: null,
  focalX: 50,
  focalY: 50,
  uses: [{ id: 7, title: 'SMWP 기초', path: '/admin/education/trainings?search=SMWP' }],
  email: '',
  version: 1,
  createdAt: '2026-11-20T09:05:00+09:00',
};

test.each([
  ['ko', '이미지 보관함', '사용 중인 글 1개', '설명 없음'],
  ['en', 'Images', 'Used in 1', 'No description'],
] as const)('images of trainings are shown with what shows them (%s)', async (locale, title, used, lacking) => {
  api.answer('GET /api/education/media', { data: [media], page: 1, pageSize: 24, pageCount: 1, total: 1 });
  await openEducation('/admin/education/media', { locale, user: admin });
  expect(await screen.findByRole('heading', { level: 1, name: title })).toBeTruthy();
  const tile = await screen.findByRole('button', { name: /^room\.png/ });
  for (const text of [used, lacking]) expect(within(tile).getByText(text)).toBeTruthy();
  fireEvent.click(tile);
  expect(screen.getByRole('link', { name: 'SMWP 기초' }).getAttribute('href')).toBe(
    '/admin/education/trainings?search=SMWP',
  );
});
