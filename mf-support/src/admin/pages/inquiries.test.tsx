import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import type { SessionUser } from '@portal/kit';
import { mockApi, openPage, problemResponse } from '@portal/kit/testing';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { paths } from '../../api/types.generated.ts';
import type { InquiryRow } from '../../api/inbox.ts';
import { definition } from '../../definition.ts';
import { answerQuestion } from '../../testing/questions.ts';
import { admin, member, sampleRow } from '../../testing/samples.ts';
import { watchSavedFiles } from '../../testing/saved-files.ts';

const api = mockApi<paths>();
const saved = watchSavedFiles();
const inbox = 'GET /api/email/admin/inquiries';
const bulk = 'POST /api/email/admin/inquiries/bulk';
const counts = { received: 3, inProgress: 2, answered: 1, spam: 9 };
const pageOf = (data: InquiryRow[]) => ({
  data,
  total: data.length,
  page: 1,
  pageSize: 20,
  pageCount: 1,
  counts,
  newMessages: 2,
});

const rows = [
  sampleRow({ product: 'sm2s' }),
  sampleRow({
    number: 'Q-2026-000002',
    form: 'smwp',
    type: null,
    title: '계정 신청',
    password: 'kept',
    version: 4,
    viewers: ['이동료'],
    noteCount: 2,
    replyCount: 1,
  }),
  sampleRow({
    number: 'Q-2026-000003',
    mailFails: true,
    form: 'webeq',
    type: null,
    title: '교육 신청',
    member: false,
    trapped: true,
    state: 'spam',
    assignee: { id: 'a1', name: '박관리' },
  }),
];

beforeEach(() => {
  api.answer(inbox, pageOf(rows));
  api.answer('GET /api/email/admin/tags', ['견적', '급함']);
  api.answer('GET /api/email/admin/assignees', [{ id: 'a1', name: '박관리', email: admin.email }]);
});
afterEach(cleanup);

const open = (query = '', user: SessionUser | undefined = admin) =>
  openPage({ definition, url: `/admin/support/inquiries${query}`, user, otherPaths: ['/login'] });
const rowOf = (number: string) => screen.getByRole('row', { name: new RegExp(number) });
const choose = (label: RegExp | string, value: string) =>
  fireEvent.change(screen.getByRole('combobox', { name: label }), { target: { value } });
const lastQuery = () => Object.fromEntries(api.calls(inbox).at(-1)?.query ?? []);

