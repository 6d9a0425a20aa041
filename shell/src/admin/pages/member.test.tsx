import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { mockApi, openPage, problemResponse } from '@portal/kit/testing';
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import type { paths } from '../../api/types.generated.ts';
import { definition } from '../../own-pages/definition.ts';
import { decide, question } from '../../testing/decide.ts';
import { admin, member } from '../../testing/sample-member.ts';

const api = mockApi<paths>();
const PERSON = 'GET /api/user/admin/person';
const SUPPORT = 'GET /api/file/admin/person' as typeof PERSON;

beforeEach(() => {
  api.answer('GET /api/portal/registry', { revision: 1, sections: {} });
  api.answer('GET /api/portal/personal-data', {
    services: [
      { name: 'account', path: '/api/user/my-data' },
      { name: 'support', path: '/api/file/my-data' },
    ],
  });
  api.answer(PERSON, { groups: [] });
  api.answer(SUPPORT, { groups: [] });
});
afterEach(cleanup);

const open = (url: string, input: Partial<Parameters<typeof openPage>[0]> = {}) =>
  openPage({ definition, url, user: admin, ...input });
const press = (name: string | RegExp) => fireEvent.click(screen.getByRole('button', { name }));
const reason = () => screen.getByLabelText<HTMLTextAreaElement>('정지 사유');
const giveReason = (text: string) => fireEvent.change(reason(), { target: { value: text } });
const sendReason = () => fireEvent.submit(reason().form as HTMLFormElement);

