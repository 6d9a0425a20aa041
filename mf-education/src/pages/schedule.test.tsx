import { afterEach, describe, expect, jest, test } from '@jest/globals';
import { mockApi, problemResponse, type OpenedPage } from '@portal/kit/testing';
import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import type { paths } from '../api/types.generated.ts';
import { admin, holding, member, openEducation } from '../testing/open-education.tsx';
import { user } from '../testing/page-parts.ts';
import { storedTraining } from '../testing/sample-training.ts';
import { words } from '../testing/words.ts';

const locale = 'en';

const api = mockApi<paths>();
afterEach(cleanup);
afterEach(() => void jest.restoreAllMocks());

const cards = () => screen.queryAllByRole('article');
const shownTitles = () => cards().map((card) => within(card).getByRole('heading').textContent);
const inFilter = (filter: string, choice: string) =>
  within(screen.getByRole('navigation', { name: filter })).getByRole('link', { name: choice });
const isCurrent = (link: HTMLElement) => link.getAttribute('aria-current') === 'true';

async function goBack(page: OpenedPage, reached: RegExp) {
  act(() => history.back());
  await waitFor(() => expect(page.url()).toMatch(reached));
}

/** The list comes from the service again, once what came a moment ago is no longer recent. */
function letTimePass() {
  const later = Date.now() + 60_000;
  jest.spyOn(Date, 'now').mockReturnValue(later);
}

