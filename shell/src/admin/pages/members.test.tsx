import { afterEach, describe, expect, jest, test } from '@jest/globals';
import { mockApi, openPage, problemResponse, type ApiCall } from '@portal/kit/testing';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { paths } from '../../api/types.generated.ts';
import { definition } from '../../own-pages/definition.ts';
import { decide, question } from '../../testing/decide.ts';
import { admin, member } from '../../testing/sample-member.ts';
import { savedFiles } from '../../testing/saved-files.ts';
import type { Member } from '../../api/members.ts';

const api = mockApi<paths>();
const second: Member = { ...member, id: 'm2', email: 'lee@visitor.example', name: '이두리', version: 5 };
const counts = { all: 5, active: 4, suspended: 1, admin: 2, member: 3, verified: 4, unverified: 1 };

afterEach(() => {
  cleanup();
  localStorage.clear();
  jest.restoreAllMocks();
});

const names = (ko: string, en: string) => ({ ko, en });
const section = { version: 'v1', base: '/', paths: [], menu: [], widgets: {} };

function answerList(rows: Member[], total = rows.length): void {
  // Asked once a document
  api.answer('GET /api/portal/registry', {
    revision: 1,
    sections: { support: { ...section, admin: { title: names('고객지원', 'Support'), views: [] } }, shell: section },
  });
  api.answer('GET /api/user/admin/members/counts', counts);
  api.answer('GET /api/user/admin/members', {
    data: rows,
    total,
    page: 1,
    pageSize: 20,
    pageCount: Math.max(1, Math.ceil(total / 20)),
  });
}

const open = (url: string, input: Partial<Parameters<typeof openPage>[0]> = {}) =>
  openPage({ definition, url, user: admin, ...input });
const press = (name: string | RegExp) => fireEvent.click(screen.getByRole('button', { name }));
const reason = () => screen.getByLabelText<HTMLTextAreaElement>('정지 사유');
const giveReason = (text: string) => fireEvent.change(reason(), { target: { value: text } });
const sendReason = () => fireEvent.submit(reason().form as HTMLFormElement);
const table = () => screen.findByRole('table', { name: '회원' });