describe('the inbox', () => {
  test('is for admins: members are refused, visitors sent to sign in', async () => {
    const page = await open('', member);
    expect(page.status()).toBe(403);
    expect(screen.getByRole('heading', { level: 1, name: '볼 수 있는 권한이 없습니다' })).toBeTruthy();
    page.unmount();
    const visit = await openPage({ definition, url: '/admin/support/inquiries?search=x', otherPaths: ['/login'] });
    expect(visit.moves).toMatchObject([
      { to: `/login?next=${encodeURIComponent('/admin/support/inquiries?search=x')}` },
    ]);
    expect(api.calls(inbox)).toEqual([]);
  });

  test('shows form, product, state, sender and what colleagues do of each', async () => {
    await open();
    const texts = [
      [
        'Q-2026-000001',
        '연동 문의',
        '일반 문의 · 제품문의',
        'SM2S',
        '접수',
        '김시험',
        member.email,
        '2026.12.01 10:05',
      ],
      ['Q-2026-000002', '계정 신청', 'SMWP 계정신청', '패스워드 보관 중', '이동료 열람 중', '메모 2', '답변 1'],
      [
        'Q-2026-000003',
        '교육 신청',
        'WEB EQ 교육신청 문의',
        '비회원',
        '자동 입력 의심',
        '스팸',
        '메일 전송 실패',
        '박관리',
      ],
    ];
    for (const [number = '', ...words] of texts)
      for (const word of words) expect(rowOf(number).textContent).toContain(word);
    expect(screen.getByRole('link', { name: '연동 문의 Q-2026-000001' }).getAttribute('href')).toBe(
      '/admin/support/inquiries/Q-2026-000001',
    );
  });

  test('counts the inquiries of each state, and spam not among all', async () => {
    await open();
    const buttons = within(screen.getByRole('group', { name: '처리 상태' })).getAllByRole('button');
    expect(buttons.map((button) => button.textContent)).toEqual([
      '전체6',
      '접수3',
      '처리중2',
      '답변완료1',
      '스팸9',
      '새 메시지만2',
    ]);
  });

  test('marks those to which the sender has added something, and shows them alone', async () => {
    api.answer(inbox, pageOf([sampleRow({ newMessageAt: '2026-12-02T01:05:00.000Z' })]));
    await open();
    expect(within(await screen.findByRole('row', { name: /Q-2026-000001/ })).getByText('새 메시지')).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: /^새 메시지만/ }));
    await waitFor(() => expect(lastQuery()).toMatchObject({ newMessage: 'true' }));
    expect(screen.getByRole('button', { name: /^새 메시지만/ }).getAttribute('aria-pressed')).toBe('true');
  });

  test('shows tags and due days, and is narrowed to a tag and to what is past due', async () => {
    api.answer(
      inbox,
      pageOf([
        sampleRow({ tags: ['견적', '급함'], dueOn: '2020-01-02' }),
        sampleRow({ number: 'Q-2026-000002', dueOn: '2020-01-02', state: 'answered' }),
      ]),
    );
    await open();
    const row = await screen.findByRole('row', { name: /Q-2026-000001/ });
    for (const word of ['견적', '급함', '기한 지남 2020.01.02']) expect(within(row).getByText(word)).toBeTruthy();
    expect(rowOf('Q-2026-000002').textContent).not.toContain('기한');
    await screen.findByRole('option', { name: '급함' });
    choose(/^태그/, '급함');
    await waitFor(() => expect(lastQuery()).toMatchObject({ tag: '급함' }));
    choose(/^답변 기한/, 'true');
    await waitFor(() => expect(lastQuery()).toMatchObject({ tag: '급함', overdue: 'true' }));
  });

  test('keeps state, filters, days and search in the address and sends them', async () => {
    const page = await open();
    fireEvent.click(screen.getByRole('button', { name: /^접수 ?3$/ }));
    await waitFor(() => expect(page.url()).toContain('state=received'));
    for (const [label, value] of [
      [/^양식/, 'question'],
      [/^문의 유형/, 'education'],
      [/^제품/, 'nectos'],
      [/^담당자/, 'none'],
    ] as const) {
      choose(label, value);
      await waitFor(() => expect(page.url()).toContain(value));
    }
    fireEvent.change(screen.getByLabelText('시작일'), { target: { value: '2026-12-01' } });
    await waitFor(() => expect(page.url()).toContain('from=2026-12-01'));
    fireEvent.change(screen.getByRole('searchbox'), { target: { value: '연동' } });
    fireEvent.submit(screen.getByRole('search'));
    const wanted = {
      state: 'received',
      form: 'question',
      type: 'education',
      product: 'nectos',
      assignee: 'none',
      from: '2026-12-01',
      search: '연동',
    };
    await waitFor(() => expect(Object.fromEntries(new URL(page.url(), location.origin).searchParams)).toEqual(wanted));
    await waitFor(() => expect(lastQuery()).toEqual({ ...wanted, page: '1', pageSize: '10', sort: '-createdAt' }));
  });

  test('asks for what a shared address says, and shows it in the filters', async () => {
    await open('?form=smwp&assignee=a1&state=answered&to=2026-12-31&page=2&sort=name');
    expect(lastQuery()).toEqual({
      form: 'smwp',
      assignee: 'a1',
      state: 'answered',
      to: '2026-12-31',
      page: '2',
      pageSize: '10',
      sort: 'name',
    });
    expect(screen.getByRole<HTMLSelectElement>('combobox', { name: /^양식/ }).value).toBe('smwp');
    await waitFor(() => expect(screen.getByRole<HTMLSelectElement>('combobox', { name: /^담당자/ }).value).toBe('a1'));
    expect(screen.getByRole('button', { name: /^답변완료 ?1$/ }).getAttribute('aria-pressed')).toBe('true');
  });

  test('does not ask for the years that are passed while one is typed', async () => {
    await open();
    const before = api.calls(inbox).length;
    fireEvent.change(screen.getByLabelText('종료일'), { target: { value: '0002-12-01' } });
    expect(screen.getByLabelText<HTMLInputElement>('종료일').value).toBe('0002-12-01');
    expect(api.calls(inbox)).toHaveLength(before);
  });

  test.each([
    ['', '새 문의가 접수되면 여기에 나타납니다.'],
    ['?search=none', '조건에 맞는 문의가 없습니다. 조건을 바꿔 보세요.'],
  ])('says why it is empty (%s)', async (query, text) => {
    api.answer(inbox, pageOf([]));
    await open(query);
    expect(await screen.findByRole('heading', { name: '문의가 없습니다' })).toBeTruthy();
    expect(screen.getByText(text)).toBeTruthy();
  });

  test('offers another try when it cannot be read', async () => {
    api.answer(inbox, () => problemResponse(503, 'unavailable'));
    await open();
    const retry = await screen.findByRole('button', { name: /다시/ });
    api.answer(inbox, pageOf(rows));
    fireEvent.click(retry);
    expect(await screen.findByText('연동 문의')).toBeTruthy();
  });
});

