import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { mockApi, problemResponse, type ApiCall, type OpenedPage } from '@portal/kit/testing';
import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import type { paths } from '../../api/types.generated.ts';
import type { Company, Entry } from '../../api/entries.ts';
import { openMarketing } from '../../testing/open-marketing.ts';
import { watchScreen } from '../../testing/screen-doubles.ts';

const api = mockApi<paths>();
watchScreen();
const admin = { email: 'admin@selmatrix.example', name: '박관리', role: 'admin' } as const;
const meta = (entryId: string, version = 1) => ({
  entryId,
  version,
  hidden: false,
  updatedAt: '2026-12-01T01:05:00.000Z',
});
const [list, create] = ['GET /api/content/admin/timeline', 'POST /api/content/admin/timeline'] as const;
let entries: Entry[];

beforeEach(() => {
  entries = [
    { ...meta('1'), titleKo: '설립', titleEn: 'Founded', happenedOn: '2018-03-05' },
    { ...meta('2', 4), titleKo: '법인 전환', titleEn: null, happenedOn: '2019-01-15' },
    { ...meta('3'), titleKo: '사명 변경', titleEn: 'Renamed', happenedOn: '2023-01-02', hidden: true },
  ];
  api.answer(list, () => entries);
});
afterEach(cleanup);

const open = (path: string) => openMarketing(`/admin/marketing/${path}`, { user: admin });
const button = (name: string) => screen.getByRole('button', { name });
const type = (label: string, value: string) => fireEvent.change(screen.getByLabelText(label), { target: { value } });
const fillIn = (texts: Record<string, string>) => Object.entries(texts).forEach(([label, value]) => type(label, value));
const save = () => fireEvent.click(button('저장'));
const rows = () =>
  screen
    .getAllByRole('row')
    .slice(1)
    .map(({ textContent }) => textContent ?? '');
const preview = () => screen.findByRole('tabpanel');

async function answerQuestion({ portal }: OpenedPage, isYes: boolean): Promise<string> {
  await waitFor(() => expect(portal.alerts.store.getState().current).toBeDefined());
  const question = portal.alerts.store.getState().current;
  await act(async () => question?.close(isYes));
  return question?.text ?? '';
}

