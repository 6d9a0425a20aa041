import { afterEach, describe, expect, jest, test } from '@jest/globals';
import { mockApi, openPage } from '@portal/kit/testing';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { paths } from '../../api/types.generated.ts';
import { definition } from '../../own-pages/definition.ts';
import { input } from '../../testing/form-fields.ts';
import { admin } from '../../testing/sample-member.ts';
import { savedFiles } from '../../testing/saved-files.ts';
import type { AuditEntry } from '../../api/audit.ts';

const api = mockApi<paths>();
const view: AuditEntry = {
  id: 'e1',
  at: '2025-03-04T15:05:09Z',
  service: 'account',
  actor: { id: 'a1', email: admin.email },
  action: 'member.view',
  target: { type: 'member', id: 'm1', label: '김하나' },
  subjects: ['kim@visitor.example'],
  details: { fields: ['email'] },
  people: {},
  requestId: 'request-1',
};

afterEach(() => {
  cleanup();
  jest.restoreAllMocks();
});

function answerLog(rows: AuditEntry[]): void {
  api.answer('GET /api/user/admin/audit/options', {
    actions: ['member.role', 'member.view', 'news.brand-new'],
    services: ['account', 'unheard-of'],
  });
  api.answer('GET /api/user/admin/audit', { data: rows, total: rows.length, page: 1, pageSize: 20, pageCount: 1 });
}

const open = (url: string, input_: Partial<Parameters<typeof openPage>[0]> = {}) =>
  openPage({ definition, url, user: admin, ...input_ });
const row = (index: number) => screen.getAllByRole('row')[index + 1]?.textContent;
const asked = () => Object.fromEntries(api.calls('GET /api/user/admin/audit').at(-1)?.query ?? []);

