import { afterEach, describe, expect, test } from '@jest/globals';
import { mockApi, problemResponse } from '@portal/kit/testing';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import type { Training } from '../../api/trainings.ts';
import type { paths } from '../../api/types.generated.ts';
import { member, openEducation } from '../../testing/open-education.tsx';
import { fillIn, saidIn, user } from '../../testing/page-parts.ts';
import { sampleApplicant } from '../../testing/sample-applicant.ts';
import { storedTraining } from '../../testing/sample-training.ts';
import { words } from '../../testing/words.ts';

const locale = 'ko';

const api = mockApi<paths>();
afterEach(cleanup);
afterEach(() => sessionStorage.clear());

const dialog = () => screen.getByRole('dialog');
const button = (name: string | RegExp) => within(dialog()).getByRole('button', { name });
const field = (name: string) => within(dialog()).getByRole<HTMLInputElement>('textbox', { name });
const type = (name: string, value: string) => fillIn(field(name), value);

/** Opens the dialog by the training's own address. */
function open(values: Partial<Training> = {}, options = {}) {
  api.answer('GET /api/education/view', [storedTraining({ educationId: 7, title: 'SMWP', ...values })]);
  return openEducation('/education/schedule?training=7', options);
}

function fill(say: (typeof words)['ko' | 'en']) {
  type(say.name, '박서연');
  type(say.email, 'seoyeon@example.com');
  type(say.phone, '+82 10-0000-0003');
  type(say.company, '보기식품(주)');
  type(say.position, '품질보증팀 주임');
  type(say.application, 'CCP 모니터링을 배우고 싶습니다.');
}

describe('the registration for a training', () => {
  const say = words[locale];
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
    expect(api.calls('POST /api/education/signup').map(({ body }) => body)).toEqual([
      expect.objectContaining({ educationId: 7, name: '박서연', lang: locale }),
    ]);
    await waitFor(() =>
      expect(screen.getByRole('article', { hidden: true }).textContent).toContain(say.applied(1, 10)),
    );
    await user.click(button('확인'));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(page.url()).toBe('/education/schedule');
  });

  test.each(['ko', 'en'] as const)(
    'once sent, offers what was sent first, and applying for somebody else (%s)',
    async (language) => {
      const inLanguage = words[language];
      const forOther = language === 'ko' ? '다른 분 신청하기' : 'Apply for someone else';
      api.answer('POST /api/education/signup', sampleApplicant({ educationId: 7 }));
      await open({}, { locale: language });
      expect(within(dialog()).queryByRole('button', { name: forOther })).toBeNull();
      await user.click(button(inLanguage.apply));
      fill(inLanguage);
      await user.click(button(inLanguage.submit));
      await user.click(await within(dialog()).findByRole('button', { name: language === 'ko' ? '확인' : 'OK' }));
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
      cleanup();
      await open({}, { locale: language });
      expect(await within(dialog()).findByRole('button', { name: forOther })).toBeTruthy();
      expect(within(dialog()).queryByRole('button', { name: inLanguage.apply })).toBeNull();
      expect(button(inLanguage.mine)).toBeTruthy();
    },
  );

  test('tells an applicant beyond the capacity their place on the waiting list, before and after', async () => {
    api.answer('POST /api/education/signup', sampleApplicant({ educationId: 7, status: 'waiting', place: 2 }));
    await open({ derivedState: 'full', waiting: 1 }, here);
    const announced = /대기 2번째로 접수되며/;
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

describe('the registration for a training', () => {
  const say = words.ko;
  const fields = [say.name, say.email, say.phone, say.company, say.position, say.application];
  const profile = {
    ...member,
    name: '김하늘',
    phoneNumber: '010-0000-2018',
    company: '시험기업',
    emailVerified: true,
    createdAt: '2026-11-20T01:00:00Z',
  };

  async function openForm(visitor?: typeof member) {
    api.answer('GET /api/user/detail', profile);
    const page = await open({}, { user: visitor });
    await user.click(button(say.apply));
    if (visitor) await waitFor(() => expect(field(say.company).value).toBe('시험기업'));
    expect(page.isGuarded()).toBe(false);
    return page;
  }

  test('guards whatever a visitor has typed, and no empty form', async () => {
    const page = await openForm();
    for (const name of fields) {
      type(name, '값');
      await waitFor(() => expect(page.isGuarded()).toBe(true));
      type(name, '');
      await waitFor(() => expect(page.isGuarded()).toBe(false));
    }
  });

  test('guards what a member has typed, but not what came with the profile', async () => {
    const page = await openForm(member);
    for (const name of [say.name, say.position, say.application]) {
      const { value } = field(name);
      type(name, '값');
      await waitFor(() => expect(page.isGuarded()).toBe(true));
      type(name, value);
      await waitFor(() => expect(page.isGuarded()).toBe(false));
    }
  });

  test('is busy, guarded and takes no further press until the answer is there', async () => {
    let arrive: (answer: Response) => void = () => undefined;
    const page = await openForm(member);
    api.answer('POST /api/education/signup', () => new Promise((resolve) => (arrive = resolve)));
    type(say.position, '주임');
    for (let press = 0; press < 30; press += 1) await user.click(button(say.submit));
    expect(button(say.submit).getAttribute('aria-busy')).toBe('true');
    expect(page.isGuarded()).toBe(true);
    await waitFor(() => expect(api.calls('POST /api/education/signup')).toHaveLength(1));
    arrive(problemResponse(409, 'training-full'));
    await waitFor(() => expect(button(say.submit).getAttribute('aria-busy')).toBeNull());
    expect(api.calls('POST /api/education/signup')).toHaveLength(1);
  });

  test('is filled in for a member who signs in while it is open', async () => {
    const page = await openForm();
    await page.setUser(member);
    await waitFor(() => expect(field(say.name).value).toBe('김하늘'));
    expect(api.calls('GET /api/user/detail').map(({ query }) => query.get('email'))).toEqual(['member@example.com']);
  });

  test('has nothing to say until something goes wrong, and says what is missing at the fields alone', async () => {
    await openForm();
    expect(saidIn(dialog(), 'alert')).toBe('');
    await user.click(button(say.submit));
    expect(document.activeElement).toBe(field(say.name));
    expect(saidIn(dialog(), 'alert')).toBe('');
  });
});