describe('a list', () => {
  test('shows the entries in their order, with date, state and what is Korean only', async () => {
    await open('timeline');
    await screen.findByText('설립');
    expect(rows()).toEqual([
      expect.stringMatching(/설립.*2018\.03\.05.*표시 중.*2026\.12\.01 10:05/),
      expect.stringMatching(/법인 전환.*2019\.01\.15.*표시 중.*한국어만/),
      expect.stringMatching(/사명 변경.*2023\.01\.02.*숨김/),
    ]);
    expect(button('설립 위로').hasAttribute('disabled')).toBe(true);
    expect(button('사명 변경 아래로').hasAttribute('disabled')).toBe(true);
  });

  test('is put in another order', async () => {
    api.answer(
      'PUT /api/content/admin/timeline/order',
      ({ body }: ApiCall) =>
        (entries = (body as { entryIds: string[] }).entryIds.flatMap((id) =>
          entries.filter(({ entryId }) => entryId === id),
        )),
    );
    const page = await open('timeline');
    fireEvent.click(await screen.findByRole('button', { name: '법인 전환 위로' }));
    await waitFor(() => expect(page.toasts()).toEqual(['success: 법인 전환 항목을 1번째로 옮겼습니다']));
    expect(api.calls('PUT /api/content/admin/timeline/order')[0]?.body).toEqual({ entryIds: ['2', '1', '3'] });
    await waitFor(() => expect(rows()[0]).toContain('법인 전환'));
  });

  test('hides and shows an entry, by the version that was read', async () => {
    const hide = 'PATCH /api/content/admin/timeline/2';
    api.answer(hide, ({ body }: ApiCall) => (entries[1] = { ...entries[1], ...(body as object), version: 5 } as Entry));
    const page = await open('timeline');
    fireEvent.click(await screen.findByRole('button', { name: '법인 전환 숨기기' }));
    expect(await screen.findByRole('button', { name: '법인 전환 보이기' })).toBeTruthy();
    expect(api.calls(hide)[0]?.body).toEqual({ version: 4, hidden: true });
    expect(page.toasts()).toEqual(['success: 법인 전환 항목을 숨겼습니다']);
  });

  test('deletes an entry after a question', async () => {
    const remove = 'DELETE /api/content/admin/timeline/1';
    api.answer(remove, () => (entries = entries.slice(1)).length);
    const page = await open('timeline');
    fireEvent.click(await screen.findByRole('button', { name: '설립 삭제' }));
    expect(await answerQuestion(page, false)).toContain('사이트에서 사라집니다');
    expect(api.calls(remove)).toEqual([]);
    fireEvent.click(button('설립 삭제'));
    await answerQuestion(page, true);
    await waitFor(() => expect(screen.queryByRole('button', { name: '설립 삭제' })).toBeNull());
    expect(page.toasts()).toEqual(['success: 설립 항목을 삭제했습니다']);
  });

  test('brings a deleted entry back by its toast', async () => {
    const [founded] = entries;
    api.answer('DELETE /api/content/admin/timeline/1', () => (entries = entries.slice(1)).length);
    api.answer('GET /api/content/admin/timeline/1/revisions', {
      mayRestore: true,
      revisions: [{ number: 4, at: '2026-12-01T10:05:00+09:00', event: 'remove', author: admin.email, fields: [] }],
    });
    const restore = 'POST /api/content/admin/timeline/1/revisions/4/restore';
    api.answer(restore, () => {
      entries = [founded as Entry, ...entries];
      return { version: 2 };
    });
    const page = await open('timeline');
    fireEvent.click(await screen.findByRole('button', { name: '설립 삭제' }));
    await answerQuestion(page, true);
    fireEvent.click(await screen.findByRole('button', { name: '되돌리기' }));
    expect(await screen.findByRole('button', { name: '설립 삭제' })).toBeTruthy();
    expect(api.calls(restore)[0]?.body).toEqual({ version: null });
    expect(page.toasts()).toEqual(['success: 설립 항목을 되돌렸습니다']);
  });

  test.each([
    [409, '다른 관리자가 먼저 바꾼 내용이 있습니다. 최신 목록을 불러왔습니다.'],
    [503, '처리하지 못했습니다. 잠시 후 다시 시도해 주세요.'],
  ])('that cannot be changed (%i) says why and is read again', async (status, text) => {
    api.answer('PATCH /api/content/admin/timeline/1', () => problemResponse(status, 'code'));
    const page = await open('timeline');
    fireEvent.click(await screen.findByRole('button', { name: '설립 숨기기' }));
    await waitFor(() => expect(page.toasts()).toEqual([`error: ${text}`]));
    await waitFor(() => expect(api.calls(list)).toHaveLength(2));
  });

  test('that is empty, cannot be read, or that there is not says so', async () => {
    entries = [];
    const page = await open('timeline');
    expect(await screen.findByText('등록된 항목이 없습니다')).toBeTruthy();
    page.unmount();
    api.answer(list, () => problemResponse(503, 'unavailable'));
    const failed = await open('timeline');
    expect(await screen.findByRole('button', { name: /다시/ })).toBeTruthy();
    failed.unmount();
    await open('nonsense');
    expect(screen.getByRole('heading', { level: 1 }).textContent).toContain('찾을 수 없');
  });
});

