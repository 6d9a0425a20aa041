import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import type { Locale, SessionUser } from '@portal/kit';
import { mockApi, openPage, problemResponse } from '@portal/kit/testing';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { paths } from '../api/types.generated.ts';
import '@portal/kit/markdown/parse';
import { definition } from '../definition.ts';
import { descriptionOf, noticeOf } from '../testing/page-queries.ts';
import { admin, member } from '../testing/people.ts';
import { unmarkedKorean } from '../testing/unmarked-korean.ts';
import { sampleAnswer, samplePost, samplePostDetail, samplePostPage } from '../testing/sample-posts.ts';

const api = mockApi<paths>();
const user = userEvent.setup({ delay: null });
const LIST = 'GET /api/classroom/view';
const DETAIL = 'GET /api/classroom/detail';
const SEEN = 'POST /api/classroom/seen';
const ANSWER = 'POST /api/classroom/answer';
const list = '/education/classroom/list';

const words = {
  ko: {
    types: ['전체', '자유', '공지', '자료공유', '질문'],
    failed: '조회를 실패했습니다',
    again: '다시 시도',
    edit: '수정',
    remove: '삭제',
    previous: /^이전 글/,
    next: /^다음 글/,
    back: '목록으로',
    notFound: '글을 찾을 수 없습니다',
    attachment: '자료.txt 내려받기',
    downloadFailed: '다운로드를 실패했습니다',
    removed: '삭제되었습니다',
    removeFailed: '삭제를 실패했습니다',
    removeTitle: '‘첫 글’ 글을 삭제할까요?',
    waiting: '답변대기',
    answered: '답변완료',
    none: '아직 답변이 없습니다.',
    yourAnswer: '답변 작성',
    send: '답변 등록',
    added: '등록되었습니다',
    saveFailed: '저장을 실패했습니다',
    kept: '저장을 실패했습니다. 작성한 내용은 그대로 있습니다.',
    required: '값을 입력하세요',
    removeAnswer: '답변을 삭제할까요?',
    undo: '되돌리기',
    answerBack: '답변을 되돌렸습니다',
    byAdmin: '관리자',
  },
  en: {
    types: ['All', 'General', 'Notice', 'Materials', 'Question'],
    failed: 'The posts could not be loaded',
    again: 'Try again',
    edit: 'Edit',
    remove: 'Delete',
    previous: /^Previous/,
    next: /^Next/,
    back: 'Back to the list',
    notFound: 'Post not found',
    attachment: 'Download 자료.txt',
    downloadFailed: 'The download failed',
    removed: 'Deleted',
    removeFailed: 'Deleting failed',
    removeTitle: 'Delete “첫 글”?',
    waiting: 'Unanswered',
    answered: 'Answered',
    none: 'No answer yet.',
    yourAnswer: 'Your answer',
    send: 'Post answer',
    added: 'Added',
    saveFailed: 'Saving failed',
    kept: 'Saving failed. Your text is still here.',
    required: 'Please enter a value',
    removeAnswer: 'Delete this answer?',
    undo: 'Undo',
    answerBack: 'The answer is back',
    byAdmin: 'Admin',
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
const queryOf = (call: Parameters<typeof api.calls>[0]) => Object.fromEntries(api.calls(call).at(-1)?.query ?? []);

const locale = 'en';
const say = words[locale];

describe('a post of the classroom', () => {
  test('shows kind, author, time and text, and leads on within the filter', async () => {
    api.answer(
      DETAIL,
      samplePostDetail({
        previous: { classroomId: 6, title: '앞의 글' },
        next: { classroomId: 8, title: '뒤의 글' },
      }),
    );
    const page = await open('/education/classroom/7?type=free&title=word', locale);
    expect(screen.getByRole('heading', { level: 1, name: '첫 글' })).toBeTruthy();
    const article = screen.getByRole('article');
    for (const text of [say.types[1] ?? '', 'me***@visitor.example', '2026.11.20 09:05'])
      expect(article.textContent).toContain(text);
    expect(article.querySelector('strong')?.textContent).toBe('둘째');
    expect(article.querySelectorAll('br')).toHaveLength(1);
    expect(queryOf(DETAIL)).toEqual({ classroomId: '7', type: 'free', title: 'word' });
    expect(screen.getByRole('link', { name: say.previous }).getAttribute('href')).toBe(
      '/education/classroom/6?type=free&title=word',
    );
    expect(screen.getByRole('link', { name: say.next }).getAttribute('href')).toBe(
      '/education/classroom/8?type=free&title=word',
    );
    expect(page.head()).toMatchObject({ type: 'article', description: '첫 줄 둘째 줄' });
    expect(screen.queryByRole('button', { name: say.remove })).toBeNull();
    await user.click(screen.getByRole('link', { name: say.back }));
    await waitFor(() => expect(page.url()).toBe(`${list}?type=free&title=word`));
  });

  test('and its neighbours say the language of what people wrote', async () => {
    api.answer(
      DETAIL,
      samplePostDetail({
        type: 'question',
        state: 'answered',
        replies: [sampleAnswer()],
        previous: { classroomId: 6, title: '앞의 글' },
        next: { classroomId: 8, title: '뒤의 글' },
      }),
    );
    await open('/education/classroom/7', 'en');
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('첫 글');
    expect(unmarkedKorean()).toEqual([]);
  });

  test('that is not there is a 404 with a way back', async () => {
    api.answer(DETAIL, () => problemResponse(404, 'classroom-not-found'));
    const page = await open('/education/classroom/999999', locale);
    expect(screen.getByRole('heading', { level: 1, name: say.notFound })).toBeTruthy();
    expect(page.head()).toMatchObject({ status: 404, noindex: true });
    await user.click(screen.getByRole('link', { name: say.back }));
    await waitFor(() => expect(page.url()).toBe(list));
  });

  test('that cannot be loaded says so and is tried again', async () => {
    api.answer(DETAIL, () => problemResponse(503, 'unavailable'));
    await open('/education/classroom/7', locale);
    expect(screen.getByRole('heading', { level: 1, name: say.failed })).toBeTruthy();
    api.answer(DETAIL, samplePostDetail());
    await user.click(screen.getByRole('button', { name: say.again }));
    expect(await screen.findByRole('article')).toBeTruthy();
  });

  test('is edited and deleted by its author, deleted by admins, as the service says', async () => {
    api.answer(DETAIL, samplePostDetail({ mine: true, mayEdit: true, mayRemove: true }));
    await open('/education/classroom/7', locale, member);
    expect(screen.getByRole('link', { name: say.edit }).getAttribute('href')).toBe('/education/classroom/edit/7');
    expect(screen.getByRole('button', { name: say.remove })).toBeTruthy();
    cleanup();
    // What the service would let them do they do in the views for admins
    api.answer(DETAIL, samplePostDetail({ type: 'notice', mayEdit: true, mayRemove: true }));
    api.answer('DELETE /api/classroom/remove', 1);
    const page = await open('/education/classroom/7?type=free', locale, admin);
    expect(screen.queryByRole('link', { name: say.edit })).toBeNull();

    await user.click(screen.getByRole('button', { name: say.remove }));
    const question = await noticeOf(page);
    expect(question).toMatchObject({ title: say.removeTitle, danger: true });
    question.close(false);
    expect(api.calls('DELETE /api/classroom/remove')).toEqual([]);
    await user.click(screen.getByRole('button', { name: say.remove }));
    (await noticeOf(page)).close(true);
    await waitFor(() => expect(page.toasts()).toEqual([`success: ${say.removed}`]));
    // The list takes the place of the post in the history.
    await waitFor(() => expect(page.moves).toEqual([{ to: `${list}?type=free`, options: { replace: true } }]));
    expect(queryOf('DELETE /api/classroom/remove')).toEqual({
      classroomId: '7',
      version: '3',
      email: admin.email,
      filePath: '',
    });
  });

  test('that is gone already, or whose service is away, says that it was not deleted', async () => {
    api.answer(DETAIL, samplePostDetail({ mayEdit: true, mayRemove: true }));
    const page = await open('/education/classroom/7', locale, member);
    const shownToasts: string[] = [];
    for (const answer of [() => 0, () => problemResponse(503, 'unavailable')]) {
      api.answer('DELETE /api/classroom/remove', answer);
      await user.click(screen.getByRole('button', { name: say.remove }));
      (await noticeOf(page)).close(true);
      shownToasts.push(`error: ${say.removeFailed}`);
      await waitFor(() => expect(page.toasts()).toEqual(shownToasts));
    }
    expect(screen.getByRole('article')).toBeTruthy();
  });

  test('says when its file cannot be downloaded', async () => {
    api.answer(DETAIL, samplePostDetail({ fileName: '자료.txt', fileSize: 2_048 }));
    api.answer('GET /api/classroom/attachment', () => Response.error());
    const page = await open('/education/classroom/7', locale, member);
    const link = screen.getByRole('link', { name: say.attachment });
    expect(link.getAttribute('download')).toBe('자료.txt');
    expect(link.parentElement?.textContent).toContain('2 KB');
    await user.click(link);
    await waitFor(() => expect(page.toasts()).toEqual([`error: ${say.downloadFailed}`]));
  });
});

describe('a question', () => {
  const question = samplePostDetail({ type: 'question', state: 'waiting' });

  test('says whether it is answered, and by whom; others may not answer', async () => {
    api.answer(DETAIL, question);
    await open('/education/classroom/7', locale);
    expect(screen.getByRole('article').textContent).toContain(say.waiting);
    expect(screen.getByText(say.none)).toBeTruthy();
    expect(screen.queryByRole('textbox', { name: say.yourAnswer })).toBeNull();
    cleanup();
    api.answer(DETAIL, { ...question, state: 'answered', replies: [sampleAnswer({ byAdmin: true })] });
    await open('/education/classroom/7', locale);
    expect(screen.getByRole('article').textContent).toContain(say.answered);
    const answer = screen.getByText('재시작').closest('li') as HTMLElement;
    expect(answer.textContent).toContain(say.byAdmin);
    expect(answer.querySelector('strong')?.textContent).toBe('재시작');
    expect(within(answer).queryByRole('button')).toBeNull();
  });

  test('is answered, after what is missing was said; the answer shows and the box is empty', async () => {
    api.answer(DETAIL, { ...question, mayAnswer: true });
    const page = await open('/education/classroom/7', locale, admin);
    const box = () => screen.getByRole<HTMLTextAreaElement>('textbox', { name: say.yourAnswer });
    await user.click(await screen.findByRole('button', { name: say.send }));
    expect(descriptionOf(box())).toContain(say.required);
    expect(api.calls(ANSWER)).toEqual([]);
    fireEvent.change(box(), { target: { value: '답입니다.' } });
    expect(page.isGuarded()).toBe(true);
    api.answer(ANSWER, sampleAnswer());
    api.answer(DETAIL, {
      ...question,
      mayAnswer: true,
      state: 'answered',
      replies: [sampleAnswer({ byAdmin: true })],
    });
    await user.click(screen.getByRole('button', { name: say.send }));
    expect(await screen.findByText('재시작')).toBeTruthy();
    expect(page.toasts()).toEqual([`success: ${say.added}`]);
    expect([box().value, page.isGuarded()]).toEqual(['', false]);
    expect(api.calls(ANSWER)[0]?.body).toEqual({ classroomId: 7, content: '답입니다.' });
  });

  test('keeps an answer that cannot be sent, sends it again under the same key, and thirty presses are one request', async () => {
    api.answer(DETAIL, { ...question, mayAnswer: true });
    api.answer(ANSWER, () => Response.error());
    const page = await open('/education/classroom/7', locale, member);
    const box = await screen.findByRole<HTMLTextAreaElement>('textbox', { name: say.yourAnswer });
    fireEvent.change(box, { target: { value: '덧붙입니다.' } });
    await user.click(screen.getByRole('button', { name: say.send }));
    await waitFor(() => expect(page.toasts()).toEqual([`error: ${say.saveFailed}`]));
    expect(descriptionOf(box)).toContain(say.kept);
    expect(box.value).toBe('덧붙입니다.');
    api.answer(ANSWER, sampleAnswer());
    for (let count = 0; count < 30; count += 1) fireEvent.submit(box.closest('form') as HTMLFormElement);
    // The failure goes with the success
    await waitFor(() => expect(page.toasts()).toEqual([`success: ${say.added}`]));
    const keys = api.calls(ANSWER).map(({ headers }) => headers.get('idempotency-key'));
    expect(keys).toEqual([keys[0], keys[0]]);
  });

  test('loses an answer that its author takes back, after a question, and gets it back on a press', async () => {
    api.answer(DETAIL, { ...question, replies: [sampleAnswer({ mayRemove: true })] });
    api.answer('DELETE /api/classroom/answer', 1);
    const page = await open('/education/classroom/7', locale, member);
    await user.click(await screen.findByRole('button', { name: say.remove }));
    const asked = await noticeOf(page);
    expect(asked.title).toBe(say.removeAnswer);
    api.answer(DETAIL, question);
    asked.close(true);
    expect(await screen.findByText(say.none)).toBeTruthy();
    expect(queryOf('DELETE /api/classroom/answer')).toEqual({ answerId: '4' });

    const RESTORE = 'POST /api/classroom/answer/restore';
    api.answer(RESTORE, 1);
    api.answer(DETAIL, { ...question, replies: [sampleAnswer({ mayRemove: true })] });
    await user.click(await screen.findByRole('button', { name: say.undo }));
    expect(await screen.findByRole('button', { name: say.remove })).toBeTruthy();
    expect(page.toasts()).toEqual([`success: ${say.answerBack}`]);
    expect(api.calls(RESTORE).map(({ body }) => body)).toEqual([{ answerId: 4 }]);
  });
});

test('an attached image is shown with its size', async () => {
  api.answer(
    DETAIL,
    samplePostDetail({ fileKind: 'image', fileName: '점.png', fileSize: 70, imageWidth: 1, imageHeight: 1 }),
  );
  await open('/education/classroom/7');
  const image = screen.getByRole('img', { name: '점.png' });
  expect([image.getAttribute('src'), image.getAttribute('width'), image.getAttribute('height')]).toEqual([
    '/api/classroom/attachment?classroomId=7',
    '1',
    '1',
  ]);
});

test('a view is counted once in a tab, and sent again after a failure', async () => {
  api.answer(DETAIL, samplePostDetail());
  api.answer(SEEN, () => problemResponse(503, 'unavailable'));
  await open('/education/classroom/7');
  await waitFor(() => expect(sessionStorage).toHaveLength(0));
  cleanup();
  api.answer(SEEN, () => new Response(null, { status: 204 }));
  for (let visit = 0; visit < 3; visit += 1) {
    await open('/education/classroom/7');
    cleanup();
  }
  await waitFor(() =>
    expect(api.calls(SEEN).map(({ body }) => body)).toEqual([{ classroomId: 7 }, { classroomId: 7 }]),
  );
});

test('a post that came for anybody comes again for its reader, once it is known who reads', async () => {
  api.answer(DETAIL, samplePostDetail());
  const page = await open('/education/classroom/7');
  expect(screen.queryByRole('button', { name: '삭제' })).toBeNull();
  api.answer(DETAIL, samplePostDetail({ mine: true, mayRemove: true, email: member.email }));
  await page.setUser(member);
  expect(await screen.findByRole('button', { name: '삭제' })).toBeTruthy();
  expect(screen.getByRole('article').textContent).toContain(member.email);
});
