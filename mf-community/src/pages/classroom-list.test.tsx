import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import type { Locale, SessionUser } from '@portal/kit';
import { mockApi, openPage, problemResponse, type ApiCall } from '@portal/kit/testing';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { paths } from '../api/types.generated.ts';
import '@portal/kit/markdown/parse';
import { definition } from '../definition.ts';
import { member } from '../testing/people.ts';
import { samplePost, samplePostPage } from '../testing/sample-posts.ts';

const api = mockApi<paths>();
const user = userEvent.setup({ delay: null });
const LIST = 'GET /api/classroom/view';
const SEEN = 'POST /api/classroom/seen';
const list = '/education/classroom/list';
const MINUTE_MS = 60_000;

const words = {
  ko: {
    title: '강의실',
    kinds: '글 종류',
    types: ['전체', '자유', '공지', '자료공유', '질문'],
    empty: '조회된 글이 없습니다',
    failed: '조회를 실패했습니다',
    again: '다시 시도',
    write: '글쓰기',
    search: '제목으로 검색',
    clear: '검색어 지우기',
    nothing: '검색어를 줄이거나 다른 말로 찾아보세요.',
    former: '탈퇴한 회원',
    times: ['방금 전', '5분 전', '3시간 전', '11시간 전'],
    clip: '첨부 파일 있음',
    total: '전체 1,000+건',
    none: '전체 0건',
    page2: '강의실 2쪽 | 셀매트릭스',
    waiting: '답변대기',
    answered: '답변완료',
  },
  en: {
    title: 'Classroom',
    kinds: 'Post type',
    types: ['All', 'General', 'Notice', 'Materials', 'Question'],
    empty: 'No posts found',
    failed: 'The posts could not be loaded',
    again: 'Try again',
    write: 'Write',
    search: 'Search by title',
    clear: 'Clear the search',
    nothing: 'Try a shorter or different search term.',
    former: 'Former member',
    times: ['just now', '5 min ago', '3 h ago', '11 h ago'],
    clip: 'has an attachment',
    total: 'Posts: 1,000+',
    none: 'Posts: 0',
    page2: 'Classroom, page 2 | Selmatrix',
    waiting: 'Unanswered',
    answered: 'Answered',
  },
};

beforeEach(() => {
  sessionStorage.clear();
  api.answer(LIST, samplePostPage([samplePost()]));
  api.answer(SEEN, () => new Response(null, { status: 204 }));
});
afterEach(cleanup);

const open = (url: string, locale: Locale = 'ko', who?: SessionUser) =>
  openPage({ definition, url, locale, user: who, otherPaths: ['/login', '/'] });
const rows = () => screen.getAllByRole('row').slice(1);
const queryOf = (call: Parameters<typeof api.calls>[0]) => Object.fromEntries(api.calls(call).at(-1)?.query ?? []);

const locale = 'ko';
const say = words[locale];