describe('the schedule', () => {
  const say = words[locale];
  const type = 'Regular training';
  const open = (url = '/education/schedule', options = {}) => openEducation(url, { locale, ...options });
  const view = (...trainings: Parameters<typeof storedTraining>[0][]) =>
    api.answer(
      'GET /api/education/view',
      trainings.map((values) => storedTraining({ lang: locale, type, ...values })),
    );

  test('shows day, hours, seats, kind, status and last day on a card', async () => {
    view({ title: 'SMWP', startDate: '2031-12-01', endDate: '2031-12-02', capacity: 12, applied: 1 });
    await open();
    expect(screen.getByRole('heading', { level: 1, name: say.schedule })).toBeTruthy();
    const text = cards()[0]?.textContent ?? '';
    for (const part of [
      'SMWP',
      'Monday, December 1, 2031',
      '10:00 – 17:00',
      '2031.12.02\u00a0(Tue)',
      '1 of 12 taken',
      type,
      say.recruiting,
    ]) {
      expect(text).toContain(part);
    }
    for (const part of ['12.01', 'Mon', '2031']) expect(within(cards()[0]!).getByText(part)).toBeTruthy();
    expect(within(cards()[0]!).queryByText(say.full)).toBeNull();
    expect(api.calls('GET /api/education/view').map(({ query }) => query.get('lang'))).toEqual([locale]);
  });

  test('shows the year of a day on a card when it is another one than this', async () => {
    const inSeoul = new Date(Date.now() + 9 * 3_600_000).getUTCFullYear();
    view(
      { educationId: 1, title: 'A', startDate: `${inSeoul}-12-31`, endDate: `${inSeoul + 1}-01-01` },
      { educationId: 2, title: 'B', startDate: `${inSeoul + 1}-01-01`, endDate: `${inSeoul + 1}-01-01` },
    );
    await open();
    const shown = cards().map((card) => card.querySelector('time [aria-hidden]')?.textContent?.replace(/[A-Z].*/, ''));
    expect(shown).toEqual(['12.31', `${inSeoul + 1}01.01`]);
  });

  test('says what is full, closed and over, and keeps what is over behind its tab', async () => {
    view(
      { educationId: 1, title: 'A', derivedState: 'full' },
      { educationId: 2, title: 'B', status: 'completed' },
      { educationId: 3, title: 'C', derivedState: 'past' },
    );
    const page = await open();
    expect(shownTitles()).toEqual(['A', 'B']);
    expect(within(cards()[0]!).getByText(say.full)).toBeTruthy();
    expect(within(cards()[1]!).getByText(say.completed)).toBeTruthy();
    expect(screen.queryByText(say.past)).toBeNull();
    await user.click(screen.getByRole('tab', { name: say.pastTab }));
    await waitFor(() => expect(shownTitles()).toEqual(['C']));
    expect(page.url()).toBe('/education/schedule?period=past');
    expect(within(cards()[0]!).getByText(say.past)).toBeTruthy();
    expect(screen.getByRole('tab', { name: say.pastTab }).textContent).toMatch(/1$/);
  });

  test('speaks every day in full and hides its short form from screen readers', async () => {
    view({ title: 'SMWP', startDate: '2031-12-01', endDate: '2031-12-08' });
    await open();
    const spoken = () => {
      const copy = document.createElement('div');
      copy.append(...cards().map((card) => card.cloneNode(true)));
      for (const hidden of copy.querySelectorAll('[aria-hidden="true"]')) hidden.remove();
      return copy.textContent;
    };
    expect(spoken()).toMatch(/Monday, December 1, 2031.*Monday, December 8, 2031/);
    expect(spoken()).not.toMatch(/Mon\b|12\.0/);
    await user.click(screen.getByRole('link', { name: say.list }));
    await screen.findByText('until Monday, December 8, 2031');
    expect(spoken()).not.toMatch(/Mon\b|12\.0/);
  });

  test('shows the same badge of the status whether seats are free, taken or cannot be waited for', async () => {
    view(
      { educationId: 1, title: 'A' },
      { educationId: 2, title: 'B', derivedState: 'full', waitingList: false, acceptsApplications: false },
      { educationId: 3, title: 'C', underWay: true, acceptsApplications: false },
    );
    await open();
    const badges = cards().map((card) => within(card).getByText(say.recruiting).className);
    expect(new Set(badges).size).toBe(1);
    expect(badges).toHaveLength(3);
  });

  test('says of a full training whether one can still wait for a seat', async () => {
    view(
      { educationId: 1, title: 'A', derivedState: 'full' },
      { educationId: 2, title: 'B', derivedState: 'full', waitingList: false, acceptsApplications: false },
    );
    await open();
    expect(cards().map((card) => within(card).queryByText('Waiting list open') !== null)).toEqual([true, false]);
  });

  test('keeps type and status in the address, and Back brings each state again', async () => {
    view({ educationId: 1, title: 'A' }, { educationId: 2, title: 'B', type: say.group, typeKo: '단체교육' });
    const page = await open();
    await user.click(inFilter(say.typeFilter, say.group));
    await waitFor(() => expect(shownTitles()).toEqual(['B']));
    expect(new URLSearchParams(page.url().split('?')[1]).get('type')).toBe('단체교육');
    expect(isCurrent(inFilter(say.typeFilter, say.group))).toBe(true);
    await user.click(inFilter(say.statusFilter, say.completed));
    expect(await screen.findByText(say.noMatch)).toBeTruthy();
    expect(screen.getByText('0 matching').closest('[role="status"]')).toBeTruthy();
    expect(page.url()).toMatch(/status=completed/);
    await goBack(page, /type=[^&]+$/);
    await waitFor(() => expect(shownTitles()).toEqual(['B']));
    await goBack(page, /schedule$/);
    await waitFor(() => expect(shownTitles()).toEqual(['A', 'B']));
    expect(isCurrent(inFilter(say.typeFilter, say.all))).toBe(true);
  });

  test('offers each type once, in the language of the page, with those that are not translated', async () => {
    view(
      { educationId: 1, title: 'A' },
      { educationId: 2, title: 'B', lang: 'ko', type: '단체교육', typeKo: '단체교육' },
      { educationId: 3, title: 'C', type: say.group, typeKo: '단체교육' },
    );
    await open(`/education/schedule?type=${encodeURIComponent('단체교육')}`);
    const chips = screen.getByRole('navigation', { name: say.typeFilter });
    expect(
      within(chips)
        .getAllByRole('link')
        .map(({ textContent }) => textContent),
    ).toEqual([say.all, type, say.group]);
    expect(isCurrent(inFilter(say.typeFilter, say.group))).toBe(true);
    expect(shownTitles()).toEqual(['B', 'C']);
  });

  test('says of a training that is being held that it is, not only that it was open for applications', async () => {
    view({ title: 'A', underWay: true, acceptsApplications: false });
    await open();
    expect(within(cards()[0]!).getByText('Under way')).toBeTruthy();
  });

  test('shows a line for each training in the list view, with its last day and place', async () => {
    view({ title: 'SMWP', startDate: '2031-12-01', endDate: '2031-12-02', place: 'Lab 3' });
    const page = await open();
    await user.click(screen.getByRole('link', { name: say.list }));
    await waitFor(() => expect(isCurrent(screen.getByRole('link', { name: say.list }))).toBe(true));
    expect(page.url()).toBe('/education/schedule?view=list');
    const text = cards()[0]?.textContent;
    expect(text).toContain('until 2031.12.02\u00a0(Tue)');
    expect(text).toContain('Lab 3');
  });

  test('shows a training on each of its days of a month, and leads through the months', async () => {
    view({ title: 'SMWP', startDate: '2032-02-28', endDate: '2032-03-01' });
    const page = await open('/education/schedule?view=month&month=2032-02');
    expect(screen.getByRole('heading', { name: 'February 2032' })).toBeTruthy();
    const days = () =>
      screen
        .getAllByRole('link', { name: /SMWP/ })
        .map((link) => link.closest('ol > li')?.querySelector('time')?.dateTime);
    expect(days()).toEqual(['2032-02-28', '2032-02-29']);
    expect(screen.getAllByRole('link', { name: '10:00 · Open for applications SMWP' })).toHaveLength(2);
    await user.click(screen.getByRole('link', { name: 'Next month, March 2032' }));
    await waitFor(() => expect(days()).toEqual(['2032-03-01']));
    expect(page.url()).toMatch(/month=2032-03/);
    await user.click(screen.getByRole('link', { name: 'This month' }));
    await waitFor(() => expect(page.url()).toBe('/education/schedule?view=month'));
    expect(screen.queryByRole('link', { name: 'This month' })).toBeNull();
  });

  test('leads from a month without a training to the nearest that has one', async () => {
    view({ title: 'SMWP', startDate: '2033-05-09', endDate: '2033-05-10' });
    const page = await open('/education/schedule?view=month&month=2033-04');
    expect(screen.getByRole('heading', { name: 'No training in this month' })).toBeTruthy();
    await user.click(screen.getByRole('link', { name: 'Go to May 2033' }));
    expect(await screen.findByRole('heading', { name: 'May 2033' })).toBeTruthy();
    expect(page.url()).toMatch(/month=2033-05/);
    expect(screen.getAllByRole('link', { name: /SMWP/ })).toHaveLength(2);
  });

  test('can be subscribed to from a calendar, in the language of the page', async () => {
    view({ title: 'A' });
    await open();
    const link = screen.getByRole('link', { name: 'Subscribe to all training dates in your calendar' });
    expect(link.getAttribute('href')).toBe('webcal://localhost/api/education/calendar.ics?lang=en');
  });

  test('says so when there is no training at all, none that is over, and none in a month', async () => {
    view();
    await open();
    expect(
      screen.getByRole('heading', {
        name: 'No training is planned at the moment',
      }),
    ).toBeTruthy();
    expect(screen.getByText('New dates appear here as soon as they are set.')).toBeTruthy();
    await user.click(screen.getByRole('tab', { name: say.pastTab }));
    expect(await screen.findByRole('heading', { name: 'There is no past training' })).toBeTruthy();
    await user.click(screen.getByRole('link', { name: say.month }));
    expect(
      await screen.findByRole('heading', {
        name: 'No training in this month',
      }),
    ).toBeTruthy();
    expect(cards()).toEqual([]);
  });

  test('keeps what is there when the list cannot be loaded again, and says so', async () => {
    view({ title: 'SMWP' });
    const page = await open();
    letTimePass();
    api.answer('GET /api/education/view', () => problemResponse(503, 'unavailable'));
    await user.click(screen.getByRole('link', { name: say.list }));
    await waitFor(() => expect(page.toasts()).toEqual([`error: ${say.loadFailed}`]));
    expect(shownTitles()).toEqual(['SMWP']);
  });

  test.each([
    ['ko', '다시 시도'],
    ['en', 'Try again'],
  ] as const)('is replaced by a problem with a retry when there is nothing to show (%s)', async (language, again) => {
    const { loadFailed } = words[language];
    api.answer('GET /api/education/view', () => problemResponse(503, 'unavailable', { retryAfterSeconds: 5 }));
    const page = await open('/education/schedule?view=list', { locale: language });
    expect(screen.getByRole('heading', { name: loadFailed })).toBeTruthy();
    expect(page.toasts()).toEqual([`error: ${loadFailed}`]);
    expect(page.head()).toMatchObject({ status: 503, noindex: true });
    view({ title: 'SMWP' });
    await user.click(screen.getByRole('button', { name: again }));
    await waitFor(() => expect(shownTitles()).toEqual(['SMWP']));
    expect(page.url()).toBe('/education/schedule?view=list');
  });

  test('says when the training of an address is not there', async () => {
    view({ educationId: 1 });
    await open('/education/schedule?training=2');
    expect(screen.getByText('This training is not here')).toBeTruthy();
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(cards()).toHaveLength(1);
  });
});

