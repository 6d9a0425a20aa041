import { afterEach, describe, expect, jest, test } from '@jest/globals';
import { ApiError, type Locale, type Portal, type SessionUser } from '@portal/kit';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import type { ApplicationRecord } from '../../api/applications.ts';
import { educationPortal } from '../../testing/education-portal.tsx';
import { sampleApplicant } from '../../testing/sample-applicant.ts';
import { words } from '../../testing/words.ts';
import { ApplicationForm, useApplicationForm } from './application-form.tsx';

const locale = 'ko';

afterEach(cleanup);

const member: SessionUser = { email: 'member@example.com', name: '김하늘', role: 'member' };

function Form({ onSent }: { onSent(record: ApplicationRecord): void }) {
  return (
    <>
      <ApplicationForm id="form" form={useApplicationForm({ educationId: 7, onSent })} />
      <button type="submit" form="form">
        send
      </button>
    </>
  );
}

interface ShowInput {
  locale?: Locale;
  user?: SessionUser;
  profile?: () => Promise<object>;
  answer?: () => Promise<ApplicationRecord>;
}

async function show({
  locale,
  user,
  profile = () => Promise.reject(new ApiError(503)),
  answer = async () => sampleApplicant(),
}: ShowInput = {}) {
  const send = jest.fn((..._call: Parameters<Portal['api']['send']>) => answer());
  const onSent = jest.fn();
  const { wrapper, toasts } = await educationPortal({
    locale,
    user,
    get: profile as Portal['api']['get'],
    send: send as unknown as Portal['api']['send'],
  });
  const { unmount } = await act(async () => render(<Form onSent={onSent} />, { wrapper }));
  return { send, onSent, toasts, unmount };
}

const input = (label: RegExp) => screen.getByLabelText<HTMLInputElement>(label);
const type = (label: RegExp, value: string) => fireEvent.change(input(label), { target: { value } });

/** By their names, which are the same in every language. */
const named = (name: string) => document.querySelector<HTMLInputElement>(`[name="${name}"]`)!;

function fill() {
  type(/^이름/, '박서연');
  type(/^이메일/, 'seoyeon@example.com');
  type(/^전화번호/, '+82 10-0000-0001');
  type(/^회사/, '보기식품(주)');
  type(/^직책/, '주임');
  type(/^신청 내용/, 'CCP 모니터링이 궁금합니다.');
}

function refusing(error: Error) {
  return async (): Promise<never> => {
    throw error;
  };
}

const press = () => act(async () => screen.getByRole('button', { name: 'send' }).click());

