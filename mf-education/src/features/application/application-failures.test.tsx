import { afterEach, describe, expect, test } from '@jest/globals';
import { ApiError } from '@portal/kit';
import { cleanup, fireEvent, screen } from '@testing-library/react';
import { member } from '../../testing/open-education.tsx';
import { named, pressSend, refusing, showApplicationForm } from '../../testing/show-application-form.tsx';
import { words } from '../../testing/words.ts';

const locale = 'ko';

afterEach(cleanup);

describe('what goes wrong with an application', () => {
  const say = words[locale];
  const valid: Record<string, string> = { email: 'reader@example.com', phoneNumber: '010-0000-0001' };
  const refused = async (error: ApiError) => {
    const shown = await showApplicationForm({ locale, answer: refusing(error) });
    for (const name of ['name', 'email', 'phoneNumber', 'company', 'position', 'application']) {
      fireEvent.change(named(name), { target: { value: valid[name] ?? `${name} 1` } });
    }
    await pressSend();
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
    const { toasts } = await showApplicationForm({ locale, user: member });
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
