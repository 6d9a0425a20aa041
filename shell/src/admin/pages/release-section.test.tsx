import type { ReleaseOverview } from '@portal/contract';
import { afterEach, describe, expect, test } from '@jest/globals';
import { mockApi, openPage, problemResponse } from '@portal/kit/testing';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { paths } from '../../api/types.generated.ts';
import { definition } from '../../own-pages/definition.ts';
import { decide, question } from '../../testing/decide.ts';
import { admin } from '../../testing/sample-member.ts';
import { canary, insights, live, manager } from '../../testing/sample-releases.ts';

const api = mockApi<paths>();
const path = '/api/portal/releases/education';

afterEach(cleanup);

const open = (url: string, input: Partial<Parameters<typeof openPage>[0]> = {}) =>
  openPage({ definition, url, user: admin, ...input });
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const openSection = async (overview: ReleaseOverview, input?: Parameters<typeof open>[1]) => {
  api.answer(`GET ${path}`, overview);
  api.answer(`GET ${path}/insights`, insights);
  const page = await open('/admin/releases/education', input);
  await screen.findByRole('slider');
  return page;
};

describe('the releases of a section', () => {
  test('are moved by its manager', async () => {
    const page = await openSection(live, { user: manager });
    api.answer(`POST ${path}/canary`, canary);
    press('일부 방문자에게 공개');
    await waitFor(() => expect(page.toasts()).toEqual(['success: 일부 방문자에게 공개되었습니다']));
  });

  test.each([
    [
      'ko',
      '일부 방문자에게 공개',
      '일부 공개 거두기',
      'success: 일부 방문자에게 공개되었습니다',
      'v2 버전이 공개되어 있고, 방문자의 25%는 v3 버전을 봅니다.',
    ],
    [
      'en',
      'Show it to some visitors',
      'Take the canary back',
      'success: Some visitors get it now',
      'v2 is live; 25% of the visitors get v3.',
    ],
  ] as const)('show a version to some of the visitors (%s)', async (locale, action, back, toast, standing) => {
    const page = await openSection(live, { locale });
    api.answer(`POST ${path}/canary`, canary);
    fireEvent.change(within(screen.getByRole('slider').closest('section') ?? document.body).getByRole('combobox'), {
      target: { value: 'v3' },
    });
    fireEvent.change(screen.getByRole('slider'), { target: { value: '25' } });
    press(action);
    await waitFor(() => expect(page.toasts()).toEqual([toast]));
    expect(api.calls(`POST ${path}/canary`)[0]?.body).toEqual({
      version: 'v3',
      percent: 25,
      unmovedSince: '2025-03-04T15:05:09Z',
    });
    expect(screen.getByRole('button', { name: back })).toBeTruthy();
    expect(screen.getByText(standing)).toBeTruthy();
    expect(
      within(screen.getByRole('table', { name: locale === 'ko' ? '이력' : 'History' })).getAllByRole('row')[1]
        ?.textContent,
    ).toContain('v2 → v3');
  });

  test.each([
    ['ko', '거부됨', '거부 사유'],
    ['en', 'Refused', 'Findings of the proof'],
  ] as const)('say of a refused version that it is, and why (%s)', async (locale, state, summary) => {
    const finding = { code: 'path-does-not-render', cause: '/education (ko) renders nothing', mend: 'return content' };
    const [refused, ...others] = live.versions;
    const versions = [
      { ...refused!, refused: { at: '2025-03-05T00:00:00Z', by: 'team:education', findings: [finding] } },
      ...others,
    ];
    await openSection({ ...live, versions } as ReleaseOverview, { locale });
    const row = screen.getByText(summary).closest('tr');
    for (const text of [
      'v3',
      state,
      'education',
      '2025.03.05 09:00',
      '/education (ko) renders nothing → return content',
    ])
      expect(row?.textContent).toContain(text);
  });

  test.each([
    ['ko', '좋음 80%, 보통 10%, 나쁨 10%', '75%: 1,800 ms', '새 오류', '비교할 버전'],
    ['en', 'Good 80%, Fair 10%, Poor 10%', '75%: 1,800 ms', 'New', 'Compared with'],
  ] as const)('say how a version does beside the one before (%s)', async (locale, shares, p75, chip, compared) => {
    await openSection(live, { locale });
    expect(await screen.findAllByRole('img', { name: shares })).toHaveLength(2);
    for (const text of [p75, '75%: 1,200 ms', chip, 'TypeError: x is undefined'])
      expect(document.body.textContent).toContain(text);
    expect(document.body.textContent).toContain('Page – mf-education/src/pages/schedule.tsx:12:5');
    fireEvent.change(screen.getByRole('combobox', { name: compared }), { target: { value: 'v3' } });
    await waitFor(() => expect(api.calls(`GET ${path}/insights`)).toHaveLength(2));
  });

  test('take the canary back after a question', async () => {
    const page = await openSection(canary);
    api.answer(`POST ${path}/rollback`, live);
    press('일부 공개 거두기');
    await decide(page, false, 'education 섹션의 일부 공개를 거둘까요?');
    expect(api.calls(`POST ${path}/rollback`)).toEqual([]);
    press('일부 공개 거두기');
    await decide(page, true, 'education 섹션의 일부 공개를 거둘까요?');
    await waitFor(() => expect(page.toasts()).toEqual(['success: 되돌렸습니다']));
    expect(screen.queryByRole('button', { name: '일부 공개 거두기' })).toBeNull();
  });

  test.each([
    ['v3', 'promote', { unmovedSince: '2025-04-01T00:00:00Z' }],
    ['v1', 'live', { version: 'v1', unmovedSince: '2025-04-01T00:00:00Z' }],
  ] as const)('show %s to everybody by %s', async (version, action, body) => {
    const page = await openSection(canary);
    api.answer(`POST ${path}/${action}`, live);
    fireEvent.change(within(screen.getByRole('slider').closest('section') ?? document.body).getByRole('combobox'), {
      target: { value: version },
    });
    press('모두에게 공개');
    await decide(page, true, `${version} 버전을 모두에게 공개할까요?`);
    await waitFor(() => expect(api.calls(`POST ${path}/${action}`)[0]?.body).toEqual(body));
  });

  test.each([
    [
      'ko',
      '일부 공개 거두기',
      'education 섹션의 일부 공개를 거둘까요?',
      'error: 그 사이 다른 사람이 버전을 바꿨습니다. 지금 상태를 다시 불러왔습니다.',
      'v3 버전이 모두에게 공개되어 있습니다.',
    ],
    [
      'en',
      'Take the canary back',
      'Take the canary of education back?',
      'error: Somebody else has changed the version in the meantime. This is its current state.',
      'Everybody gets v3.',
    ],
  ] as const)(
    'undo nothing when somebody else was faster, and show the present state (%s)',
    async (locale, back, title, toast, standing) => {
      const page = await openSection(canary, { locale });
      api.answer(`POST ${path}/rollback`, () => problemResponse(409, 'moved-meanwhile'));
      api.answer(`GET ${path}`, { ...live, live: 'v3' });
      press(back);
      await decide(page, true, title);
      await waitFor(() => expect(page.toasts()).toEqual([toast]));
      expect(await screen.findByText(standing)).toBeTruthy();
    },
  );

  test.each([
    ['nothing-before', 'error: 되돌릴 이전 버전이 없습니다'],
    ['anything', 'error: 버전을 바꾸지 못했습니다. 잠시 후 다시 시도해 주세요.'],
  ])('say why they were not moved: %s', async (code, toast) => {
    const page = await openSection(live);
    api.answer(`POST ${path}/rollback`, () => problemResponse(409, code));
    press('이전 버전으로 되돌리기');
    expect(question(page)?.danger).toBe(true);
    await decide(page, true, 'education 섹션을 이전 버전으로 되돌릴까요?');
    await waitFor(() => expect(page.toasts()).toEqual([toast]));
  });

  test('say in words why the portal took a version back', async () => {
    const cause = {
      witness: 'browser',
      rate: 0.5,
      visits: 20,
      predecessor: 'v1',
      rateBefore: 0.01,
      visitsBefore: 100,
    } as const;
    await openSection({
      ...live,
      history: [
        {
          version: 'v1',
          from: 'v2',
          at: '2025-05-01T00:00:00Z',
          by: 'portal',
          action: 'heal',
          reason: 'half of the visits failed',
          cause,
        },
      ],
    });
    const row = within(screen.getByRole('table', { name: '이력' })).getAllByRole('row')[1]?.textContent;
    for (const text of [
      '포털 (자동)',
      '자동 복구',
      '방문 20회 중 50%가 브라우저에서 실패했습니다.',
      '이전 버전 v1: 100회 중 1%.',
    ])
      expect(row).toContain(text);
  });

  test('say that there is no other version, and that there is no such section', async () => {
    api.answer(`GET ${path}/insights`, insights);
    api.answer(`GET ${path}`, { ...live, versions: live.versions.slice(1, 2) });
    await open('/admin/releases/education');
    expect(await screen.findByText('바꿀 수 있는 다른 버전이 아직 없습니다.')).toBeTruthy();
    cleanup();
    api.answer('GET /api/portal/releases/nothing', () => problemResponse(404, 'unknown-section'));
    await open('/admin/releases/nothing');
    expect(await screen.findByText('배포된 버전이 없습니다')).toBeTruthy();
  });
});