describe.each([
  [
    'timeline',
    { '제목 (한국어)': '수출의 탑 수상', '제목 (영어)': 'Export tower award', 날짜: '2024-12-05' },
    '수출의 탑 수상',
    'Export tower award',
    { titleKo: '수출의 탑 수상', titleEn: 'Export tower award', happenedOn: '2024-12-05' },
  ],
  [
    'cases',
    {
      '회사 (한국어)': '샘플물류',
      '업종 키': 'logistics',
      '업종 (한국어)': '물류',
      '프로젝트 (한국어)': '창고 관제',
      '내용 (한국어)': '한 화면에서 봅니다.',
    },
    '창고 관제',
    '창고 관제',
    {
      companyKo: '샘플물류',
      companyEn: null,
      industryKey: 'logistics',
      industryKo: '물류',
      industryEn: null,
      projectKo: '창고 관제',
      projectEn: null,
      detailsKo: '한 화면에서 봅니다.',
      detailsEn: null,
    },
  ],
  [
    'slides',
    {
      '제목 (한국어)': '새 슬라이드',
      '제목 (영어)': 'A new slide',
      '설명 (한국어)': '설명입니다.',
      '설명 (영어)': 'A text.',
      '자세히 보기 주소': '/about',
    },
    '새 슬라이드',
    'A new slide',
    {
      titleKo: '새 슬라이드',
      titleEn: 'A new slide',
      textKo: '설명입니다.',
      textEn: 'A text.',
      link: '/about',
      hasWebEqApplicationButton: false,
      hasQuestionButton: false,
    },
  ],
  [
    'offices',
    {
      사무소: 'namyangju',
      '제목 (한국어)': '새 본사',
      '주소 (한국어)': '경기도 남양주시 111',
      위도: '37.62',
      경도: '127.15',
      '버스 정류장 (한국어)': '정류장',
      '버스 번호': '34, 97',
      '버스 오시는 길 (한국어)': '도보 4분',
      전화: '031-000-1111',
      팩스: '031-000-1112',
      이메일: 'office@selmatrix.example',
    },
    '경기도 남양주시 111',
    '경기도 남양주시 111',
    {
      key: 'namyangju',
      titleKo: '새 본사',
      latitude: 37.62,
      longitude: 127.15,
      busNumbers: ['34', '97'],
      subwayStationKo: null,
      secondPhone: null,
      phone: '031-000-1111',
    },
  ],
] as const)('a new entry of %s', (noun, texts, korean, english, body) => {
  test('is previewed in both languages while it is typed, and sent once', async () => {
    api.answer(`GET /api/content/admin/${noun}`, []);
    api.answer(`POST /api/content/admin/${noun}`, ({ body: sent }) => ({ ...(sent as object), ...meta('9') }));
    const page = await open(`${noun}/new`);
    fillIn(texts);
    await waitFor(async () => expect((await preview()).textContent).toContain(korean));
    fireEvent.click(screen.getByRole('tab', { name: 'English' }));
    expect((await preview()).textContent).toContain(english);
    const submit = button('저장');
    act(() => Array.from({ length: 30 }).forEach(() => submit.click()));
    await waitFor(() => expect(page.url()).toBe(`/admin/marketing/${noun}`));
    const calls = api.calls(`POST /api/content/admin/${noun}`);
    expect(calls).toHaveLength(1);
    expect(calls[0]?.body).toMatchObject({ ...body, hidden: false });
    expect(calls[0]?.headers.get('idempotency-key')).toMatch(/^[\da-f-]{36}$/);
    expect(page.toasts()).toEqual(['success: 등록되었습니다']);
  });
});