describe('the list of members', () => {
  test('asks for what the address says, and shows it in its fields', async () => {
    answerList([member], 41);
    await open('/admin/members?search=kim&role=admin&sort=email&page=2');
    await table();
    expect(Object.fromEntries(api.calls('GET /api/user/admin/members')[0]?.query ?? [])).toEqual({
      page: '2',
      pageSize: '10',
      sort: 'email',
      search: 'kim',
      role: 'admin',
    });
    expect(screen.getByRole<HTMLInputElement>('searchbox').value).toBe('kim');
    expect(
      screen.getByRole('combobox', { name: '권한' }).querySelector<HTMLOptionElement>('option:checked')?.textContent,
    ).toBe('관리자 (2)');
    expect(screen.getByText('전체 41건')).toBeTruthy();
    expect(screen.getByRole('columnheader', { name: '이메일' }).getAttribute('aria-sort')).toBe('ascending');
  });

  test('goes to its last page when the only row of a page was taken away', async () => {
    answerList([member]);
    api.answer('GET /api/user/admin/members', ({ query }: ApiCall) => ({
      data: query.get('page') === '3' ? [] : [member],
      total: 20,
      page: Number(query.get('page')),
      pageSize: 10,
      pageCount: 2,
    }));
    const page = await open('/admin/members?page=3');
    await waitFor(() => expect(page.url()).toBe('/admin/members?page=2'));
  });

  test.each([
    ['ko', '메일 전송 실패'],
    ['en', 'Mail not delivered'],
  ] as const)('marks members that a mail did not reach, in words (%s)', async (locale, words) => {
    answerList([member, { ...member, id: 'm2', email: 'gone@visitor.example', mailFails: true }]);
    await open('/admin/members', { locale });
    await screen.findByText(words);
    const marked = screen.getAllByRole('row').filter(({ textContent }) => textContent.includes(words));
    expect(marked.map(({ textContent }) => textContent.includes('gone@visitor.example'))).toEqual([true]);
  });

  test('asks for as many rows as are chosen, and for all at most a thousand', async () => {
    answerList([member], 2500);
    const page = await open('/admin/members?page=3');
    await table();
    const size = screen.getByRole<HTMLSelectElement>('combobox', { name: '페이지당 행 수' });
    expect([...size.options].map(({ textContent }) => textContent)).toEqual([
      '10',
      '25',
      '50',
      '100',
      '전체 (처음 1,000개)',
    ]);
    fireEvent.change(size, { target: { value: '1000' } });
    await waitFor(() => expect(page.url()).toBe('/admin/members?pageSize=1000'));
    expect(api.calls('GET /api/user/admin/members').at(-1)?.query.get('pageSize')).toBe('1000');
  });

  test('keeps search, filter and sort in the address', async () => {
    answerList([member]);
    const page = await open('/admin/members');
    await table();
    fireEvent.change(screen.getByRole('searchbox'), { target: { value: 'kim@visitor.example' } });
    fireEvent.submit(screen.getByRole('search'));
    await waitFor(() => expect(page.url()).toBe('/admin/members?search=kim%40visitor.example'));
    fireEvent.change(screen.getByRole('combobox', { name: '권한' }), { target: { value: 'admin' } });
    await waitFor(() => expect(page.url()).toContain('role=admin'));
    fireEvent.click(within(await table()).getByRole('button', { name: '이메일' }));
    await waitFor(() => expect(page.url()).toContain('sort=email'));
    expect(page.moves.every(({ options }) => options?.keepPlace)).toBe(true);
    press('조건 초기화');
    await waitFor(() => expect(page.url()).toBe('/admin/members'));
  });

  test('names the roles of members in sections, and is filtered by them', async () => {
    answerList([member, { ...second, roles: { support: ['agent', 'editor'], gone: ['manager'] } }]);
    const page = await open('/admin/members');
    const row = within((await screen.findByRole('link', { name: '이두리' })).closest('tr') as HTMLElement);
    expect(await row.findByText('고객지원 · 편집자, 담당자')).toBeTruthy();
    expect(row.getByText('gone · 책임자')).toBeTruthy();
    const role = screen.getByRole<HTMLSelectElement>('combobox', { name: '권한' });
    expect([...role.options].map(({ textContent }) => textContent)).toEqual([
      '전체 (5)',
      '관리자 (2)',
      '일반 회원 (3)',
      '편집자',
      '담당자',
      '책임자',
    ]);
    fireEvent.change(role, { target: { value: 'agent' } });
    await waitFor(() => expect(page.url()).toBe('/admin/members?role=agent'));
    const place = screen.getByRole<HTMLSelectElement>('combobox', { name: '섹션 권한' });
    expect([...place.options].map(({ textContent }) => textContent)).toEqual(['전체', '고객지원']);
    fireEvent.change(place, { target: { value: 'support' } });
    await waitFor(() => expect(page.url()).toBe('/admin/members?role=agent&section=support'));
    expect(Object.fromEntries(api.calls('GET /api/user/admin/members').at(-1)?.query ?? [])).toMatchObject({
      role: 'agent',
      section: 'support',
    });
  });

  test.each([
    ['ko', '조건에 맞는 회원이 없습니다'],
    ['en', 'No member matches'],
  ] as const)('says that nobody matches (%s)', async (locale, text) => {
    answerList([]);
    await open('/admin/members?search=nobody', { locale });
    expect(await screen.findByRole('heading', { name: text })).toBeTruthy();
  });

  test('says that it could not be read, and tries again', async () => {
    answerList([]);
    api.answer('GET /api/user/admin/members', () => problemResponse(503, 'unavailable'));
    await open('/admin/members');
    const alert = await screen.findByRole('alert');
    answerList([member]);
    fireEvent.click(within(alert).getByRole('button', { name: '다시 시도' }));
    expect(await screen.findByRole('link', { name: '김하나' })).toBeTruthy();
  });

  test('leads to a member by the link in the row', async () => {
    answerList([member]);
    await open('/admin/members');
    expect((await screen.findByRole('link', { name: '김하나' })).getAttribute('href')).toBe('/admin/members/m1');
  });

  test('is saved as it is filtered, and says when that failed', async () => {
    answerList([member]);
    const saved = savedFiles();
    api.answer(
      'GET /api/user/admin/members/export',
      () =>
        new Response('x', {
          headers: { 'content-disposition': `attachment; filename*=UTF-8''${encodeURIComponent('회원.csv')}` },
        }),
    );
    const page = await open('/admin/members?search=kim');
    await table();
    press('CSV 내려받기');
    await waitFor(() => expect(saved).toEqual(['회원.csv']));
    expect(Object.fromEntries(api.calls('GET /api/user/admin/members/export')[0]?.query ?? [])).toEqual({
      sort: '-createdAt',
      search: 'kim',
      format: 'csv',
      lang: 'ko',
    });
    api.answer('GET /api/user/admin/members/export', () => problemResponse(500, 'internal'));
    await waitFor(() => press('엑셀 내려받기'));
    await waitFor(() => expect(page.toasts()).toEqual(['error: 파일을 내려받지 못했습니다']));
  });
});