describe('the page of a member', () => {
  const path = '/api/user/admin/members/m1';

  test('shows what is known of them', async () => {
    api.answer(`GET ${path}`, {
      ...member,
      status: 'suspended',
      suspension: { reason: '광고', at: '2025-05-01T00:00:00Z', by: 'admin@selmatrix.example' },
    });
    await open('/admin/members/m1');
    expect(await screen.findByRole('heading', { level: 1, name: '김하나' })).toBeTruthy();
    for (const text of ['이용 정지', '이메일 인증됨', '광고', '2025.05.01 09:00', '1990-05-17', '여성', '2대'])
      expect(screen.getAllByText(text)).toBeTruthy();
    expect(screen.getByRole('table', { name: '약관 동의 이력' }).textContent).toContain('개인정보 수집 및 이용');
    expect(screen.getByRole('link', { name: '이 회원의 감사 기록' }).getAttribute('href')).toBe(
      '/admin/audit?subject=kim%40visitor.example',
    );
  });

  test.each([
    ['refused', '동의하지 않음'],
    ['withdrawn', '철회'],
  ] as const)('says whether a consent never was given or was taken back: %s', async (decision, words) => {
    const decidedAt = '2025-03-04T15:05:09Z';
    const consents = [{ kind: 'marketing' as const, version: '2024-01-01', given: false, decision, decidedAt }];
    api.answer(`GET ${path}`, { ...member, consents });
    await open('/admin/members/m1');
    expect((await screen.findByRole('table', { name: '약관 동의 이력' })).textContent).toContain(
      `동의 여부${words}일시`,
    );
  });

  test('shows what every section holds about them', async () => {
    api.answer(`GET ${path}`, member);
    api.answer(PERSON, ({ query }) => ({
      groups: query.has('email')
        ? []
        : [
            {
              id: 'audit',
              label: '감사 기록',
              total: 12,
              records: [{ id: '1', label: 'member.view', note: admin.email, at: '2025-03-04T15:05:09Z' }],
              path: '/admin/audit?subject=m1',
            },
          ],
    }));
    const inquiry = (id: string, label: string) => ({
      groups: [
        {
          id: 'inquiries',
          label: '문의',
          total: 1,
          records: [{ id, label, note: '접수', path: `/admin/support/inquiries/${id}` }],
        },
      ],
    });
    api.answer(SUPPORT, ({ query }) => (query.has('email') ? inquiry('Q-2', '손님 때') : inquiry('Q-1', '견적')));
    await open('/admin/members/m1');
    expect((await screen.findByRole('link', { name: '견적' })).getAttribute('href')).toBe(
      '/admin/support/inquiries/Q-1',
    );
    const log = screen.getByRole('table', { name: '감사 기록 12건' });
    expect(log.textContent).toContain('회원 정보 조회');
    expect(screen.getByRole('link', { name: '감사 기록 전체 12건 보기' }).getAttribute('href')).toBe(
      '/admin/audit?subject=m1',
    );
    const inquiries = screen.getByRole('table', { name: '문의 2건' });
    expect([...inquiries.querySelectorAll('a')].map(({ textContent }) => textContent)).toEqual(['견적', '손님 때']);
    // Each call names one identity
    expect(api.calls(SUPPORT).map(({ query }) => [query.get('user'), query.get('email')])).toEqual([
      ['m1', null],
      [null, member.email],
    ]);
  });

  test('asks for records of guests only with a verified address, and names a section that did not respond', async () => {
    api.answer(`GET ${path}`, { ...member, emailVerified: false });
    api.answer(SUPPORT, () => problemResponse(503, 'unavailable'));
    await open('/admin/members/m1');
    expect(await screen.findByText('다음 항목의 기록을 불러오지 못했습니다: support')).toBeTruthy();
    expect(api.calls(PERSON)[0]?.query.get('email')).toBeNull();
  });

  test.each([
    [404, '없는 회원이거나 이미 탈퇴한 회원입니다', false],
    [503, '회원 정보를 불러오지 못했습니다', true],
  ])('of whom nothing came says so (%i)', async (status, text, hasRetry) => {
    api.answer(`GET ${path}`, () => problemResponse(status, 'x'));
    await open('/admin/members/m1');
    expect(await screen.findByText(text)).toBeTruthy();
    expect(screen.queryByRole('button', { name: '다시 시도' }) !== null).toBe(hasRetry);
  });

  test('makes them an admin after a question, and a member again', async () => {
    api.answer(`GET ${path}`, member);
    api.answer(`POST ${path}/role`, undefined);
    const page = await open('/admin/members/m1');
    await screen.findByRole('heading', { level: 1, name: '김하나' });
    press('관리자로 지정');
    await decide(page, false, '김하나님을 관리자로 지정할까요?');
    expect(api.calls(`POST ${path}/role`)).toEqual([]);
    press('관리자로 지정');
    expect(question(page)?.text).toContain(member.email);
    api.answer(`GET ${path}`, { ...member, role: 'admin', version: 4 });
    await decide(page, true, '김하나님을 관리자로 지정할까요?');
    await waitFor(() => expect(page.toasts()).toEqual(['success: 김하나님을 관리자로 지정했습니다']));
    await screen.findByRole('button', { name: '일반 회원으로 변경' });
    press('일반 회원으로 변경');
    await decide(page, true, '김하나님의 관리자 권한을 해제할까요?');
    await waitFor(() => expect(api.calls(`POST ${path}/role`)).toHaveLength(2));
    const [first, then] = api.calls(`POST ${path}/role`);
    expect([first?.body, then?.body]).toEqual([
      { role: 'admin', version: 3 },
      { role: 'member', version: 4 },
    ]);
    expect(first?.headers.get('idempotency-key')).toMatch(/^[\w-]{16,}$/);
  });

  test('who lost the second factor gets it reset after a question; who has none is not offered it', async () => {
    api.answer(`GET ${path}`, { ...member, secondFactor: true });
    api.answer(`POST ${path}/reset-second-factor`, () => problemResponse(403, 'step-up-required'));
    const page = await open('/admin/members/m1');
    await screen.findByRole('heading', { level: 1, name: '김하나' });
    press('2단계 인증 초기화');
    await decide(page, true, '김하나님의 2단계 인증을 초기화할까요?');
    await waitFor(() => expect(question(page)?.text).toBe('본인 확인을 하지 않아 변경하지 않았습니다.'));
    api.answer(`POST ${path}/reset-second-factor`, undefined);
    api.answer(`GET ${path}`, member);
    press('2단계 인증 초기화');
    await decide(page, true, '김하나님의 2단계 인증을 초기화할까요?');
    await waitFor(() => expect(page.toasts()).toEqual(['success: 김하나님의 2단계 인증을 초기화했습니다']));
    await waitFor(() => expect(screen.queryByRole('button', { name: '2단계 인증 초기화' })).toBeNull());
  });

  test.each([
    ['last-admin', '마지막 관리자입니다. 다른 회원을 관리자로 지정한 뒤 다시 시도해 주세요.'],
    ['stale-edit', '그 사이 이 회원의 정보가 바뀌었습니다. 최신 정보를 확인한 뒤 다시 시도해 주세요.'],
    ['anything', '변경하지 못했습니다. 잠시 후 다시 시도해 주세요.'],
  ])('says why a change was refused: %s', async (code, text) => {
    api.answer(`GET ${path}`, member);
    api.answer(`POST ${path}/role`, () => problemResponse(409, code));
    const page = await open('/admin/members/m1');
    await screen.findByRole('heading', { level: 1, name: '김하나' });
    press('관리자로 지정');
    await decide(page, true, '김하나님을 관리자로 지정할까요?');
    await waitFor(() => expect(question(page)?.text).toBe(text));
  });

  test('suspends with a reason, which is guarded while typed', async () => {
    api.answer(`GET ${path}`, member);
    api.answer(`POST ${path}/suspend`, undefined);
    const page = await open('/admin/members/m1');
    await screen.findByRole('heading', { level: 1, name: '김하나' });
    press('이용 정지');
    const dialog = screen.getByRole('dialog', { name: '김하나님 이용 정지' });
    sendReason();
    expect([document.activeElement, reason().getAttribute('aria-invalid')]).toEqual([reason(), 'true']);
    expect(page.isGuarded()).toBe(false);
    giveReason('광고 글을 되풀이해 올림');
    expect(page.isGuarded()).toBe(true);
    fireEvent.keyDown(reason(), { key: 'Escape' });
    await decide(page, false, '변경한 내용이 저장되지 않았습니다');
    expect([dialog.isConnected, reason().value]).toEqual([true, '광고 글을 되풀이해 올림']);
    api.answer(`GET ${path}`, { ...member, status: 'suspended', version: 4 });
    sendReason();
    await waitFor(() => expect(page.toasts()).toEqual(['success: 김하나님의 이용을 정지했습니다']));
    expect(api.calls(`POST ${path}/suspend`)[0]?.body).toEqual({ reason: '광고 글을 되풀이해 올림', version: 3 });
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    api.answer(`POST ${path}/unsuspend`, undefined);
    fireEvent.click(await screen.findByRole('button', { name: '정지 해제' }));
    await decide(page, true, '김하나님의 이용 정지를 해제할까요?');
    await waitFor(() => expect(api.calls(`POST ${path}/unsuspend`)[0]?.body).toEqual({ version: 4 }));
  });

  test.each([
    ['ko', '정지 사유', 'own-account', '본인 계정은 정지할 수 없습니다.'],
    [
      'en',
      'Reason',
      'stale-edit',
      'This member has been changed in the meantime. Check the current details, then try again.',
    ],
  ] as const)('keeps the reason when the suspension is refused (%s)', async (locale, label, code, text) => {
    api.answer(`GET ${path}`, member);
    api.answer(`POST ${path}/suspend`, () => problemResponse(409, code));
    await open('/admin/members/m1', { locale });
    fireEvent.click(await screen.findByRole('button', { name: locale === 'ko' ? '이용 정지' : 'Suspend' }));
    const field = screen.getByLabelText<HTMLTextAreaElement>(label);
    fireEvent.change(field, { target: { value: '확인' } });
    fireEvent.submit(field.form as HTMLFormElement);
    expect((await screen.findByText(text)).closest('[role=alert]')).toBeTruthy();
    expect(field.value).toBe('확인');
  });
});
