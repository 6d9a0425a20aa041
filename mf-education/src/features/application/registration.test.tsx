import { afterEach, describe, expect, test } from '@jest/globals';
import { mockApi, problemResponse } from '@portal/kit/testing';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import type { Training } from '../../api/types.ts';
import { openEducation } from '../../testing/open-education.tsx';
import { fillIn, user } from '../../testing/page-parts.ts';
import { sampleApplicant } from '../../testing/sample-applicant.ts';
import { storedTraining } from '../../testing/sample-training.ts';
import { LANGUAGES, words } from '../../testing/words.ts';

const api = mockApi();
afterEach(cleanup);

const dialog = () => screen.getByRole('dialog');
const button = (name: string | RegExp) => within(dialog()).getByRole('button', { name });
const field = (name: string) => within(dialog()).getByRole<HTMLInputElement>('textbox', { name });
const type = (name: string, value: string) => fillIn(field(name), value);

/** Opens the dialog by the training's own address. */
function open(values: Partial<Training> = {}, options = {}) {
  api.answer('GET /api/education/view', [storedTraining({ educationId: 7, title: 'SMWP', ...values })]);
  return openEducation('/education/schedule?training=7', options);
}

function fill(say: (typeof words)['ko']) {
  type(say.name, '박서연');
  type(say.email, 'seoyeon@example.com');
  type(say.phone, '+82 10-0000-0003');
  type(say.company, '보기식품(주)');
  type(say.position, '품질보증팀 주임');
  type(say.application, 'CCP 모니터링을 배우고 싶습니다.');
}

describe.each(LANGUAGES)('the registration for a training (%s)', (locale) => {
  const say = words[locale];
  const isKorean = locale === 'ko';
  const here = { locale };

  test('is sent, and the schedule then asks for its seats again', async () => {
    api.answer('POST /api/education/signup', sampleApplicant({ educationId: 7, email: 'seoyeon@example.com' }));
    const page = await open({}, here);
    await user.click(button(say.apply));
    expect(document.activeElement).toBe(within(dialog()).getByRole('heading', { level: 3 }));
    fill(say);
    api.answer('GET /api/education/view', [storedTraining({ educationId: 7, title: 'SMWP', applied: 1 })]);
    await user.click(button(say.submit));
    const received = await within(dialog()).findByRole('heading', { name: say.received });
    expect(document.activeElement).toBe(received);
    expect(within(dialog()).getByRole('status').textContent).toContain('seoyeon@example.com');
    expect(within(dialog()).getByRole('link', { name: say.calendar })).toBeTruthy();
    expect(page.toasts()).toEqual([`success: ${say.sent}`]);
    await waitFor(() => expect(page.isGuarded()).toBe(false));
    expect(api.calls('POST /api/education/signup').map(({ body }) => body)).toEqual([expect.objectContaining({ educationId: 7, name: '박서연', lang: locale })]);
    await waitFor(() => expect(screen.getByRole('article', { hidden: true }).textContent).toContain(say.applied(1, 10)));
    await user.click(button(isKorean ? '확인' : 'OK'));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(page.url()).toBe('/education/schedule');
  });

  test('tells whoever comes beyond the capacity their place, before and after', async () => {
    api.answer('POST /api/education/signup', sampleApplicant({ educationId: 7, status: 'waiting', place: 2 }));
    await open({ derivedState: 'full', waiting: 1 }, here);
    const announced = isKorean ? /대기 2번째로 접수되며/ : /you are number 2 on the waiting list/;
    expect(within(dialog()).getByText(say.full, { exact: true })).toBeTruthy();
    expect(within(dialog()).getByText(announced)).toBeTruthy();
    await user.click(button(say.apply));
    expect(within(dialog()).getByText(announced)).toBeTruthy();
    fill(say);
    await user.click(button(say.submit));
    expect(await within(dialog()).findByRole('heading', { name: say.waitingAt(2) })).toBeTruthy();
    expect(within(dialog()).queryByRole('link', { name: say.calendar })).toBeNull();
  });

  test('says beside the form why it was refused, and keeps what was typed', async () => {
    api.answer('POST /api/education/signup', () => problemResponse(409, 'already-applied'));
    const page = await open({}, here);
    await user.click(button(say.apply));
    fill(say);
    await user.click(button(say.submit));
    await waitFor(() => expect(page.toasts()).toEqual([`error: ${say.notSent}`]));
    expect(within(dialog()).getByRole('alert').textContent).toMatch(say.already);
    expect(field(say.application).value).toBe('CCP 모니터링을 배우고 싶습니다.');
    expect(api.calls('GET /api/education/view')).toHaveLength(1);
  });
});
