import { afterEach, describe, expect, jest, test } from '@jest/globals';
import { ApiError, type Locale, type Portal, type SessionUser } from '@portal/kit';
import { act, cleanup, render, screen, within } from '@testing-library/react';
import type { MyApplication } from '../../api/applications.ts';
import { educationPortal } from '../../testing/education-portal.tsx';
import { catchDownloads } from '../../testing/page-parts.ts';
import { sampleApplicant } from '../../testing/sample-applicant.ts';
import { MyApplications } from './my-applications.tsx';

afterEach(cleanup);

const user: SessionUser = { email: 'member@example.com', name: '김하늘', role: 'member' };

function mine(values: Partial<MyApplication> = {}, training: Partial<MyApplication['training']> = {}): MyApplication {
  return {
    ...sampleApplicant(),
    ...values,
    training: {
      educationId: 1,
      lang: 'ko',
      title: 'WEB EQ 입문',
      type: '정기교육',
      typeKo: '정기교육',
      contentLang: 'ko',
      place: '서울 교육장',
      startDate: '2026-12-01',
      endDate: '2026-12-02',
      startTime: '10:00',
      endTime: '17:00',
      derivedState: 'none',
      removed: false,
      ...training,
    },
  };
}

async function show(answer: () => Promise<MyApplication[]>, input: { signedIn?: boolean; locale?: Locale } = {}) {
  const get = jest.fn(answer);
  const send = jest.fn(async (..._call: Parameters<Portal['api']['send']>) => ({}));
  const { portal, wrapper, toasts } = await educationPortal({
    locale: input.locale,
    user: input.signedIn === false ? undefined : user,
    get: get as unknown as Portal['api']['get'],
    send: send as unknown as Portal['api']['send'],
  });
  const { unmount } = await act(async () => render(<MyApplications />, { wrapper }));
  return { portal, get, send, toasts, unmount };
}

