import { afterEach, describe, expect, jest, test } from '@jest/globals';
import { ApiError, type ApiClient, type SessionUser } from '@portal/kit';
import { act, cleanup, render, screen } from '@testing-library/react';
import type { MyApplication } from '../../api/types.ts';
import { educationPortal } from '../../testing/education-portal.tsx';
import { sampleApplicant } from '../../testing/sample-applicant.ts';
import { MyApplications } from './my-applications.tsx';

afterEach(cleanup);

const user: SessionUser = { email: 'member@example.com', name: '김하늘', role: 'member' };

function mine(values: Partial<MyApplication> = {}, training: Partial<MyApplication['training']> = {}): MyApplication {
  return {
    ...sampleApplicant(), ...values,
    training: {
      educationId: 1, lang: 'ko', title: 'WEB EQ 입문', type: '정기교육', place: '서울 교육장', startDate: '2026-12-01', endDate: '2026-12-02',
      startTime: '10:00', endTime: '17:00', derivedState: 'none', removed: false, ...training,
    },
  };
}

async function show(answer: () => Promise<MyApplication[]>, input: { signedIn?: boolean } = {}) {
  const get = jest.fn(answer);
  const send = jest.fn(async (..._call: Parameters<ApiClient['send']>) => ({}));
  const { portal, wrapper, toasts } = await educationPortal({
    user: input.signedIn === false ? undefined : user, get: get as unknown as ApiClient['get'], send: send as unknown as ApiClient['send'],
  });
  await act(async () => void render(<MyApplications />, { wrapper }));
  return { portal, get, send, toasts };
}

describe('my applications', () => {
  test('show training, days, place, state and when I applied', async () => {
    await show(async () => [mine(), mine({ applicationId: 2, status: 'waiting', place: 3 }, { title: 'SMWP 기초', removed: true })]);
    expect(screen.getByRole('link', { name: 'WEB EQ 입문' }).getAttribute('href')).toBe('/education/schedule?training=1');
    expect(screen.getAllByText(/2026\.12\.01 \(화\) – 2026\.12\.02 \(수\) 10:00 – 17:00/)).toHaveLength(2);
    expect(screen.getByText('대기 3번째')).toBeTruthy();
    expect(screen.getByText('취소된 교육')).toBeTruthy();
    expect(screen.queryByRole('link', { name: 'SMWP 기초' })).toBeNull();
    expect(screen.getAllByText('2026.11.20 10:00 신청')).toHaveLength(2);
  });

  test('are cancelled after a question, and asked for anew', async () => {
    const { portal, get, send, toasts } = await show(async () => [mine()]);
    await act(async () => screen.getByRole('button', { name: 'WEB EQ 입문 신청 취소' }).click());
    expect(send).not.toHaveBeenCalled();
    await act(async () => portal.alerts.store.getState().current?.close(true));
    expect(send).toHaveBeenCalledWith('PATCH', '/api/education/cancel-signup', { educationId: 1, email: 'applicant1@example.com' });
    expect(toasts()).toEqual(['success: 신청을 취소했습니다']);
    expect(get).toHaveBeenCalledTimes(2);
  });

  test('say when there are none, and lead to the schedule', async () => {
    await show(async () => []);
    expect(screen.getByText('신청한 교육이 없습니다')).toBeTruthy();
    expect(screen.getByRole('link', { name: '교육일정 보기' }).getAttribute('href')).toBe('/education/schedule');
  });

  test('say when they cannot be loaded, and try again', async () => {
    const answers = [async (): Promise<MyApplication[]> => { throw new ApiError(503); }, async () => [mine()]];
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
