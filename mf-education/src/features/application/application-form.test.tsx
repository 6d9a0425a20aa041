import { afterEach, describe, expect, jest, test } from '@jest/globals';
import { ApiError, type ApiClient, type SessionUser } from '@portal/kit';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import type { ApplicationRecord } from '../../api/types.ts';
import { educationPortal } from '../../testing/education-portal.tsx';
import { sampleApplicant } from '../../testing/sample-applicant.ts';
import { ApplicationForm } from './application-form.tsx';
import { useApplicationForm } from './use-application-form.ts';

afterEach(cleanup);

const member: SessionUser = { email: 'member@example.com', name: '김하늘', role: 'member' };

function Form({ onSent }: { onSent(record: ApplicationRecord): void }) {
  return (
    <>
      <ApplicationForm id="form" form={useApplicationForm({ educationId: 7, onSent })} />
      <button type="submit" form="form">신청 완료</button>
    </>
  );
}

interface ShowInput {
  user?: SessionUser;
  profile?: () => Promise<object>;
  answer?: () => Promise<ApplicationRecord>;
}

async function show({ user, profile = () => Promise.reject(new Error('no profile')), answer = async () => sampleApplicant() }: ShowInput = {}) {
  const send = jest.fn((..._call: Parameters<ApiClient['send']>) => answer());
  const onSent = jest.fn();
  const { wrapper, toasts } = await educationPortal({ user, get: profile as ApiClient['get'], send: send as unknown as ApiClient['send'] });
  await act(async () => void render(<Form onSent={onSent} />, { wrapper }));
  return { send, onSent, toasts };
}

const input = (label: RegExp) => screen.getByLabelText<HTMLInputElement>(label);
const type = (label: RegExp, value: string) => fireEvent.change(input(label), { target: { value } });

function fill() {
  type(/^이름/, '박서연');
  type(/^이메일/, 'seoyeon@example.com');
  type(/^전화번호/, '+82 10-0000-0001');
  type(/^회사/, '보기식품(주)');
  type(/^직책/, '주임');
  type(/^신청 내용/, 'CCP 모니터링이 궁금합니다.');
}

function refusing(error: ApiError) {
  return async (): Promise<never> => {
    throw error;
  };
}

const press = () => act(async () => screen.getByRole('button', { name: '신청 완료' }).click());

describe('the application form', () => {
  test('sends what was typed, once, under a key', async () => {
    const { send, onSent, toasts } = await show();
    fill();
    await press();
    expect(send).toHaveBeenCalledTimes(1);
    const [method, path, body, options] = send.mock.calls[0] ?? [];
    expect([method, path]).toEqual(['POST', '/api/education/signup']);
    expect(body).toEqual({
      educationId: 7, name: '박서연', email: 'seoyeon@example.com', phoneNumber: '+82 10-0000-0001', company: '보기식품(주)', position: '주임',
      application: 'CCP 모니터링이 궁금합니다.', lang: 'ko',
    });
    expect(options?.idempotencyKey).toMatch(/^[\da-f-]{36}$/);
    expect(onSent).toHaveBeenCalledTimes(1);
    expect(toasts()).toEqual(['success: 신청을 성공했습니다']);
  });

  test('thirty presses are one request', async () => {
    let arrive: (record: ApplicationRecord) => void = () => undefined;
    const { send } = await show({ answer: () => new Promise((resolve) => (arrive = resolve)) });
    fill();
    for (let count = 0; count < 30; count += 1) await press();
    expect(send).toHaveBeenCalledTimes(1);
    await act(async () => arrive(sampleApplicant()));
  });

  test('asks for what is missing and sends nothing', async () => {
    const { send } = await show();
    fill();
    type(/^회사/, '  ');
    await press();
    expect(send).not.toHaveBeenCalled();
    expect(input(/^회사/).getAttribute('aria-invalid')).toBe('true');
    expect(document.getElementById(input(/^회사/).getAttribute('aria-describedby') ?? '')?.textContent).toContain('값을 입력하세요');
  });

  test.each([
    [new ApiError(409, { code: 'already-applied' }), '이 이메일로 이미 신청하셨습니다'],
    [new ApiError(409, { code: 'not-recruiting' }), '모집이 종료되어 신청할 수 없습니다.'],
    [new ApiError(409, { code: 'training-begun' }), '이미 시작된 교육입니다.'],
    [new ApiError(429, {}, 42), '(약 42초 뒤)'],
    [new ApiError(0), '연결이 끊겼습니다'],
    [new ApiError(500), '요청을 처리하지 못했습니다'],
  ])('says why it was refused and keeps what was typed: %#', async (error, reason) => {
    const { onSent, toasts } = await show({ answer: refusing(error) });
    fill();
    await press();
    expect(screen.getAllByRole('alert').map(({ textContent }) => textContent).join()).toContain(reason);
    expect(toasts()).toEqual(['error: 신청을 실패했습니다']);
    expect(input(/^신청 내용/).value).toBe('CCP 모니터링이 궁금합니다.');
    expect(onSent).not.toHaveBeenCalled();
  });

  test('marks the field that the service refuses', async () => {
    await show({ answer: refusing(new ApiError(400, { code: 'validation-failed', errors: { phoneNumber: 'phone' } })) });
    fill();
    await press();
    expect(screen.getByText('전화번호는 숫자 7~15자리로 입력하세요')).toBeTruthy();
    expect(input(/^전화번호/).getAttribute('aria-invalid')).toBe('true');
  });

  test('pressing again after a lost answer repeats the same request', async () => {
    const answers = [refusing(new ApiError(0)), async () => sampleApplicant()];
    const { send } = await show({ answer: () => (answers.shift() ?? answers[0]!)() });
    fill();
    await press();
    await press();
    const keys = send.mock.calls.map(([, , , options]) => options?.idempotencyKey);
    expect(keys).toHaveLength(2);
    expect(keys[0]).toBe(keys[1]);
  });

  test('comes filled in for a member, but for what only they know', async () => {
    const profile = async () => ({ email: member.email, name: '김하늘', phoneNumber: '010-0000-2018', company: '시험기업' });
    await show({ user: member, profile });
    expect(input(/^이름/).value).toBe('김하늘');
    expect(input(/^이메일/).value).toBe('member@example.com');
    expect(input(/^전화번호/).value).toBe('010-0000-2018');
    expect(input(/^회사/).value).toBe('시험기업');
    expect(input(/^직책/).value).toBe('');
  });

  test('says when the profile could not be read', async () => {
    const { toasts } = await show({ user: member });
    expect(toasts()).toEqual(['error: 유저 정보 조회를 실패했습니다']);
  });
});