describe('the schedule', () => {
  const open = (url = '/education/schedule', options = {}) => openEducation(url, options);
  const view = (...trainings: Parameters<typeof storedTraining>[0][]) =>
    api.answer('GET /api/education/view', trainings.map(storedTraining));

  test('is where the section leads', async () => {
    view({});
    expect((await open('/education')).url()).toBe('/education/schedule');
  });

  test('tells search engines of itself, or of the training of its address', async () => {
    view(
      { educationId: 1, title: 'WEB EQ 입문', content: '첫 줄\n\n둘째 줄' },
      { educationId: 2, title: 'SMWP', derivedState: 'past' },
    );
    const page = await open();
    expect(page.head()).toMatchObject({
      title: '교육일정 | 셀매트릭스',
      jsonLd: { itemListElement: [{ item: { '@type': 'Course', name: 'WEB EQ 입문' } }] },
    });
    await page.navigate('/education/schedule?training=1');
    expect(page.head()).toMatchObject({ title: 'WEB EQ 입문 | 셀매트릭스', description: '첫 줄' });
  });

  test('marks the language of texts that are not translated', async () => {
    view({ title: '한국어 교육', lang: 'ko' });
    await open('/education/schedule', { locale: 'en' });
    expect(screen.getByRole('heading', { name: '한국어 교육' }).lang).toBe('ko');
    expect(screen.getByText('정기교육', { selector: 'article p span' }).lang).toBe('ko');
    expect(screen.getByText(/Korean only/, { selector: 'article p' })).toBeTruthy();
  });

  test('answers view, filter and dialog from the list that came a moment ago', async () => {
    view({ title: 'SMWP' });
    const page = await open();
    await user.click(screen.getByRole('link', { name: '목록' }));
    await waitFor(() => expect(page.url()).toMatch(/view=list/));
    expect(api.calls('GET /api/education/view')).toHaveLength(1);
    letTimePass();
    await user.click(screen.getByRole('link', { name: '카드' }));
    await waitFor(() => expect(page.url()).toBe('/education/schedule'));
    expect(api.calls('GET /api/education/view')).toHaveLength(2);
  });

  test('asks again in another language, and shows no text of the one before when that fails', async () => {
    view({ title: '한국어 교육' });
    const page = await open();
    api.answer('GET /api/education/view', () => problemResponse(503, 'unavailable'));
    await page.setLocale('en');
    expect(screen.getByRole('heading', { name: 'The schedule could not be loaded' })).toBeTruthy();
    expect(screen.queryByText('한국어 교육')).toBeNull();
  });

  test('lets only editors add a training', async () => {
    view({});
    const page = await open();
    expect(screen.queryByRole('button', { name: '교육 등록' })).toBeNull();
    for (const user of [member, holding('agent')]) {
      await page.setUser(user);
      expect(screen.queryByRole('button', { name: '교육 등록' })).toBeNull();
    }
    for (const user of [holding('editor'), holding('manager'), admin]) {
      await page.setUser(user);
      expect(screen.getByRole('button', { name: '교육 등록' })).toBeTruthy();
    }
  });
});