describe('the application form', () => {
  test('sends what was typed, once, under a key', async () => {
    const { send, onSent, toasts } = await show();
    fill();
    await press();
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
    const { send } = await show({ answer: () => new Promise((resolve) => (arrive = resolve)) });
    fill();
    for (let count = 0; count < 30; count += 1) await press();
    expect(send).toHaveBeenCalledTimes(1);
    await act(async () => arrive(sampleApplicant()));
  });

  test('says at once what is blank and what is in a wrong format, and sends nothing', async () => {
    const { send } = await show();
    fill();
    type(/^이름/, ' ');
    type(/^이메일/, 'nope');
    type(/^전화번호/, 'abc');
    await press();
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
      const { send, toasts } = await show();
      fill();
      fireEvent.change(named(name), { target: { value: ' \u3000' } });
      await press();
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
    const { send } = await show();
    fill();
    type(/^신청 내용/, '');
    await press();
    expect(send.mock.calls.map(([, , body]) => body)).toEqual([expect.objectContaining({ application: '' })]);
  });

  test('takes away what was wrong once it is sent rightly', async () => {
    let calls = 0;
    const refused = refusing(
      new ApiError(400, { code: 'validation-failed', errors: { email: 'email', phoneNumber: 'phone' } }),
    );
    await show({ answer: () => (++calls === 1 ? refused() : new Promise(() => undefined)) });
    fill();
    await press();
    expect(document.activeElement).toBe(named('email'));
    expect(screen.getByRole('alert').textContent).toContain('표시된 항목을 확인해 주세요.');
    await press();
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
    const { send, onSent } = await show({
      answer: async () => (++calls === 1 ? refusing(error)() : sampleApplicant()),
    });
    fill();
    await press();
    await press();
    const [first, second, ...others] = send.mock.calls.map(([, , , options]) => options?.idempotencyKey);
    expect(others).toEqual([]);
    expect(first).toBe(second);
    expect(onSent).toHaveBeenCalledTimes(1);
  });

  test('a corrected form goes out under another key', async () => {
    const { send } = await show({ answer: refusing(new ApiError(400)) });
    fill();
    await press();
    type(/^직책/, '과장');
    await press();
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
    await show({ user: member, profile });
    expect(input(/^이름/).value).toBe('김하늘');
    expect(input(/^이메일/).value).toBe('member@example.com');
    expect(input(/^전화번호/).value).toBe('010-0000-2018');
    expect(input(/^회사/).value).toBe('시험기업');
    expect(input(/^직책/).value).toBe('');
  });

  test('keeps what a member has typed before the profile came', async () => {
    let arrive: (profile: object) => void = () => undefined;
    await show({ user: member, profile: () => new Promise((resolve) => (arrive = resolve)) });
    type(/^이름/, '다른 이름');
    await act(async () =>
      arrive({ email: member.email, name: '김하늘', phoneNumber: '010-0000-2018', company: '시험기업' }),
    );
    expect(input(/^이름/).value).toBe('다른 이름');
    expect(input(/^회사/).value).toBe('시험기업');
  });

  test("asks for nobody's profile while nobody is signed in", async () => {
    const profile = jest.fn(async () => ({}));
    const { toasts } = await show({ profile });
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
    const { toasts, unmount } = await show({ user: member, profile });
    unmount();
    await act(async () => settle());
    expect(toasts()).toEqual([]);
  });

  test('leads to how personal data are handled, in a new window', async () => {
    await show();
    const link = screen.getByRole<HTMLAnchorElement>('link', { name: '개인정보처리방침 (새 창)' });
    expect([link.getAttribute('href'), link.target]).toEqual(['/privacy', '_blank']);
    expect(link.parentElement?.textContent).toBe(
      '입력하신 정보는 교육 신청 접수와 안내에만 사용합니다. 개인정보처리방침 (새 창)',
    );
  });

  test('says what its fields are for, and keeps them within what the service takes', async () => {
    await show();
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
      fields.map(({ name, type: kind, autocomplete, maxLength, required }) => [
        name,
        kind,
        autocomplete,
        maxLength,
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

describe('what goes wrong with an application', () => {
  const say = words[locale];
  const valid: Record<string, string> = { email: 'reader@example.com', phoneNumber: '010-0000-0001' };
  const refused = async (error: ApiError) => {
    const shown = await show({ locale, answer: refusing(error) });
    for (const name of ['name', 'email', 'phoneNumber', 'company', 'position', 'application']) {
      fireEvent.change(named(name), { target: { value: valid[name] ?? `${name} 1` } });
    }
    await press();
    return { ...shown, reason: screen.getByRole('alert').textContent?.trim() };
  };

  test.each<[string, ApiError, string | RegExp]>([
    ['the address has applied already', new ApiError(409, { code: 'already-applied' }), say.already],
    ['applications were closed meanwhile', new ApiError(409, { code: 'not-recruiting' }), say.notRecruiting],
    ['the training began meanwhile', new ApiError(409, { code: 'training-begun' }), say.begun],
    ['the training is over', new ApiError(409, { code: 'training-past' }), '종료된 교육이라 신청할 수 없습니다.'],
    ['the last seat went and nobody may wait', new ApiError(409, { code: 'training-full' }), say.closedFull],
    ['the training was removed meanwhile', new ApiError(404, { code: 'education-not-found' }), say.gone],
    ['very many apply', new ApiError(503, { code: 'busy' }), '신청이 몰리고 있습니다.'],
    [
      'the first attempt is still under way',
      new ApiError(409, { code: 'idempotency-in-progress' }),
      '신청을 처리하고 있습니다.',
    ],
    ['it came too often', new ApiError(429, {}, 42), '(약 42초 뒤)'],
    ['it came too often, nobody says until when', new ApiError(429), '잠시 후 다시 시도해 주세요.'],
    ['the connection was lost', new ApiError(0), '연결이 끊겼습니다.'],
    ['nobody knows why', new ApiError(500), '요청을 처리하지 못했습니다.'],
    [
      'of a code that is new, without fields',
      new ApiError(400, { code: 'odd', errors: {} }),
      '요청을 처리하지 못했습니다.',
    ],
  ])('says why and keeps what was typed: %s', async (_why, error, text) => {
    const { onSent, toasts, reason } = await refused(error);
    if (typeof text === 'string') expect(reason).toContain(text);
    else expect(reason).toMatch(text);
    expect(toasts()).toEqual([`error: ${say.notSent}`]);
    expect(named('application').value).toBe('application 1');
    expect(onSent).not.toHaveBeenCalled();
  });

  test('says when the profile could not be read', async () => {
    const { toasts } = await show({ locale, user: member });
    expect(toasts()).toEqual([`error: ${say.profileFailed}`]);
    expect(named('name').value).toBe('');
  });

  test.each([
    ['email', say.emailWrong],
    ['phone', say.phoneWrong],
    ['required', say.required],
    ['too-long', '입력할 수 있는 길이를 넘었습니다'],
    ['odd', '값을 확인하세요'],
  ])('says at the field what %s means', async (code, text) => {
    await refused(new ApiError(400, { code: 'validation-failed', errors: { phoneNumber: code } }));
    expect(document.getElementById(named('phoneNumber').getAttribute('aria-describedby') ?? '')?.textContent).toBe(
      text,
    );
    expect(document.activeElement).toBe(named('phoneNumber'));
  });
});
