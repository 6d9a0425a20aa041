import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { mockApi, openPage, problemResponse, TestPortal } from '@portal/kit/testing';
import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import type { paths } from '../../api/types.generated.ts';
import { definition } from '../../own-pages/definition.ts';
import { admin } from '../../testing/sample-member.ts';
import { AdminSearch } from './admin-search.tsx';

const api = mockApi<paths>();
const words = (ko: string, en: string) => ({ ko, en });
const groups = [
  {
    title: words('회원과 기록', 'Members and log'),
    views: [
      { id: 'members', path: '/admin/members', name: words('회원', 'Members'), icon: 'users', order: 1 },
      { id: 'audit', path: '/admin/audit', name: words('감사 기록', 'Audit log'), icon: 'file', order: 2 },
    ],
  },
];
const USER = 'GET /api/user/admin/lookup';
const EDUCATION = 'GET /api/education/admin/lookup' as typeof USER;
const found = {
  groups: [
    {
      id: 'members',
      label: '회원',
      total: 1,
      records: [{ id: 'm1', label: '김하나', note: 'kim@visitor.example', path: '/admin/members/m1' }],
      path: '/admin/members?search=kim',
    },
  ],
};

beforeEach(() => {
  api.answer('GET /api/portal/registry', { revision: 1, sections: {} });
  api.answer('GET /api/portal/personal-data', {
    services: [
      { name: 'account', path: '/api/user/my-data' },
      { name: 'education', path: '/api/education/my-data' },
    ],
  });
  api.answer('GET /api/portal/releases', { revision: 1, sections: [], services: [], notices: [] });
  api.answer('GET /api/user/admin/overview', { waiting: [], charts: [], states: [] });
  api.answer('GET /api/education/admin/overview' as 'GET /api/user/admin/overview', {
    waiting: [],
    charts: [],
    states: [],
  });
  api.answer(USER, found);
  api.answer(EDUCATION, { groups: [] });
});
afterEach(cleanup);

async function show(isActive = true) {
  const page = await openPage({ definition, url: '/admin', user: admin });
  render(
    <TestPortal portal={page.portal}>
      <AdminSearch isActive={isActive} groups={groups} />
    </TestPortal>,
  );
  return page;
}
const press = (key: string, more: object = {}) =>
  fireEvent.keyDown(document.activeElement ?? document.body, { key, ...more });
const field = () => screen.getByRole<HTMLInputElement>('combobox');
const options = () => screen.queryAllByRole('option').map(({ textContent }) => textContent);
const chosen = () => screen.getByRole('option', { selected: true });

describe('the search of admins', () => {
  test('opens with Ctrl K, has the focus in its field, and lists the views', async () => {
    await show();
    press('k', { ctrlKey: true });
    expect(document.activeElement).toBe(field());
    expect(options()).toEqual(['회원회원과 기록', '감사 기록회원과 기록']);
    fireEvent.change(field(), { target: { value: 'audit' } });
    expect(options()).toEqual(['감사 기록회원과 기록']);
  });

  test.each([
    ['on a page for visitors', false, { ctrlKey: true }],
    ['with another key', true, { ctrlKey: true, shiftKey: true }],
    ['without a key', true, {}],
  ])('stays closed %s', async (_when, isActive, keys) => {
    await show(isActive);
    press('k', keys);
    expect(screen.queryByRole('combobox')).toBeNull();
  });

  test('finds records of all sections, and opens the one that the arrow keys chose', async () => {
    api.answer('GET /api/user/admin/members/m1', () => problemResponse(404, 'member-not-found'));
    const page = await show();
    press('k', { ctrlKey: true });
    fireEvent.change(field(), { target: { value: '회원 kim' } });
    await screen.findByText('김하나');
    const list = screen.getByRole('group', { name: '회원' });
    expect(within(list).getAllByRole('option')).toHaveLength(2);
    expect(api.calls(USER).map(({ query }) => query.get('q'))).toEqual(['회원 kim']);
    expect(chosen().textContent).toContain('김하나');
    press('ArrowDown');
    expect(chosen().textContent).toBe('회원 목록에서 보기');
    press('ArrowDown');
    press('Enter');
    await waitFor(() => expect(page.moves.at(-1)?.to).toBe('/admin/members/m1'));
    expect(screen.queryByRole('combobox')).toBeNull();
  });

  test('asks for no single letter, and not while a syllable is composed', async () => {
    const page = await show();
    press('k', { ctrlKey: true });
    fireEvent.change(field(), { target: { value: '회' } });
    expect(await screen.findByText('두 글자 이상 입력하면 기록도 찾습니다.')).toBeTruthy();
    const before = page.moves.length;
    press('Enter', { isComposing: true });
    expect(page.moves).toHaveLength(before);
    expect(api.calls(USER)).toEqual([]);
  });

  test('names a section that did not respond, and shows the others', async () => {
    api.answer(EDUCATION, () => problemResponse(503, 'unavailable'));
    await show();
    press('k', { ctrlKey: true });
    fireEvent.change(field(), { target: { value: 'kim' } });
    expect(await screen.findByText('김하나')).toBeTruthy();
    expect(screen.getByRole('alert').textContent).toBe('다음 항목은 찾지 못했습니다: education');
  });

  test('says that nothing was found', async () => {
    api.answer(USER, { groups: [] });
    await show();
    press('k', { ctrlKey: true });
    fireEvent.change(field(), { target: { value: '없는 사람' } });
    expect(await screen.findByText('찾는 항목이 없습니다')).toBeTruthy();
  });
});
