import { afterEach, describe, expect, test } from '@jest/globals';
import { mockApi, openPage, problemResponse } from '@portal/kit/testing';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { paths } from '../../api/types.generated.ts';
import { definition } from '../../own-pages/definition.ts';
import { admin } from '../../testing/sample-member.ts';
import { manager, service, serviceInsights } from '../../testing/sample-releases.ts';

const api = mockApi<paths>();
const path = '/api/portal/releases/education/services/education';
const url = '/admin/releases/education/services/education';

afterEach(cleanup);

const open = async (input: Partial<Parameters<typeof openPage>[0]> = {}) => {
  api.answer(`GET ${path}`, service);
  api.answer(`GET ${path}/insights`, serviceInsights);
  const page = await openPage({ definition, url, user: admin, ...input });
  await screen.findByText('GET /api/education/view');
  return page;
};

describe('the versions of a service', () => {
  test.each([
    ['ko', '이력', '자동 복구', 's2 버전이 공개되어 있고, 방문자의 10%는 s5 버전을 봅니다.', 'education 서비스 버전'],
    [
      'en',
      'History',
      'Healed by itself',
      's2 is live; 10% of the visitors get s5.',
      'Versions of the service education',
    ],
  ] as const)('are shown to its manager with who moved what (%s)', async (locale, title, healed, standing, heading) => {
    await open({ locale, user: manager });
    expect(screen.getByRole('heading', { level: 1, name: heading })).toBeTruthy();
    expect(document.body.textContent).toContain(standing);
    const history = within(screen.getByRole('table', { name: title })).getAllByRole('row');
    for (const text of [healed, 's4 → s2', '9 of its 12 calls failed']) expect(history[2]?.textContent).toContain(text);
    for (const text of ['kim', '2025.03.05 00:05']) expect(history[3]?.textContent).toContain(text);
  });

  test.each([
    ['ko', '거부됨', '거부 사유'],
    ['en', 'Refused', 'Findings of the proof'],
  ] as const)('say of a refused one why (%s)', async (locale, state, summary) => {
    await open({ locale });
    const row = screen.getByText(summary).closest('tr');
    for (const text of ['s3', state, 'kim', 'would no longer work', 'GET /api/education/view: gone → keep it', 'more'])
      expect(row?.textContent).toContain(text);
  });

  test.each([
    ['ko', '버전별 호출 수', 's5: 95%: 40 ms', '99%: 90 ms', '5%(호출 200건)', '비교할 버전'],
    ['en', 'Calls by version', 's5: 95%: 40 ms', '99%: 90 ms', '5% of 200 calls', 'Compared with'],
  ] as const)(
    'are compared with the one before, call by call (%s)',
    async (locale, chart, bar, p99, failed, compared) => {
      await open({ locale });
      expect(screen.getByRole('img', { name: new RegExp(`^${chart}`) })).toBeTruthy();
      expect(screen.getByRole('img', { name: bar })).toBeTruthy();
      expect(screen.getByRole('img', { name: 's2: 95%: 20 ms' })).toBeTruthy();
      for (const text of [p99, failed]) expect(document.body.textContent).toContain(text);
      fireEvent.change(screen.getByRole('combobox', { name: compared }), { target: { value: 's3' } });
      await waitFor(() => expect(api.calls(`GET ${path}/insights`)).toHaveLength(2));
    },
  );

  test.each([
    ['ko', '되돌림'],
    ['en', 'Taken back'],
  ] as const)('say of one that was left that it was (%s)', async (locale, state) => {
    await open({ locale });
    expect(screen.getByText(state).closest('tr')?.textContent).toContain('s4');
  });

  test.each([
    ['ko', '10건 모두 보기', '이력'],
    ['en', 'Show all 10', 'History'],
  ] as const)('have the newest moves first, and all of them on a press (%s)', async (locale, all, title) => {
    const history = Array.from({ length: 10 }, (_none, index) => ({ ...service.history[2]!, version: `h${index}` }));
    api.answer(`GET ${path}`, { ...service, history });
    api.answer(`GET ${path}/insights`, serviceInsights);
    await openPage({ definition, url, user: admin, locale });
    const rows = async () => within(await screen.findByRole('table', { name: title })).getAllByRole('row');
    expect(await rows()).toHaveLength(1 + 8);
    fireEvent.click(screen.getByRole('button', { name: all }));
    expect(await rows()).toHaveLength(1 + 10);
    expect(screen.queryByRole('button', { name: all })).toBeNull();
  });

  test('that do not run here are said not to', async () => {
    api.answer(`GET ${path}`, () => problemResponse(404, 'unknown-service'));
    await openPage({ definition, url, user: admin });
    expect(await screen.findByText(/배포 버전으로 실행 중인 서비스가 없습니다/)).toBeTruthy();
  });

  test('of other sections are refused, and not asked for', async () => {
    await openPage({ definition, url: '/admin/releases/community/services/community', user: manager });
    expect(screen.getByRole('heading', { level: 1, name: '볼 수 있는 권한이 없습니다' })).toBeTruthy();
  });
});

test('automatic rollback of a service is switched off by its manager', async () => {
  const page = await open({ user: manager });
  api.answer(`POST ${path}/automatic-rollback`, { ...service, automaticRollback: false });
  fireEvent.click(screen.getByRole('checkbox', { name: '실패하는 버전을 자동으로 되돌리기' }));
  await waitFor(() => expect(page.toasts()[0]).toMatch(/^success/));
  expect(api.calls(`POST ${path}/automatic-rollback`)[0]?.body).toEqual({ isOn: false });
});
