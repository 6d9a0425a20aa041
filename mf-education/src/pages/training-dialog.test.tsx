import { afterEach, describe, expect, jest, test } from '@jest/globals';
import type { SessionUser } from '@portal/kit';
import { mockApi } from '@portal/kit/testing';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { paths } from '../api/types.generated.ts';
import type { Training } from '../api/trainings.ts';
import { admin, answerQuestion, holding, member, openEducation, questionOf } from '../testing/open-education.tsx';
import { fillIn, user } from '../testing/page-parts.ts';
import { storedTraining } from '../testing/sample-training.ts';
import { withStoppedClock } from '../testing/stopped-clock.ts';
import { words } from '../testing/words.ts';

const locale = 'ko';

const api = mockApi<paths>();
afterEach(cleanup);
afterEach(() => void jest.restoreAllMocks());

const dialog = () => screen.getByRole('dialog');
const button = (name: string | RegExp) => within(dialog()).getByRole('button', { name });
const inDialog = (name: string) => within(dialog()).queryByRole('button', { name });
const field = (name: string) => within(dialog()).getByRole<HTMLInputElement>('textbox', { name });
const type = (name: string, value: string) => fillIn(field(name), value);

/** Opens the dialog by the training's own address. */
function open(values: Partial<Training> = {}, options = {}) {
  api.answer('GET /api/education/view', [storedTraining({ educationId: 7, title: 'SMWP', ...values })]);
  return openEducation('/education/schedule?training=7', options);
}

describe('the dialog of a training', () => {
  const say = words[locale];
  const here = { locale };

  test('shows everything there is to know before applying', async () => {
    await open(
      {
        lang: locale,
        type: 'T',
        place: 'Lab 3',
        content: '첫 줄\n\n- 하나\n- **둘**',
        capacity: 12,
        applied: 4,
        waiting: 2,
        startDate: '2031-12-01',
        endDate: '2031-12-02',
      },
      here,
    );
    expect(within(dialog()).getByText(say.recruiting)).toBeTruthy();
    const facts = within(dialog())
      .getAllByRole('definition')
      .map(({ textContent }) => textContent);
    expect(facts).toEqual([
      'T',
      '12명 (신청 4명, 대기 2명)',
      '2031.12.01\u00a0(월) – 2031.12.02\u00a0(화)2031년 12월 1일 월요일 – 2031년 12월 2일 화요일',
      '10:00 – 17:00',
      'Lab 3',
    ]);
    expect(
      within(dialog())
        .getAllByRole('listitem')
        .map(({ innerHTML }) => innerHTML),
    ).toEqual(['하나', '<strong>둘</strong>']);
    const calendar = within(dialog()).getByRole<HTMLAnchorElement>('link', { name: say.calendar });
    expect([calendar.getAttribute('href'), calendar.hasAttribute('download')]).toEqual([
      `/api/education/calendar?educationId=7&lang=${locale}`,
      true,
    ]);
    expect(document.activeElement).toBe(within(dialog()).getByRole('heading', { name: 'SMWP' }));
  });

  test.each<[string, Partial<Training>, string]>([
    ['is over', { derivedState: 'past' }, '종료된 교육입니다.'],
    ['has begun', {}, '이미 시작되어 신청할 수 없습니다.'],
    ['recruits no longer', { status: 'completed' }, '모집이 종료되어 신청할 수 없습니다.'],
    ['is full and lets nobody wait', { derivedState: 'full', waitingList: false }, '정원이 차서 신청할 수 없습니다.'],
  ])('says why nobody can apply when it %s', async (_why, values, reason) => {
    await open({ acceptsApplications: false, ...values }, here);
    expect(within(dialog()).getByText(reason)).toBeTruthy();
    expect(inDialog(say.apply)).toBeNull();
    expect(button(say.mine)).toBeTruthy();
    expect(within(dialog()).queryByRole('link', { name: say.calendar }) === null).toBe(values.derivedState === 'past');
  });

  test('asks before a typed form is closed, left or given up', async () => {
    const page = await open({}, here);
    await user.click(button(say.apply));
    expect(page.isGuarded()).toBe(false);
    type(say.name, '박서연');
    expect(page.isGuarded()).toBe(true);
    await user.keyboard('{Escape}');
    expect(questionOf(page)).toBe(
      '변경한 내용이 저장되지 않았습니다: 이대로 나가면 입력한 내용이 사라집니다. 나가시겠습니까?',
    );
    await answerQuestion(page, false);
    expect(field(say.name).value).toBe('박서연');
    await user.click(button(say.close));
    await answerQuestion(page, true);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(page.isGuarded()).toBe(false);
  });
});

