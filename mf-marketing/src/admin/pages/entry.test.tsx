import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { mockApi, problemResponse } from '@portal/kit/testing';
import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import type { paths } from '../../api/types.generated.ts';
import type { Entry } from '../../api/entries.ts';
import { openMarketing } from '../../testing/open-marketing.ts';
import { describeResources } from '../../testing/resources.ts';
import { entryMeta, sampleTimeline } from '../../testing/sample-entries.ts';
import { watchScreen } from '../../testing/screen-doubles.ts';

const api = mockApi<paths>();
watchScreen();
const admin = { email: 'admin@selmatrix.example', name: '박관리', role: 'admin' } as const;
const create = 'POST /api/content/admin/timeline';
let entries: Entry[];

beforeEach(() => {
  describeResources(api);
  // Where one is led after saving
  api.answer('GET /api/content/admin/timeline', () => entries);
  entries = sampleTimeline();
  for (const [index, { entryId }] of entries.entries())
    api.answer(`GET /api/content/admin/timeline/${entryId}`, () => entries[index]);
});
afterEach(cleanup);

const open = (path: string) => openMarketing(`/admin/marketing/${path}`, { user: admin });
const button = (name: string) => screen.getByRole('button', { name });
const type = (label: string, value: string) => fireEvent.change(screen.getByLabelText(label), { target: { value } });
const fillIn = (texts: Record<string, string>) => Object.entries(texts).forEach(([label, value]) => type(label, value));
const save = () => fireEvent.click(button('저장'));
const preview = () => screen.findByRole('tabpanel');

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
    api.answer(`POST /api/content/admin/${noun}`, ({ body: sent }) => ({ ...(sent as object), ...entryMeta('9') }));
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

  test('has its heading while the entry is read, and keeps it, with what was typed, when a later reading fails', async () => {
    let arrive = () => {};
    api.answer(
      'GET /api/content/admin/timeline/1',
      () => new Promise<Entry>((resolve) => (arrive = () => resolve(entries[0] as Entry))),
    );
    api.answer('PATCH /api/content/admin/timeline/1', () => problemResponse(409, 'stale-edit'));
    await open('timeline/1');
    const heading = await screen.findByRole('heading', { level: 1, name: '연혁 수정' });
    expect(screen.queryByDisplayValue('설립')).toBeNull();
    await act(async () => arrive());
    await screen.findByDisplayValue('설립');
    type('제목 (한국어)', '내가 고친 제목');
    save();
    api.answer('GET /api/content/admin/timeline/1', () => problemResponse(503, 'unavailable'));
    fireEvent.click(await screen.findByRole('button', { name: '바뀐 내용 보기' }));
    expect(await screen.findByRole('button', { name: '다시 시도' })).toBeTruthy();
    expect(screen.getByDisplayValue('내가 고친 제목')).toBeTruthy();
    expect(screen.getByRole('heading', { level: 1 })).toBe(heading);
  });

  test('of an entry that there is not says so', async () => {
    api.answer('GET /api/content/admin/timeline/99', () => problemResponse(404, 'timeline-entry-not-found'));
    await open('timeline/99');
    expect((await screen.findByRole('heading', { level: 1, name: /찾을 수 없/ })).textContent).toBeTruthy();
  });
});