describe('automatic rollback of a section', () => {
  test.each([
    ['ko', '실패하는 버전을 자동으로 되돌리기', 'success: 자동 복구를 껐습니다. 알림을 받고 직접 결정해 주세요.'],
    [
      'en',
      'Take failing versions back automatically',
      'success: Automatic rollback is off: you are notified, and decide',
    ],
  ] as const)('is switched off by its manager (%s)', async (locale, label, toast) => {
    const page = await openSection(live, { locale, user: manager });
    api.answer(`POST ${path}/automatic-rollback`, { ...live, automaticRollback: false });
    const box = screen.getByRole<HTMLInputElement>('checkbox', { name: label });
    expect(box.checked).toBe(true);
    fireEvent.click(box);
    await waitFor(() => expect(page.toasts()).toEqual([toast]));
    expect(api.calls(`POST ${path}/automatic-rollback`)[0]?.body).toEqual({ isOn: false });
    expect(box.checked).toBe(false);
  });

  test('a version in doubt is named with the reason, until somebody has moved it', async () => {
    const cause = {
      witness: 'browser',
      rate: 1,
      visits: 5,
      predecessor: 'v2',
      rateBefore: 0,
      visitsBefore: 20,
    } as const;
    const stay = {
      version: 'v3',
      at: '2025-04-01T00:05:00Z',
      by: 'portal',
      action: 'stay',
      cause: { ...cause, stays: { because: 'no-browser', count: 0, renders: 0 } },
    } as const;
    await openSection({ ...canary, history: [stay, ...canary.history] }, { locale: 'en' });
    expect(screen.getByRole('note').textContent).toMatch(
      /^Version v3 may be failing\..*100% of 5 visits.*has no browser/,
    );
    cleanup();
    await openSection({ ...canary, history: [...canary.history, stay] }, { locale: 'en' });
    expect(screen.queryByRole('note')).toBeNull();
  });
});
