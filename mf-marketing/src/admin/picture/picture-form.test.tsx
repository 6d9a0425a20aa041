import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { mockApi, problemResponse } from '@portal/kit/testing';
import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import type { Picture } from '../../api/entries.ts';
import type { paths } from '../../api/types.generated.ts';
import { openMarketing } from '../../testing/open-marketing.ts';
import { describeResources } from '../../testing/resources.ts';
import { samplePicture } from '../../testing/sample-content.ts';
import { watchScreen } from '../../testing/screen-doubles.ts';

const api = mockApi<paths>();
watchScreen();
const admin = { email: 'admin@selmatrix.example', name: '박관리', role: 'admin' } as const;
const { pictureId } = samplePicture();
const other = '6c1d2f30-0000-4000-8000-000000000001';
const READ = `GET /api/content/admin/pictures/${pictureId}` as const;
const CHANGE = `PATCH /api/content/admin/pictures/${pictureId}` as const;
const SAVE = 'PATCH /api/content/admin/cases/5';
const ADD = 'POST /api/content/admin/pictures';

const stored = (values: Partial<Picture> = {}): Picture => ({
  ...samplePicture(),
  name: '공장.jpg',
  focalX: 50,
  focalY: 50,
  ...values,
});
const entry = (values: { pictureId?: string | null } = {}) => ({
  entryId: '5',
  version: 2,
  hidden: false,
  updatedAt: '2026-12-01T01:05:00.000Z',
  companyKo: '샘플메탈',
  companyEn: null,
  industryKey: 'metal',
  industryKo: '금속',
  industryEn: null,
  projectKo: 'MES 도입',
  projectEn: null,
  detailsKo: '내용',
  detailsEn: null,
  isSample: false,
  slug: null,
  problem: null,
  offers: [],
  challengeKo: null,
  challengeEn: null,
  solutionKo: null,
  solutionEn: null,
  resultKo: null,
  resultEn: null,
  figuresKo: null,
  figuresEn: null,
  quoteKo: null,
  quoteEn: null,
  quoteByKo: null,
  quoteByEn: null,
  pictureId,
  ...values,
});

beforeEach(() => {
  describeResources(api);
  // Where one is led after saving
  api.answer('GET /api/content/admin/cases', [entry()]);
  api.answer('GET /api/content/admin/cases/5', entry());
  api.answer(READ, stored());
});
afterEach(() => {
  cleanup();
  localStorage.clear();
});

const open = () => openMarketing('/admin/marketing/cases/5', { user: admin });
const press = (name: string) => act(async () => fireEvent.click(screen.getByRole('button', { name })));
const choose = (label: string, file: File) =>
  act(async () =>
    fireEvent.change(document.querySelector(`input[aria-label="${label}"]`)!, { target: { files: [file] } }),
  );
const image = () => new File(['a'], 'a.png', { type: 'image/png' });

describe('the picture of a case', () => {
  test('gets words and a focal point, by the version that was read', async () => {
    api.answer(CHANGE, stored({ version: 4 }));
    const page = await open();
    fireEvent.change(await screen.findByLabelText('이미지 설명 (영어)'), { target: { value: 'Furnace' } });
    fireEvent.change(screen.getByRole('slider', { name: '초점 가로 50%' }), { target: { value: '20' } });
    await press('사진 설정 저장');
    await waitFor(() => expect(page.toasts()).toEqual(['success: 사진 설정을 저장했습니다']));
    expect(api.calls(CHANGE)[0]?.body).toEqual({
      version: 3,
      altKo: '용해로 앞의 관제 화면',
      altEn: 'Furnace',
      focalX: 20,
      focalY: 50,
    });
    await waitFor(() => expect(api.calls(READ).length).toBe(2));
  });

  test('is uploaded, previewed, and shown once the case is saved', async () => {
    api.answer('GET /api/content/admin/cases/5', entry({ pictureId: null }));
    api.answer(
      ADD,
      () =>
        new Response(JSON.stringify(stored({ pictureId: other })), {
          status: 201,
          headers: { 'content-type': 'application/json' },
        }),
    );
    api.answer(`GET /api/content/admin/pictures/${other}`, stored({ pictureId: other, name: '새.png' }));
    api.answer(SAVE, entry({ pictureId: other }));
    const page = await open();
    await screen.findByRole('button', { name: '사진 올리기' });
    await choose('사진 올리기', image());
    expect(await screen.findByText('새.png, 1600 × 1200 px')).toBeTruthy();
    // With the session: no page shows it yet
    await waitFor(() => expect(document.querySelector('[role="tabpanel"] img[src^="blob:"]')).toBeTruthy());
    await press('저장');
    await waitFor(() => expect(page.url()).toBe('/admin/marketing/cases'));
    expect(api.calls(SAVE)[0]?.body).toMatchObject({ pictureId: other, version: 2 });
  });

  test('is chosen from the library', async () => {
    const listed = {
      ...stored({ name: '창고.png' }),
      mediaId: other,
      address: `/api/content/image/${other}/large.webp?1600x1200`,
      tileAddress: `/api/content/image/${other}/small-tile.webp?v=1`,
      uses: [],
      createdAt: '2026-11-20T09:05:00+09:00',
    };
    api.answer('GET /api/content/admin/pictures', { data: [listed], total: 49, page: 1, pageSize: 48, pageCount: 2 });
    api.answer(`GET /api/content/admin/pictures/${other}`, stored({ pictureId: other, name: '창고.png' }));
    api.answer(SAVE, entry({ pictureId: other }));
    await open();
    await screen.findByLabelText('이미지 설명 (영어)');
    await press('보관함에서 고르기');
    expect(await screen.findByText('그 밖에 1개가 있습니다. 이름이나 설명으로 찾아 주세요.')).toBeTruthy();
    await press('창고.png');
    expect(await screen.findByText('창고.png, 1600 × 1200 px')).toBeTruthy();
    expect(screen.queryByText('보관함에서 사진 고르기')).toBeNull();
    await press('저장');
    await waitFor(() => expect(api.calls(SAVE)[0]?.body).toMatchObject({ pictureId: other }));
  });

  test('is taken out', async () => {
    api.answer(SAVE, entry({ pictureId: null }));
    await open();
    await screen.findByLabelText('이미지 설명 (영어)');
    await press('사진 빼기');
    expect(screen.queryByLabelText('이미지 설명 (영어)')).toBeNull();
    await press('저장');
    await waitFor(() => expect(api.calls(SAVE)[0]?.body).toMatchObject({ pictureId: null }));
  });

  test.each([
    [415, 'image-unreadable', '이미지를 읽을 수 없습니다. 손상된 파일인지 확인해 주세요'],
    [413, 'payload-too-large', '최대 5MB의 파일만 올릴 수 있습니다'],
    [503, 'unavailable', '사진을 올리지 못했습니다. 잠시 후 다시 시도해 주세요'],
  ])('that is refused (%i %s) says why', async (status, code, text) => {
    api.answer(ADD, () => problemResponse(status, code));
    const page = await open();
    await screen.findByLabelText('이미지 설명 (영어)');
    await choose('다른 사진 올리기', image());
    await waitFor(() => expect(page.toasts()).toEqual([`error: ${text}`]));
  });

  test('that cannot be read offers another try', async () => {
    api.answer(READ, () => problemResponse(503, 'unavailable'));
    await open();
    expect(await screen.findByRole('button', { name: /다시/ })).toBeTruthy();
  });
});
