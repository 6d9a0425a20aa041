import { afterEach, describe, expect, test } from '@jest/globals';
import { mockApi, openPage, problemResponse } from '@portal/kit/testing';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { MemberDetail } from '../../api/members.ts';
import { definition } from '../../own-pages/definition.ts';
import { decide } from '../../testing/decide.ts';
import { admin, member } from '../../testing/sample-member.ts';

const api = mockApi();
const path = '/api/user/admin/members/m1';
const names = (ko: string, en: string) => ({ ko, en });
const view = (id: string, access: string) => ({ id, path: `/admin/${id}`, order: 1, access, name: names(id, id) });
const section = { version: 'v1', base: '/', paths: [], menu: [], widgets: {} };
const sections = {
  shell: { ...section, admin: { title: names('회원과 기록', 'Members'), views: [] } },
  support: { ...section, admin: { title: names('고객지원', 'Support'), views: [view('inquiries', 'agent')] } },
  community: { ...section, admin: { title: names('소식', 'News'), views: [view('posts', 'editor')] } },
  surveys: { ...section, menu: [{ id: 's', level: 1, key: 's', order: 1, name: names('설문', 'Surveys') }] },
  archive: section,
};

afterEach(cleanup);

const open = (url: string, input: Partial<Parameters<typeof openPage>[0]> = {}) =>
  openPage({ definition, url, user: admin, ...input });
const dialog = () => screen.getByRole('dialog');
const choice = (name: string) => within(dialog()).getByRole<HTMLSelectElement>('combobox', { name });
const choose = (name: string, value: string) => fireEvent.change(choice(name), { target: { value } });
const save = () => fireEvent.submit(dialog().querySelector('form') as HTMLFormElement);

async function openDialog(shown: MemberDetail, input: Parameters<typeof open>[1] = {}) {
  api.answer('GET /api/portal/registry', { revision: 1, sections });
  api.answer('GET /api/portal/personal-data', { services: [] });
  api.answer(`GET ${path}`, shown);
  const page = await open('/admin/members/m1', input);
  const label = input.locale === 'en' ? 'Change section roles' : '섹션 권한 변경';
  fireEvent.click(await screen.findByRole('button', { name: label }));
  return page;
}

// The sections are asked for once a document, so the first test tells of those that did not come.
test('the sections that did not come are asked for again', async () => {
  api.answer('GET /api/portal/registry', () => problemResponse(503, 'unavailable'));
  api.answer('GET /api/portal/personal-data', { services: [] });
  api.answer(`GET ${path}`, member);
  await open('/admin/members/m1');
  fireEvent.click(await screen.findByRole('button', { name: '섹션 권한 변경' }));
  expect(await within(dialog()).findByText('섹션 목록을 불러오지 못했습니다')).toBeTruthy();
  expect(within(dialog()).getByRole('button', { name: '저장' }).getAttribute('aria-disabled')).toBe('true');
  api.answer('GET /api/portal/registry', { revision: 1, sections });
  fireEvent.click(within(dialog()).getByRole('button', { name: '다시 시도' }));
  await waitFor(() => expect(choice('고객지원').value).toBe(''));
});

describe('the roles of a member in sections', () => {
  test('are given and taken, and those of a section that is off the site are kept', async () => {
    const roles = { support: ['editor' as const], withdrawn: ['agent' as const] };
    const page = await openDialog({ ...member, roles });
    expect(
      within(dialog())
        .getAllByRole('combobox')
        .map((select) => (select as HTMLSelectElement).labels[0]?.textContent),
    ).toEqual(['고객지원', '소식', '설문', 'archive', 'withdrawn']);
    expect([...choice('소식').options].map(({ value }) => value)).toEqual(['', 'editor', 'manager']);
    expect([...choice('설문').options].map(({ textContent }) => textContent)).toEqual([
      '권한 없음',
      '편집자',
      '담당자',
      '편집자, 담당자',
      '책임자',
    ]);
    expect(choice('고객지원').value).toBe('editor');
    choose('고객지원', '');
    choose('설문', 'editor agent');
    choose('archive', 'manager');
    api.answer(`PUT ${path}/roles`, { ...member, version: 4 });
    api.answer(`GET ${path}`, { ...member, version: 4, roles: { surveys: ['editor', 'agent'] } });
    save();
    await waitFor(() => expect(page.toasts()).toEqual(['success: 김하나님의 섹션 권한을 변경했습니다']));
    const [call] = api.calls(`PUT ${path}/roles`);
    expect(call?.body).toEqual({
      version: 3,
      role: 'member',
      sections: { surveys: ['editor', 'agent'], archive: ['manager'], withdrawn: ['agent'] },
    });
    expect(call?.headers.get('idempotency-key')).toMatch(/^[\w-]{16,}$/);
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(await screen.findByText('설문 · 편집자, 담당자')).toBeTruthy();
  });

  test('are kept and guarded while changed, and one call goes out for thirty presses', async () => {
    const page = await openDialog(member);
    expect(page.isGuarded()).toBe(false);
    choose('고객지원', 'agent');
    expect(page.isGuarded()).toBe(true);
    fireEvent.keyDown(choice('고객지원'), { key: 'Escape' });
    await decide(page, false, '변경한 내용이 저장되지 않았습니다');
    expect(choice('고객지원').value).toBe('agent');
    api.answer(`PUT ${path}/roles`, member);
    for (let count = 0; count < 30; count += 1) save();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(api.calls(`PUT ${path}/roles`)).toHaveLength(1);
  });

  test.each([
    ['ko', 409, 'stale-edit', '그 사이 이 회원의 정보가 바뀌었습니다. 최신 정보를 확인한 뒤 다시 시도해 주세요.'],
    ['ko', 503, 'unavailable', '변경하지 못했습니다. 잠시 후 다시 시도해 주세요.'],
    [
      'en',
      409,
      'stale-edit',
      'This member has been changed in the meantime. Check the current details, then try again.',
    ],
  ] as const)('that were refused are still there, with the reason (%s %i)', async (locale, status, code, text) => {
    await openDialog(member, { locale });
    const label = locale === 'ko' ? '고객지원' : 'Support';
    choose(label, 'manager');
    api.answer(`PUT ${path}/roles`, () => problemResponse(status, code));
    save();
    expect((await within(dialog()).findByText(text)).closest('[role=alert]')).toBeTruthy();
    expect(choice(label).value).toBe('manager');
  });

  test('of an administrator say that they have all of them anyway', async () => {
    await openDialog({ ...member, role: 'admin' });
    expect(within(dialog()).getByText(/관리자는 모든 섹션의 모든 일을 할 수 있습니다/)).toBeTruthy();
  });

  test('that only an administrator may change say so when one is none any more', async () => {
    await openDialog(member);
    choose('고객지원', 'agent');
    api.answer(`PUT ${path}/roles`, () => problemResponse(403, 'forbidden', { requiredRole: 'administrator' }));
    save();
    expect(await within(dialog()).findByText('관리자 권한이 필요합니다.')).toBeTruthy();
  });
});