describe('the audit log', () => {
  test('says in words who did what, to whom and where', async () => {
    answerLog([
      view,
      {
        ...view,
        id: 'e2',
        actor: undefined,
        action: 'news.brand-new',
        service: 'unheard-of',
        target: undefined,
        subjects: [],
      },
      {
        ...view,
        id: 'e3',
        actor: { id: 'a2' },
        action: 'training.create',
        subjects: ['a@x.example', 'b@x.example', 'c@x.example'],
      },
    ]);
    await open('/admin/audit');
    await screen.findByText('교육 등록');
    for (const text of ['2025.03.05 00:05', admin.email, '김하나', 'kim@visitor.example', '계정'])
      expect(row(0)).toContain(text);
    for (const text of ['시스템', 'news.brand-new', 'unheard-of']) expect(row(1)).toContain(text);
    for (const text of ['탈퇴한 회원', '교육 등록', 'a@x.example 외 2명']) expect(row(2)).toContain(text);
  });

  test('marks empty days, in which Safari shows today, until they are set', async () => {
    answerLog([view]);
    await open('/admin/audit?from=2025-03-01');
    const [from, to] = ['from', 'to'].map((name) => document.querySelector<HTMLInputElement>(`input[name="${name}"]`)!);
    expect([from, to].map((day) => day?.hasAttribute('data-empty'))).toEqual([false, true]);
    fireEvent.input(to!, { target: { value: '2025-03-02' } });
    fireEvent.input(from!, { target: { value: '' } });
    expect([from, to].map((day) => day?.hasAttribute('data-empty'))).toEqual([true, false]);
  });

  test('says how many people an entry is about that are not listed', async () => {
    answerLog([{ ...view, subjects: ['a@x.example', 'b@x.example', 'c@x.example'], moreSubjects: 480 }]);
    await open('/admin/audit');
    await screen.findByText(/a@x\.example 외 482명/);
    fireEvent.click(within((await screen.findAllByRole('row'))[1] as HTMLElement).getByRole('button'));
    expect(screen.getByRole('dialog').textContent).toContain('a@x.example, b@x.example, c@x.example 외 480명');
  });

  test('opens an entry with all that it holds, and gives the focus back', async () => {
    answerLog([view]);
    await open('/admin/audit');
    const opener = within((await screen.findAllByRole('row'))[1] as HTMLElement).getByRole('button');
    opener.focus();
    fireEvent.click(opener);
    const dialog = screen.getByRole('dialog', { name: '회원 정보 조회' });
    for (const text of ['member.view', '김하나', 'member m1', 'request-1', '바뀐 항목'])
      expect(dialog.textContent).toContain(text);
    fireEvent.keyDown(dialog, { key: 'Escape' });
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(document.activeElement).toBe(opener);
  });

  test.each([
    ['ko', ['이관리 (boss@x.example)', '박하나 (park@x.example)', '권한일반 회원 → 관리자'], '탈퇴한 회원'],
    ['en', ['이관리 (boss@x.example)', '박하나 (park@x.example)', 'RoleMember → Administrator'], 'Former member'],
  ] as const)('names people, and says who has left and what was before (%s)', async (locale, texts, left) => {
    const [boss, park, gone] = [1, 2, 3].map((n) => `00000000-0000-4000-8000-00000000000${n}`) as [
      string,
      string,
      string,
    ];
    const changed: AuditEntry = {
      ...view,
      action: 'member.role',
      actor: { id: boss, email: 'boss@x.example' },
      target: { type: 'user', id: park, label: 'park@x.example' },
      subjects: [park, gone],
      details: { role: 'admin', before: { role: 'member' } },
      people: {
        [boss]: { name: '이관리', email: 'boss@x.example' },
        [park]: { name: '박하나', email: 'park@x.example' },
      },
    };
    answerLog([changed]);
    await open('/admin/audit', { locale });
    await screen.findByText('이관리');
    for (const text of ['이관리boss@x.example', texts[1], left]) expect(row(0)).toContain(text);
    expect(row(0)).not.toContain(gone);
    fireEvent.click(within(screen.getAllByRole('row')[1] as HTMLElement).getByRole('button'));
    for (const text of texts) expect(screen.getByRole('dialog').textContent).toContain(text);
  });

  test('folds its filters on phones, and says how many are set', async () => {
    answerLog([view]);
    await open('/admin/audit?subject=kim&service=account');
    const fold = await screen.findByRole('button', { name: '필터 (2)' });
    expect(fold.getAttribute('aria-expanded')).toBe('false');
    fireEvent.click(fold);
    expect(fold.getAttribute('aria-expanded')).toBe('true');
    expect(document.getElementById(fold.getAttribute('aria-controls')!)?.contains(input('subject'))).toBe(true);
  });

  test('is searched for several things at once, which are in the URL', async () => {
    answerLog([view]);
    const page = await open('/admin/audit?subject=kim%40visitor.example');
    await screen.findByRole('option', { name: '회원 정보 조회' });
    expect(input('subject').value).toBe('kim@visitor.example');
    expect(screen.getByRole<HTMLOptionElement>('option', { name: '회원 전체' }).value).toBe('member.*');
    fireEvent.change(input('action'), { target: { value: 'member.view' } });
    fireEvent.change(input('from'), { target: { value: '2001-01-01' } });
    fireEvent.change(input('to'), { target: { value: '2001-01-02' } });
    fireEvent.submit(screen.getByRole('search', { name: '감사 기록 검색' }));
    await waitFor(() => expect(page.url()).toContain('action=member.view'));
    await waitFor(() =>
      expect(asked()).toEqual({
        page: '1',
        pageSize: '10',
        subject: 'kim@visitor.example',
        action: 'member.view',
        from: '2001-01-01',
        to: '2001-01-02',
      }),
    );
    fireEvent.click(screen.getByRole('button', { name: '조건 초기화' }));
    await waitFor(() => expect(page.url()).toBe('/admin/audit'));
  });

  test.each([
    ['ko', '조건에 맞는 기록이 없습니다'],
    ['en', 'No entry matches'],
  ] as const)('says that nothing was found (%s)', async (locale, text) => {
    answerLog([]);
    await open('/admin/audit?from=2001-01-01', { locale });
    expect(await screen.findByRole('heading', { name: text })).toBeTruthy();
  });

  test('is saved as it was searched', async () => {
    answerLog([view]);
    const saved = savedFiles();
    api.answer(
      'GET /api/user/admin/audit/export',
      () => new Response('x', { headers: { 'content-disposition': 'attachment; filename="audit.csv"' } }),
    );
    await open('/admin/audit?actor=admin', { locale: 'en' });
    fireEvent.click(screen.getByRole('button', { name: 'Download CSV' }));
    await waitFor(() => expect(saved).toEqual(['audit.csv']));
    expect(Object.fromEntries(api.calls('GET /api/user/admin/audit/export')[0]?.query ?? [])).toEqual({
      actor: 'admin',
      format: 'csv',
      lang: 'en',
    });
  });
});

describe('the mailbox', () => {
  const mail = {
    name: 'm1',
    to: 'kim@visitor.example',
    subject: '이메일 주소를 확인해 주세요',
    sentAt: '2025-03-04T15:05:09Z',
    text: '다음 링크: http://localhost/verify-email?token=abc에서 확인합니다',
  };

  test('shows the kept mails and the folder they are in, links to be followed', async () => {
    api.answer('GET /api/user/admin/mailbox', { folder: '/data/mailbox', mails: [mail] });
    await open('/admin/mailbox');
    expect(await screen.findByText(/\/data\/mailbox/)).toBeTruthy();
    fireEvent.click(within((await screen.findAllByRole('row'))[1] as HTMLElement).getByRole('button'));
    const dialog = screen.getByRole('dialog', { name: mail.subject });
    expect(within(dialog).getByRole('link').getAttribute('href')).toBe('http://localhost/verify-email?token=abc');
  });

  test('says that mails are sent where a mail server is set up', async () => {
    api.answer('GET /api/user/admin/mailbox', { mails: [] });
    await open('/admin/mailbox');
    expect(await screen.findByText(/^이 사이트의 메일은 메일 서버로 발송되거나/)).toBeTruthy();
    expect(screen.queryByRole('alert')).toBeNull();
  });
});