describe('chosen members', () => {
  const choose = async (...names: string[]) => {
    await table();
    for (const name of names) fireEvent.click(screen.getByRole('checkbox', { name: `${name} 선택` }));
  };

  test('are suspended with one reason and one call', async () => {
    answerList([member, second]);
    api.answer('POST /api/user/admin/members/suspend', { changed: ['m1', 'm2'], refused: [] });
    const page = await open('/admin/members');
    await choose('김하나', '이두리');
    expect(screen.getByRole('button', { name: '정지 해제 (0)' }).getAttribute('aria-disabled')).toBe('true');
    press('이용 정지 (2)');
    expect(screen.getByRole('dialog', { name: '선택한 회원 2명 이용 정지' })).toBeTruthy();
    sendReason();
    expect(reason().getAttribute('aria-invalid')).toBe('true');
    expect(document.activeElement).toBe(reason());
    giveReason(' 광고 글을 되풀이해 올림 ');
    sendReason();
    await waitFor(() => expect(page.toasts()).toEqual(['success: 2명의 이용을 정지했습니다']));
    expect(api.calls('POST /api/user/admin/members/suspend').map(({ body }) => body)).toEqual([
      {
        reason: '광고 글을 되풀이해 올림',
        members: [
          { id: 'm1', version: 3 },
          { id: 'm2', version: 5 },
        ],
      },
    ]);
    expect(screen.queryByRole('dialog')).toBeNull();
    await waitFor(() => expect(api.calls('GET /api/user/admin/members').length).toBeGreaterThan(1));
    expect(screen.queryByRole('button', { name: /^이용 정지 \(/ })).toBeNull();
  });

  test('are restored after a question that names them', async () => {
    answerList([
      { ...member, status: 'suspended' },
      { ...second, status: 'suspended' },
    ]);
    api.answer('POST /api/user/admin/members/unsuspend', { changed: ['m1', 'm2'], refused: [] });
    const page = await open('/admin/members');
    await choose('김하나', '이두리');
    press('정지 해제 (2)');
    await waitFor(() => expect(question(page)?.text).toBe('kim@visitor.example\nlee@visitor.example'));
    await decide(page, true, '선택한 회원 2명의 이용 정지를 해제할까요?');
    await waitFor(() => expect(page.toasts()).toEqual(['success: 2명의 정지를 해제했습니다']));
  });

  test('that were left alone are named with the reason', async () => {
    answerList([member, { ...second, email: admin.email }]);
    api.answer('POST /api/user/admin/members/suspend', {
      changed: ['m1'],
      refused: [{ id: 'm2', code: 'own-account' }],
    });
    const page = await open('/admin/members');
    await choose('김하나', '이두리');
    press('이용 정지 (2)');
    giveReason('확인');
    sendReason();
    await waitFor(() =>
      expect(question(page)?.text).toBe(
        '1명은 변경하지 않았습니다.\nadmin@selmatrix.example: 본인 계정은 정지할 수 없습니다.',
      ),
    );
    expect(page.toasts()).toEqual(['success: 1명의 이용을 정지했습니다']);
  });
});