describe('the dialog of a training', () => {
  const say = words.ko;

  test('closes at once while nothing is typed, and gives the focus back', async () => {
    api.answer('GET /api/education/view', [storedTraining({ educationId: 7, title: 'SMWP' })]);
    const page = await openEducation('/education/schedule?view=list');
    const link = screen.getByRole('link', { name: 'SMWP' });
    link.focus();
    await user.click(link);
    await screen.findByRole('dialog', { name: 'SMWP' });
    await user.click(button(say.apply));
    type(say.name, '박');
    type(say.name, '');
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(questionOf(page)).toBeUndefined();
    expect(document.activeElement).toBe(link);
    expect(page.url()).toBe('/education/schedule?view=list');
    // Back to where it was opened from, not on to a third entry of the history
    expect(page.moves.map(({ to }) => to.replace(/^https?:\/\/[^/]+/, ''))).toEqual([
      '/education/schedule?view=list&training=7',
    ]);
  });

  test('goes back once when its cross is pressed twice, before the browser has gone back', async () => {
    api.answer('GET /api/education/view', [storedTraining({ educationId: 7, title: 'SMWP' })]);
    await openEducation('/education/schedule?view=list');
    await user.click(screen.getByRole('link', { name: 'SMWP' }));
    await screen.findByRole('dialog', { name: 'SMWP' });
    const back = jest.spyOn(history, 'back');
    const cross = button(say.close);
    for (let press = 0; press < 2; press += 1) fireEvent.click(cross);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(back).toHaveBeenCalledTimes(1);
  });

  test('has its own address replaced where that was how it was opened', async () => {
    const page = await open();
    await user.click(button(say.close));
    await waitFor(() => expect(page.url()).toBe('/education/schedule'));
    expect(page.moves.at(-1)?.options).toMatchObject({ replace: true });
  });

  test('leads back from the form to the detail, and asks before what was typed is lost', async () => {
    const page = await open();
    await user.click(button(say.apply));
    await user.click(button(say.back));
    expect(questionOf(page)).toBeUndefined();
    await user.click(button(say.apply));
    type(say.name, '박서연');
    await user.click(button(say.back));
    await answerQuestion(page, false);
    expect(field(say.name).value).toBe('박서연');
    await user.click(button(say.back));
    await answerQuestion(page, true);
    expect(button(say.apply)).toBeTruthy();
    expect(page.isGuarded()).toBe(false);
    await user.click(button(say.apply));
    expect(field(say.name).value).toBe('');
  });

  test('copies its address, or says that it could not', async () => {
    const page = await open();
    const write = jest.spyOn(navigator.clipboard, 'writeText');
    await user.click(button('링크 복사'));
    expect(write).toHaveBeenCalledWith('http://localhost/education/schedule?training=7');
    write.mockRejectedValueOnce(new Error('not allowed'));
    await user.click(button('링크 복사'));
    expect(page.toasts()).toEqual(['success: 링크를 복사했습니다', 'error: 링크를 복사하지 못했습니다']);
  });

  test('marks the language of a text that is not translated', async () => {
    await open({ lang: 'ko', content: '한국어 내용' }, { locale: 'en' });
    expect(within(dialog()).getByText('한국어 내용').closest('[lang]')?.getAttribute('lang')).toBe('ko');
    expect(within(dialog()).getByText('정기교육').lang).toBe('ko');
    expect(within(dialog()).getByRole('heading', { level: 2 }).querySelector('span')?.lang).toBe('ko');
  });

  test.each([
    ['visitors', undefined],
    ['members', member],
    ['a manager of another section', { ...member, roles: { support: ['manager'] } } satisfies SessionUser],
  ])('shows %s nothing of what admins may do', async (_who, visitor) => {
    await open({}, { user: visitor });
    expect(button(say.apply)).toBeTruthy();
    for (const name of [say.applicants, say.edit, say.remove]) expect(inDialog(name)).toBeNull();
  });

  test.each([
    ['administrators', admin, [say.remove, say.edit, say.applicants]],
    ['managers', holding('manager'), [say.remove, say.edit, say.applicants]],
    ['editors', holding('editor'), [say.remove, say.edit]],
    ['agents', holding('agent'), [say.applicants]],
  ])('shows %s what they may do', async (_who, visitor, names) => {
    await open({}, { user: visitor });
    await within(dialog()).findByRole('button', { name: names[0] ?? '' });
    expect([say.remove, say.edit, say.applicants].filter((name) => inDialog(name))).toEqual(names);
  });

  // Spec, "Business constants": 300 ms after closing, the mode is the detail again
  test.each([
    [299, true],
    [300, false],
  ])('%i ms after closing keeps its mode: %p', async (afterMs, isKept) => {
    await open();
    await user.click(button(say.apply));
    await withStoppedClock(async (clock) => {
      fireEvent.click(button(say.close));
      await clock.until(() => !screen.queryByRole('dialog'));
      clock.pass(afterMs);
      fireEvent.click(screen.getByRole('link', { name: 'SMWP' }));
      await clock.until(() => screen.queryByRole('dialog') !== null);
      expect(within(dialog()).queryByRole('textbox', { name: say.name }) !== null).toBe(isKept);
      expect(inDialog(say.apply) === null).toBe(isKept);
      if (!isKept) fireEvent.click(button(say.apply));
      // What is open keeps its mode, however long it stays
      clock.pass(1_000);
      expect(field(say.name)).toBeTruthy();
    });
  });
});