describe('several inquiries', () => {
  const select = async (...numbers: string[]) => {
    await screen.findByText('연동 문의');
    for (const number of numbers) fireEvent.click(screen.getByRole('checkbox', { name: new RegExp(number) }));
  };

  test('are changed at once; one that somebody else has changed is named and stays', async () => {
    api.answer(bulk, { changed: ['Q-2026-000001'], stale: ['Q-2026-000002'], missing: [] });
    const page = await open();
    await select('Q-2026-000001', 'Q-2026-000002');
    choose('상태 변경', 'inProgress');
    choose('담당자 변경', 'nobody');
    const before = api.calls(inbox).length;
    fireEvent.click(screen.getByRole('button', { name: '선택한 문의에 적용' }));
    await waitFor(() =>
      expect(page.toasts()).toEqual([
        'success: 1건을 변경했습니다',
        'warning: 다른 관리자가 먼저 변경해 그대로 둔 문의: Q-2026-000002',
      ]),
    );
    const items = [
      { number: 'Q-2026-000001', version: 1 },
      { number: 'Q-2026-000002', version: 4 },
    ];
    expect(api.calls(bulk)[0]?.body).toEqual({ items, state: 'inProgress', assigneeId: null });
    expect(api.calls(bulk)[0]?.headers.get('idempotency-key')).toMatch(/^[\da-f-]{36}$/);
    await waitFor(() => expect(api.calls(inbox).length).toBe(before + 1));
    expect(screen.queryByRole('button', { name: '선택한 문의에 적용' })).toBeNull();
  });

  test('with a password that is kept are completed after a question only', async () => {
    api.answer(bulk, { changed: ['Q-2026-000002'], stale: [], missing: [] });
    const page = await open();
    await select('Q-2026-000001', 'Q-2026-000002');
    choose('상태 변경', 'answered');
    fireEvent.click(screen.getByRole('button', { name: '선택한 문의에 적용' }));
    expect(await answerQuestion(page, false)).toContain('1건에 아직 확인하지 않은 SMWP 패스워드가 있습니다');
    expect(api.calls(bulk)).toEqual([]);
    fireEvent.click(screen.getByRole('button', { name: '선택한 문의에 적용' }));
    await answerQuestion(page, true);
    await waitFor(() => expect(page.toasts()).toEqual(['success: 1건을 변경했습니다']));
  });

  test('get a tag, or lose one that some of them have', async () => {
    api.answer(inbox, pageOf([sampleRow({ tags: ['견적'] }), ...rows.slice(1)]));
    api.answer(bulk, { changed: ['Q-2026-000001'], stale: [], missing: [] });
    await open();
    await select('Q-2026-000001');
    fireEvent.change(screen.getByRole('combobox', { name: '태그 추가' }), { target: { value: ' 급함 ' } });
    choose('태그 빼기', '견적');
    fireEvent.click(screen.getByRole('button', { name: '선택한 문의에 적용' }));
    await waitFor(() => expect(api.calls(bulk)).toHaveLength(1));
    expect(api.calls(bulk)[0]?.body).toEqual({
      items: [{ number: 'Q-2026-000001', version: 1 }],
      addTags: ['급함'],
      removeTags: ['견적'],
    });
  });

  test('that cannot be changed stay chosen', async () => {
    api.answer(bulk, () => problemResponse(503, 'unavailable'));
    const page = await open();
    await select('Q-2026-000001');
    expect(screen.getByRole('button', { name: '선택한 문의에 적용' }).hasAttribute('aria-disabled')).toBe(true);
    choose('상태 변경', 'spam');
    fireEvent.click(screen.getByRole('button', { name: '선택한 문의에 적용' }));
    await waitFor(() => expect(page.toasts()).toEqual(['error: 처리하지 못했습니다. 잠시 후 다시 시도해 주세요.']));
    expect(screen.getByRole<HTMLInputElement>('checkbox', { name: /Q-2026-000001/ }).checked).toBe(true);
  });
});

test.each([
  ['CSV 내려받기', 'csv'],
  ['엑셀 내려받기', 'xlsx'],
])('%s holds what is filtered, from the first page on', async (name, format) => {
  const exported = 'GET /api/email/admin/inquiries/export';
  api.answer(
    exported,
    () => new Response('x', { headers: { 'content-disposition': `attachment; filename="inquiries.${format}"` } }),
  );
  await open('?search=x&form=smwp&page=3');
  fireEvent.click(screen.getByRole('button', { name }));
  await waitFor(() => expect(saved).toEqual([`inquiries.${format}`]));
  expect(Object.fromEntries(api.calls(exported)[0]?.query ?? [])).toEqual({
    search: 'x',
    form: 'smwp',
    sort: '-createdAt',
    format,
    lang: 'ko',
  });
});