describe('the form of an entry', () => {
  test('asks for what is missing at its field, and leaving typed text is guarded', async () => {
    const page = await open('cases/new');
    save();
    expect(screen.getAllByText('값을 입력하세요')).toHaveLength(5);
    expect(document.activeElement).toBe(screen.getByLabelText('회사 (한국어)'));
    expect(page.isGuarded()).toBe(false);
    type('회사 (한국어)', '아직 저장하지 않은 회사');
    expect(page.isGuarded()).toBe(true);
  });

  test('tells what the service refuses at its field', async () => {
    api.answer(create, () =>
      problemResponse(400, 'invalid-input', { errors: { titleEn: 'too-long', happenedOn: 'unheard-of' } }),
    );
    await open('timeline/new');
    fillIn({ '제목 (한국어)': '제목', 날짜: '2024-12-05' });
    save();
    expect(await screen.findByText('너무 깁니다')).toBeTruthy();
    expect(screen.getByText('값을 확인해 주세요')).toBeTruthy();
    expect(document.activeElement).toBe(screen.getByLabelText('제목 (영어)'));
  });

  test('sends a change with the version that was read', async () => {
    const patch = 'PATCH /api/content/admin/timeline/2';
    api.answer(patch, () => ({ ...entries[1], version: 5 }));
    const page = await open('timeline/2');
    await screen.findByDisplayValue('법인 전환');
    fireEvent.click(screen.getByRole('checkbox', { name: '사이트에 표시' }));
    expect((await preview()).textContent).toContain('숨김 상태입니다');
    type('제목 (영어)', 'Converted');
    save();
    await waitFor(() => expect(page.toasts()).toEqual(['success: 수정되었습니다']));
    expect(api.calls(patch)[0]?.body).toEqual({
      version: 4,
      hidden: true,
      titleKo: '법인 전환',
      titleEn: 'Converted',
      happenedOn: '2019-01-15',
    });
  });

  test('of an older state is refused; what was typed stays, and theirs is taken where both changed a field if wanted', async () => {
    api.answer('PATCH /api/content/admin/timeline/1', () => problemResponse(409, 'stale-edit'));
    await open('timeline/1');
    await screen.findByDisplayValue('설립');
    type('제목 (한국어)', '내가 고친 제목');
    save();
    expect(await screen.findByText(/^그 사이 다른 관리자가 먼저 저장했습니다/)).toBeTruthy();
    expect(screen.getByLabelText<HTMLInputElement>('제목 (한국어)').value).toBe('내가 고친 제목');
    entries[0] = { ...(entries[0] as Entry), titleKo: '먼저 고친 제목', version: 2 };
    fireEvent.click(button('바뀐 내용 보기'));
    fireEvent.click(await screen.findByRole('button', { name: '다른 관리자의 내용 쓰기' }));
    expect(screen.getByLabelText<HTMLInputElement>('제목 (한국어)').value).toBe('먼저 고친 제목');
    fireEvent.click(button('내가 입력한 내용 쓰기'));
    save();
    const sent = () => api.calls('PATCH /api/content/admin/timeline/1');
    await waitFor(() => expect(sent()).toHaveLength(2));
    expect(sent()[1]?.body).toMatchObject({ version: 2, titleKo: '내가 고친 제목' });
  });

  test('of an entry that there is not says so', async () => {
    await open('timeline/99');
    expect((await screen.findByRole('heading', { level: 1, name: /찾을 수 없/ })).textContent).toBeTruthy();
  });
});

test('the data of the company are changed with the version that was read, lists split at commas', async () => {
  const address = '/api/content/admin/company';
  const company: Company = {
    ...meta('company', 3),
    nameKo: '(주)셀매트릭스',
    nameEn: 'Selmatrix Co., Ltd.',
    companyNumber: '000-00-00000',
    foundedYear: 2018,
    phone: '02-000-1018',
    secondPhone: null,
    fax: '02-000-1019',
    email: 'contact@selmatrix.example',
    smwpPhones: ['02-000-3001', '02-000-3002'],
    videoChannelUrl: 'https://video.example',
  };
  api.answer(`GET ${address}`, company);
  api.answer(`PATCH ${address}`, company);
  const page = await open('company');
  expect((await screen.findByLabelText<HTMLInputElement>('SMWP 문의 전화')).value).toBe('02-000-3001, 02-000-3002');
  type('SMWP 문의 전화', '02-000-7777');
  save();
  await waitFor(() => expect(page.toasts()).toEqual(['success: 수정되었습니다']));
  expect(api.calls(`PATCH ${address}`)[0]?.body).toMatchObject({
    version: 3,
    smwpPhones: ['02-000-7777'],
    foundedYear: 2018,
    secondPhone: null,
  });
  expect(page.isGuarded()).toBe(false);
});