describe('my applications', () => {
  test('show training, days, place, state and when I applied', async () => {
    await show(async () => [
      mine(),
      mine({ applicationId: 2, status: 'waiting', place: 3 }, { title: 'SMWP 기초', removed: true }),
    ]);
    expect(screen.getByRole('link', { name: 'WEB EQ 입문' }).getAttribute('href')).toBe(
      '/education/schedule?training=1',
    );
    expect(screen.getAllByText(/^2026\.12\.01 \(화\) – 2026\.12\.02 \(수\)$/)).toHaveLength(2);
    expect(screen.getAllByText(/10:00 – 17:00/)).toHaveLength(2);
    expect(screen.getByText('대기 3번째')).toBeTruthy();
    expect(screen.getByText('취소된 교육')).toBeTruthy();
    expect(screen.queryByRole('link', { name: 'SMWP 기초' })).toBeNull();
    expect(screen.getAllByText('2026.11.20 10:00 신청')).toHaveLength(2);
  });

  test('are cancelled after a question, and asked for anew', async () => {
    const { portal, get, send, toasts } = await show(async () => [mine()]);
    expect(screen.getByRole('button', { name: 'WEB EQ 입문 신청 취소' }).textContent).toBe('신청 취소');
    await act(async () => screen.getByRole('button', { name: 'WEB EQ 입문 신청 취소' }).click());
    expect(send).not.toHaveBeenCalled();
    // One of the two buttons once read as the other
    expect(portal.alerts.store.getState().current).toMatchObject({
      cancelLabel: '신청 유지',
      confirmLabel: '신청 취소',
    });
    await act(async () => portal.alerts.store.getState().current?.close(true));
    expect(send).toHaveBeenCalledWith('PATCH', '/api/education/cancel-signup', {
      educationId: 1,
      email: 'applicant1@example.com',
    });
    expect(toasts()).toEqual(['success: 신청을 취소했습니다']);
    expect(get).toHaveBeenCalledTimes(2);
  });

  test('offer the certificate of a training that was attended, in the language of the page', async () => {
    const attended = mine({ attendedAt: '2026-12-02T01:00:00.000Z', cancellable: false }, { derivedState: 'past' });
    const download = jest.fn(async (..._call: unknown[]) => ({
      blob: new Blob(['%PDF-']),
      filename: 'SE-2026-7K3M9QF2XA.pdf',
    }));
    catchDownloads();
    const { portal } = await show(
      async () => [
        { ...attended, certificateNumber: 'SE-2026-7K3M9QF2XA' },
        { ...attended, applicationId: 2 },
      ],
      { locale: 'en' },
    );
    portal.api.download = download;
    await act(async () => screen.getByRole('button', { name: 'Certificate PDF for WEB EQ 입문' }).click());
    expect(download).toHaveBeenCalledWith('/api/education/certificate-file', {
      query: { number: 'SE-2026-7K3M9QF2XA', lang: 'en' },
      headers: undefined,
    });
  });

  test('are cancelled one at a time', async () => {
    let arrive: (value: object) => void = () => undefined;
    const { portal, send } = await show(async () => [
      mine(),
      mine({ applicationId: 2, email: 'b@example.com' }, { title: 'SMWP' }),
    ]);
    send.mockImplementation(() => new Promise((resolve) => (arrive = resolve)));
    await act(async () => screen.getByRole('button', { name: 'WEB EQ 입문 신청 취소' }).click());
    await act(async () => portal.alerts.store.getState().current?.close(true));
    for (const button of screen.getAllByRole('button')) expect(button.getAttribute('aria-disabled')).toBe('true');
    await act(async () => screen.getByRole('button', { name: 'SMWP 신청 취소' }).click());
    expect(portal.alerts.store.getState().current).toBeUndefined();
    await act(async () => arrive({}));
    expect(send).toHaveBeenCalledTimes(1);
    for (const button of screen.getAllByRole('button')) expect(button.getAttribute('aria-disabled')).not.toBe('true');
  });

  test('that are refused a cancelling stay, with the reason', async () => {
    const { portal, get, send, toasts } = await show(async () => [mine()]);
    send.mockRejectedValueOnce(new ApiError(409, { code: 'training-begun' }));
    const cancel = async () => {
      await act(async () => screen.getByRole('button', { name: 'WEB EQ 입문 신청 취소' }).click());
      await act(async () => portal.alerts.store.getState().current?.close(true));
    };
    await cancel();
    expect(screen.getByRole('alert').textContent).toBe('이미 시작된 교육입니다.');
    send.mockRejectedValueOnce(new ApiError(0));
    await cancel();
    expect(screen.getByRole('alert').textContent).toContain('연결이 끊겼습니다');
    expect(toasts()).toEqual(['error: 취소를 실패했습니다', 'error: 취소를 실패했습니다']);
    expect(get).toHaveBeenCalledTimes(1);
    await act(async () => screen.getByRole('button', { name: 'WEB EQ 입문 신청 취소' }).click());
    expect(screen.getByRole('alert').textContent).toBe('');
  });

  test('lead to a calendar file while they hold a seat, and to nothing once they cannot be cancelled', async () => {
    await show(async () => [
      mine({ applicationId: 1 }),
      mine({ applicationId: 2, status: 'waiting', place: 1 }),
      mine({ applicationId: 3, cancellable: false }, { derivedState: 'past' }),
      mine({ applicationId: 4, status: 'cancelled', cancellable: false }, { removed: true, derivedState: 'past' }),
    ]);
    const items = screen.getAllByRole('listitem');
    expect(items.map((item) => within(item).queryAllByRole('link', { name: '캘린더에 추가' }).length)).toEqual([
      1, 0, 0, 0,
    ]);
    expect(items.map((item) => within(item).queryAllByRole('button').length)).toEqual([1, 1, 0, 0]);
    expect(items.map((item) => within(item).queryAllByText('종료').length)).toEqual([0, 0, 1, 0]);
    expect(items.map((item) => within(item).queryAllByText('취소된 교육').length)).toEqual([0, 0, 0, 1]);
    expect(items.map(({ dataset }) => dataset.status)).toEqual(['signup', 'waiting', 'signup', 'cancelled']);
  });

  test('are told in English, and in Korean what is not translated', async () => {
    const { get } = await show(
      async () => [
        mine(),
        mine({ applicationId: 2 }, { lang: 'en', title: 'SMWP', type: 'Regular training', place: '' }),
      ],
      { locale: 'en' },
    );
    expect(screen.getByRole('heading', { name: 'My training applications' })).toBeTruthy();
    expect(get.mock.calls).toEqual([
      ['/api/education/my-applications', expect.objectContaining({ query: { lang: 'en' } })],
    ]);
    const [korean, english] = screen
      .getAllByRole('listitem')
      .map((item) => [...item.querySelectorAll('[lang]')].map(({ textContent }) => textContent));
    expect(korean).toEqual(['정기교육', 'WEB EQ 입문', '서울 교육장']);
    expect(english).toEqual([]);
    expect(screen.getAllByText(/^2026\.12\.01 \(Tue\) – 2026\.12\.02 \(Wed\)$/)).toHaveLength(2);
    expect(screen.getAllByText(/10:00 – 17:00/)).toHaveLength(2);
  });

  test('are in one named region, with a placeholder until they are loaded', async () => {
    let arrive: (applications: MyApplication[]) => void = () => undefined;
    await show(() => new Promise((resolve) => (arrive = resolve)));
    const region = screen.getByRole('region', { name: '교육 신청 내역' });
    expect(region.querySelector('[class*="skeleton"]')).toBeTruthy();
    await act(async () => arrive([mine()]));
    expect(region.querySelector('[class*="skeleton"]')).toBeNull();
  });

  test('are given up when the page is left', async () => {
    const { get, unmount } = await show(async () => [mine()]);
    const [, { signal }] = get.mock.calls[0] as unknown as [string, { signal: AbortSignal }];
    expect(signal.aborted).toBe(false);
    unmount();
    expect(signal.aborted).toBe(true);
  });

  test('that are not fetched because the page was left say nothing of it', async () => {
    let leave: () => void = () => undefined;
    const { unmount, toasts } = await show(
      () => new Promise((_resolve, reject) => (leave = () => reject(new DOMException('left', 'AbortError')))),
    );
    unmount();
    await act(async () => leave());
    expect(toasts()).toEqual([]);
  });

  test('say when there are none, and lead to the schedule', async () => {
    await show(async () => []);
    expect(screen.getByText('신청한 교육이 없습니다')).toBeTruthy();
    expect(screen.getByRole('link', { name: '교육일정 보기' }).getAttribute('href')).toBe('/education/schedule');
  });

  test('say when they cannot be loaded, and try again', async () => {
    const answers = [
      async (): Promise<MyApplication[]> => {
        throw new ApiError(503);
      },
      async () => [mine()],
    ];
    await show(() => answers.shift()!());
    expect(screen.getByRole('alert').textContent).toContain('조회를 실패했습니다');
    await act(async () => screen.getByRole('button').click());
    expect(screen.getByRole('link', { name: 'WEB EQ 입문' })).toBeTruthy();
  });

  test('are not asked for while nobody is signed in', async () => {
    const { get } = await show(async () => [], { signedIn: false });
    expect(get).not.toHaveBeenCalled();
  });
});
