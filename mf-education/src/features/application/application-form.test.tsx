import { afterEach, describe, expect, jest, test } from '@jest/globals';
import { ApiError } from '@portal/kit';
import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import type { ApplicationRecord } from '../../api/applications.ts';
import { member } from '../../testing/open-education.tsx';
import { sampleApplicant } from '../../testing/sample-applicant.ts';
import { named, pressSend, refusing, showApplicationForm } from '../../testing/show-application-form.tsx';
import { words } from '../../testing/words.ts';

afterEach(cleanup);

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

describe('the application form', () => {
  test('sends what was typed, once, under a key', async () => {
    const { send, onSent, toasts } = await showApplicationForm();
    fill();
    await pressSend();
    expect(send).toHaveBeenCalledTimes(1);
    const [method, path, body, options] = send.mock.calls[0] ?? [];
    expect([method, path]).toEqual(['POST', '/api/education/signup']);
    expect(body).toEqual({
      educationId: 7,
      name: '박서연',
      email: 'seoyeon@example.com',
      phoneNumber: '+82 10-0000-0001',
      company: '보기식품(주)',
      position: '주임',
      application: 'CCP 모니터링이 궁금합니다.',
      lang: 'ko',
    });
    expect(options?.idempotencyKey).toMatch(/^[\da-f-]{36}$/);
    expect(onSent).toHaveBeenCalledTimes(1);
    expect(toasts()).toEqual(['success: 신청을 성공했습니다']);
  });

  test('thirty presses are one request', async () => {
    let arrive: (record: ApplicationRecord) => void = () => undefined;
    const { send } = await showApplicationForm({ answer: () => new Promise((resolve) => (arrive = resolve)) });
    fill();
    for (let count = 0; count < 30; count += 1) await pressSend();
    expect(send).toHaveBeenCalledTimes(1);
    await act(async () => arrive(sampleApplicant()));
  });

  test('says at once what is blank and what is in a wrong format, and sends nothing', async () => {
    const { send } = await showApplicationForm();
    fill();
    type(/^이름/, ' ');
    type(/^이메일/, 'nope');
    type(/^전화번호/, 'abc');
    await pressSend();
    expect(send).not.toHaveBeenCalled();
    const texts = ['name', 'email', 'phoneNumber'].map(
      (name) => document.getElementById(named(name).getAttribute('aria-describedby') ?? '')?.textContent,
    );
    expect(texts).toEqual(['값을 입력하세요', words.ko.emailWrong, words.ko.phoneWrong]);
    expect(document.activeElement).toBe(named('name'));
  });

  test.each(['name', 'email', 'phoneNumber', 'company', 'position'])(
    'asks for %s when it is blank, and sends nothing',
    async (name) => {
      const { send, toasts } = await showApplicationForm();
      fill();
      fireEvent.change(named(name), { target: { value: ' \u3000' } });
      await pressSend();
      expect(send).not.toHaveBeenCalled();
      expect(toasts()).toEqual([]);
      const invalid = [...document.querySelectorAll('[aria-invalid="true"]')];
      expect(invalid).toEqual([named(name)]);
      expect(document.activeElement).toBe(named(name));
      expect(document.getElementById(named(name).getAttribute('aria-describedby') ?? '')?.textContent).toBe(
        '값을 입력하세요',
      );
    },
  );

  test('may leave open what one wants to learn', async () => {
    const { send } = await showApplicationForm();
    fill();
    type(/^신청 내용/, '');
    await pressSend();
    expect(send.mock.calls.map(([, , body]) => body)).toEqual([expect.objectContaining({ application: '' })]);
  });

  test('takes away what was wrong once it is sent rightly', async () => {
    let calls = 0;
    const refused = refusing(
      new ApiError(400, { code: 'validation-failed', errors: { email: 'email', phoneNumber: 'phone' } }),
    );
    await showApplicationForm({ answer: () => (++calls === 1 ? refused() : new Promise(() => undefined)) });
    fill();
    await pressSend();
    expect(document.activeElement).toBe(named('email'));
    expect(screen.getByRole('alert').textContent).toContain('표시된 항목을 확인해 주세요.');
    await pressSend();
    expect(document.querySelectorAll('[aria-invalid="true"]')).toHaveLength(0);
    expect(screen.getByRole('alert').textContent).toBe('');
  });

  test.each([
    ['a lost response', new ApiError(0)],
    ['a fault of the service', new ApiError(500)],
    ['a refusal, which frees its key', new ApiError(400)],
    ['a conflict', new ApiError(409, { code: 'training-full' })],
  ])('pressing again after %s repeats the same request under the same key', async (_what, error) => {
    let calls = 0;
    const { send, onSent } = await showApplicationForm({
      answer: async () => (++calls === 1 ? refusing(error)() : sampleApplicant()),
    });
    fill();
    await pressSend();
    await pressSend();
    const [first, second, ...others] = send.mock.calls.map(([, , , options]) => options?.idempotencyKey);
    expect(others).toEqual([]);
    expect(first).toBe(second);
    expect(onSent).toHaveBeenCalledTimes(1);
  });

  test('a corrected form goes out under another key', async () => {
    const { send } = await showApplicationForm({ answer: refusing(new ApiError(400)) });
    fill();
    await pressSend();
    type(/^직책/, '과장');
    await pressSend();
    const [first, second] = send.mock.calls.map(([, , , options]) => options?.idempotencyKey);
    expect(first).not.toBe(second);
  });

  test('comes filled in for a member, but for what only they know', async () => {
    const profile = async () => ({
      email: member.email,
      name: '김하늘',
      phoneNumber: '010-0000-2018',
      company: '시험기업',
    });
    await showApplicationForm({ user: member, profile });
    expect(input(/^이름/).value).toBe('김하늘');
    expect(input(/^이메일/).value).toBe('member@example.com');
    expect(input(/^전화번호/).value).toBe('010-0000-2018');
    expect(input(/^회사/).value).toBe('시험기업');
    expect(input(/^직책/).value).toBe('');
    expect(input(/^신청 내용/).value).toBe('');
  });

  test('keeps what a member has typed before the profile came', async () => {
    let arrive: (profile: object) => void = () => undefined;
    await showApplicationForm({ user: member, profile: () => new Promise((resolve) => (arrive = resolve)) });
    type(/^이름/, '다른 이름');
    await act(async () =>
      arrive({ email: member.email, name: '김하늘', phoneNumber: '010-0000-2018', company: '시험기업' }),
    );
    expect(input(/^이름/).value).toBe('다른 이름');
    expect(input(/^회사/).value).toBe('시험기업');
  });

  test("asks for nobody's profile while nobody is signed in", async () => {
    const profile = jest.fn(async () => ({}));
    const { toasts } = await showApplicationForm({ profile });
    expect(profile).not.toHaveBeenCalled();
    expect(toasts()).toEqual([]);
  });

  test.each(['comes', 'does not come'])('is not disturbed by a profile that %s after it was left', async (what) => {
    let settle: () => void = () => undefined;
    const profile = () =>
      new Promise<object>(
        (resolve, reject) =>
          (settle = () => (what === 'comes' ? resolve({ name: '김하늘' }) : reject(new ApiError(503)))),
      );
    const { toasts, unmount } = await showApplicationForm({ user: member, profile });
    unmount();
    await act(async () => settle());
    expect(toasts()).toEqual([]);
  });

  test('leads to how personal data are handled, in a new window', async () => {
    await showApplicationForm();
    const link = screen.getByRole<HTMLAnchorElement>('link', { name: '개인정보처리방침 (새 창)' });
    expect([link.getAttribute('href'), link.target]).toEqual(['/privacy', '_blank']);
    expect(link.parentElement?.textContent).toBe(
      '입력하신 정보는 교육 신청 접수와 안내에만 사용합니다. 개인정보처리방침 (새 창)',
    );
  });

  test('says what its fields are for, and keeps them within what the service takes', async () => {
    await showApplicationForm();
    const fields = [...document.querySelectorAll<HTMLInputElement>('input, textarea')];
    expect(fields.map(({ labels }) => labels?.[0]?.textContent)).toEqual([
      '이름',
      '이메일',
      '전화번호',
      '회사',
      '직책',
      '신청 내용',
    ]);
    expect(document.getElementById(named('application').getAttribute('aria-describedby') ?? '')?.textContent).toContain(
      '2,000자까지',
    );
    expect(
      fields.map(({ name, type: kind, autocomplete, maxLength, dataset, required }) => [
        name,
        kind,
        autocomplete,
        Number(dataset['maxLength'] ?? maxLength),
        required,
      ]),
    ).toEqual([
      ['name', 'text', 'name', 60, true],
      ['email', 'email', 'email', 254, true],
      ['phoneNumber', 'tel', 'tel', 30, true],
      ['company', 'text', 'organization', 100, true],
      ['position', 'text', 'organization-title', 100, true],
      ['application', 'textarea', '', 2000, false],
    ]);
  });
});