describe('the list of the classroom', () => {
  test('is where the classroom leads, with notices above the posts', async () => {
    api.answer(
      LIST,
      samplePostPage([samplePost()], {
        notices: [samplePost({ classroomId: 1, type: 'notice', title: '먼저 읽어 주세요' })],
      }),
    );
    const page = await open('/education/classroom', locale);
    expect(page.url()).toBe(list);
    expect(screen.getByRole('heading', { level: 1, name: say.title })).toBeTruthy();
    expect(rows().map((row) => within(row).getAllByRole('cell')[0]?.textContent)).toEqual([say.types[2], say.types[1]]);
    expect(queryOf(LIST)).toEqual({ type: 'all', page: '1', itemsPerPage: '10' });
  });

  test('has a row for each post: kind, title, author and time; a notice has the success tone', async () => {
    api.answer(
      LIST,
      samplePostPage([samplePost(), samplePost({ classroomId: 8, type: 'notice', createdAt: '2026-01-02T00:05:00Z' })]),
    );
    await open(`${list}?type=free`, locale);
    const [first, second] = rows();
    expect([...(first?.children ?? [])].slice(0, 3).map((cell) => cell.textContent)).toEqual([
      say.types[1],
      '첫 글',
      'me***@visitor.example',
    ]);
    expect(within(first!).getByRole('link', { name: '첫 글' }).getAttribute('href')).toBe(
      '/education/classroom/7?type=free',
    );
    expect(second?.querySelector('time')?.textContent).toBe('2026-01-02 09:05');
    const tones = [first, second].map((row) => row?.querySelector('td span')?.className.split(' ').at(-1));
    expect(tones).toEqual(['neutral', 'success']);
  });

  test('filters by chips, which the address keeps', async () => {
    const page = await open(`${list}?title=word&page=2`, locale);
    const chips = within(screen.getByRole('navigation', { name: say.kinds })).getAllByRole('link');
    expect(chips.map((chip) => chip.textContent)).toEqual(say.types);
    expect(chips[0]?.getAttribute('aria-current')).toBe('true');
    await user.click(chips[4] as HTMLElement);
    await waitFor(() => expect(page.url()).toBe(`${list}?type=question&title=word`));
    expect(screen.getByRole('link', { name: say.types[4] ?? '' }).getAttribute('aria-current')).toBe('true');
    expect(queryOf(LIST)).toMatchObject({ type: 'question', title: 'word', page: '1' });
  });

  test.each([
    ['en', '온도 센서 설정', 'ko'],
    ['ko', 'How to set the sensor', 'en'],
    ['ko', '온도 센서 설정', null],
  ] as const)('says the language of a title (%s: %s)', async (shownIn, title, lang) => {
    api.answer(LIST, samplePostPage([samplePost({ title })]));
    await open(list, shownIn);
    expect(screen.getByRole('link', { name: title }).getAttribute('lang')).toBe(lang);
  });

  test('keeps the focus on what was pressed, and says the number again though it is the same', async () => {
    api.answer(LIST, samplePostPage([samplePost()], { total: 23, pageLenght: 3 }));
    const page = await open(`${list}?title=word`, locale);
    const status = screen.getByRole('status');
    const filter = within(screen.getByRole('navigation', { name: say.kinds })).getByRole('link', {
      name: say.types[4],
    });
    const presses = [
      () => user.click(filter),
      () => user.click(screen.getAllByRole('link', { name: /2/ })[0]!),
      () => user.click(screen.getByRole('button', { name: say.clear })),
    ];
    const said = [];
    for (const [index, press] of presses.entries()) {
      const before = status.firstElementChild;
      await press();
      await waitFor(() => expect(page.moves).toHaveLength(index + 1));
      await waitFor(() => expect(status.firstElementChild).not.toBe(before));
      said.push(status.textContent);
    }
    expect(page.moves.map(({ options }) => options?.keepPlace)).toEqual([true, true, true]);
    expect(said).toEqual(['전체 23건', '전체 23건 2쪽', '전체 23건']);
    expect(screen.getByRole('searchbox')).toBe(document.activeElement);
  });

  test('says that a search finds nothing, and clears it', async () => {
    api.answer(LIST, samplePostPage([]));
    const page = await open(`${list}?title=${encodeURIComponent('힣힣')}`, locale);
    expect(screen.getByRole<HTMLInputElement>('searchbox', { name: say.search }).value).toBe('힣힣');
    expect(screen.getByText(say.empty)).toBeTruthy();
    expect(screen.getByText(say.nothing)).toBeTruthy();
    expect(screen.getByRole('status').textContent).toBe(say.none);
    expect(page.head().noindex).toBe(true);
    api.answer(LIST, samplePostPage([samplePost()]));
    await user.click(screen.getByRole('button', { name: say.clear }));
    await waitFor(() => expect(page.url()).toBe(list));
    expect(rows()).toHaveLength(1);
  });

  test('searches for what was submitted, trimmed and composed, and for the same only once', async () => {
    const page = await open(`${list}?type=attach`, locale);
    const box = screen.getByRole('searchbox');
    fireEvent.change(box, { target: { value: ' 교육 '.normalize('NFD') } });
    // The Enter that ends a Korean syllable belongs to the input method.
    fireEvent.keyDown(box, { key: 'Enter', isComposing: true, keyCode: 229 });
    expect(page.moves).toEqual([]);
    fireEvent.submit(screen.getByRole('search'));
    await waitFor(() => expect(queryOf(LIST)).toMatchObject({ type: 'attach', title: '교육' }));
    fireEvent.submit(screen.getByRole('search'));
    expect(page.moves).toHaveLength(1);
  });

  test('lets those write who are signed in, and nobody else', async () => {
    const page = await open(list, locale);
    expect(screen.queryByRole('link', { name: say.write })).toBeNull();
    await page.setUser(member);
    expect((await screen.findByRole('link', { name: say.write })).getAttribute('href')).toBe(
      '/education/classroom/edit',
    );
  });

  test('tells times within twelve hours relative to now, and who left', async () => {
    const ages = [0.5, 5, 3 * 60 + 1, 11 * 60 + 59, 12 * 60 + 1];
    api.answer(LIST, () =>
      samplePostPage(
        ages.map((minutes, index) =>
          samplePost({
            classroomId: index + 1,
            email: '',
            formerMember: true,
            createdAt: new Date(Date.now() - minutes * MINUTE_MS).toISOString(),
          }),
        ),
      ),
    );
    await open(list, locale);
    const times = rows().map((row) => row.querySelector('time')?.textContent ?? '');
    expect(times.slice(0, 4)).toEqual(say.times);
    expect(times[4]).toMatch(/^\d{4}-\d{2}-\d{2} \d{2}:\d{2}$/);
    expect(rows()[0]?.textContent).toContain(say.former);
  });

  test('marks attachments, and questions with and without an answer', async () => {
    const question = { type: 'question', state: 'waiting' } as const;
    api.answer(
      LIST,
      samplePostPage([
        samplePost({ classroomId: 1, fileName: '자료.txt' }),
        samplePost({ classroomId: 2, ...question }),
        samplePost({ classroomId: 3, ...question, state: 'answered' }),
      ]),
    );
    await open(list, locale);
    const [first, second, third] = rows().map((row) => row.textContent ?? '');
    expect(first).toContain(say.clip);
    expect([second?.includes(say.waiting), third?.includes(say.answered)]).toEqual([true, true]);
    expect([first?.includes(say.waiting), second?.includes(say.clip)]).toEqual([false, false]);
  });

  test('says how many there are and pages within the filter', async () => {
    api.answer(LIST, samplePostPage([samplePost()], { total: 1_000, totalIsCapped: true, pageLenght: 9 }));
    const page = await open(`${list}?type=free&title=word`, locale);
    expect(screen.getByRole('status').textContent).toBe(say.total);
    // The pages appear twice: six for wide screens, four for narrow ones.
    const numbers = (index: number) =>
      within(screen.getAllByRole('navigation').slice(-2)[index] as HTMLElement).getAllByText(/^\d+$/).length;
    expect([numbers(0), numbers(1)]).toEqual([6, 4]);
    await user.click(screen.getAllByRole('link', { name: /2/ }).at(-1) as HTMLElement);
    await waitFor(() => expect(page.url()).toBe(`${list}?type=free&title=word&page=2`));
    expect(queryOf(LIST)).toEqual({ type: 'free', title: 'word', page: '2', itemsPerPage: '10' });
    expect(page.head().title).toBe(say.page2);
    expect(screen.getAllByRole('link', { name: '첫 글' })[0]?.getAttribute('href')).toBe(
      '/education/classroom/7?type=free&title=word&page=2',
    );
  });

  test('says when it cannot be loaded, and is tried again', async () => {
    api.answer(LIST, () => problemResponse(503, 'unavailable'));
    const page = await open(list, locale);
    expect(screen.getByRole('alert').textContent).toContain(say.failed);
    expect(page.toasts()).toEqual([`error: ${say.failed}`]);
    expect(page.head()).toMatchObject({ status: 503, noindex: true });
    api.answer(LIST, samplePostPage([samplePost()]));
    await user.click(screen.getByRole('button', { name: say.again }));
    expect(await screen.findByRole('link', { name: '첫 글' })).toBeTruthy();
  });
});

test('the list goes to its last page when the only post of a page was deleted', async () => {
  api.answer(LIST, ({ query }: ApiCall) =>
    samplePostPage(query.get('page') === '3' ? [] : [samplePost()], { total: 20, pageLenght: 2 }),
  );
  const page = await open(`${list}?page=3`);
  await waitFor(() => expect(page.url()).toBe(`${list}?page=2`));
  expect(page.moves.every(({ options }) => options?.replace)).toBe(true);
});
