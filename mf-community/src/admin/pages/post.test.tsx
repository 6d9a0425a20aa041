import { afterEach, describe, expect, test } from '@jest/globals';
import type { Locale, SessionUser } from '@portal/kit';
import { mockApi, openPage, problemResponse } from '@portal/kit/testing';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { paths } from '../../api/types.generated.ts';
import '@portal/kit/markdown';
import { definition } from '../../definition.ts';
import { descriptionOf, noticeOf } from '../../testing/page-queries.ts';
import { admin } from '../../testing/people.ts';
import { adminPage, sampleBoardPost } from '../../testing/sample-board-posts.ts';

const api = mockApi<paths>();
const user = userEvent.setup({ delay: null });
const POSTS = 'GET /api/classroom/admin/posts';
const BULK = 'POST /api/classroom/admin/posts/bulk';
const POST = 'GET /api/classroom/admin/posts/news/17';
const PUBLISH = 'POST /api/news/admin/items/17/publish';
const WITHDRAW = 'POST /api/news/admin/items/17/withdraw';
const TEXTS = 'POST /api/news/admin/items/17/texts';
const QUEUE = 'GET /api/news/admin/queue';

const words = {
  ko: {
    emptyQueue: '대기 중인 뉴스가 없습니다',
    publishNow: '지금 게시',
    published: '게시했습니다',
    time: '게시 시각 (한국 시간)',
    at: (time: string) => `${time} (한국 시간)에 게시`,
    past: '현재보다 뒤의 시각을 입력하세요',
    scheduled: '게시를 예약했습니다',
    withdraw: '게시 취소',
    withdrawn: '게시를 취소했습니다',
    stale: '다른 곳에서 먼저 변경되었습니다. 바뀐 내용을 확인해 주세요.',
    save: '저장',
    titleKo: '제목 (한국어)',
    titleEn: '제목 (영어)',
    contentEn: '내용 (영어)',
    required: '값을 입력하세요',
    changed: '수정되었습니다',
    loadFailed: '조회를 실패했습니다',
    again: '다시 시도',
    missing: '글을 찾을 수 없습니다',
    merge: '바뀐 내용 보기',
    theirs: '다른 관리자의 내용 쓰기',
    discard: '정정 취소',
    discarded: '정정을 취소했습니다',
    correctionWaits: '정정 대기',
  },
  en: {
    emptyQueue: 'Nothing is waiting',
    publishNow: 'Publish now',
    published: 'Published',
    time: 'Time (Korea)',
    at: (time: string) => `Publish at ${time} (Korean time)`,
    past: 'Please enter a time in the future',
    scheduled: 'Scheduled',
    withdraw: 'Withdraw',
    withdrawn: 'Withdrawn',
    stale: 'It was changed elsewhere in the meantime. Please look at it again.',
    save: 'Save',
    titleKo: 'Title (Korean)',
    titleEn: 'Title (English)',
    contentEn: 'Content (English)',
    required: 'Please enter a value',
    changed: 'Changed',
    loadFailed: 'Loading failed',
    again: 'Try again',
    missing: 'Post not found',
    merge: 'Show what they changed',
    theirs: 'Use theirs',
    discard: 'Discard correction',
    discarded: 'Correction discarded',
    correctionWaits: 'Correction waiting',
  },
};

afterEach(cleanup);

const open = (url: string, locale: Locale = 'ko', who: SessionUser | undefined = admin) =>
  openPage({ definition, url, locale, user: who, otherPaths: ['/login', '/'] });
const item = sampleBoardPost({ title: '회원의 소식' });

const locale = 'en';
const say = words[locale];
const press = (name: string) => user.click(screen.getByRole('button', { name }));

describe('the queue', () => {
  test('shows what waits with its text, and loses what is published', async () => {
    api.answer(QUEUE, adminPage([item]));
    api.answer(PUBLISH, { ...item, state: 'visible', version: 2 });
    const page = await open('/admin/community/queue', locale);
    const entry = (await screen.findByRole('heading', { level: 2, name: item.title })).closest('li') as HTMLElement;
    await waitFor(() => expect(entry.querySelector('strong')?.textContent).toBe('굵은'));
    api.answer(QUEUE, adminPage([]));
    await user.click(within(entry).getByRole('button', { name: say.publishNow }));
    expect(await screen.findByRole('heading', { name: say.emptyQueue })).toBeTruthy();
    expect(page.toasts()).toEqual([`success: ${say.published}`]);
    expect(api.calls(PUBLISH)[0]?.body).toEqual({ version: 1 });
  });

  test('says when it cannot be loaded, and is tried again', async () => {
    api.answer(QUEUE, () => problemResponse(503, 'unavailable'));
    await open('/admin/community/queue', locale);
    expect((await screen.findByRole('alert')).textContent).toContain(say.loadFailed);
    api.answer(QUEUE, adminPage([item]));
    await press(say.again);
    expect(await screen.findByRole('heading', { level: 2, name: item.title })).toBeTruthy();
  });
});

describe('a post as admins see it', () => {
  test('is published, withdrawn after a question, and scheduled for a time that is still to come', async () => {
    api.answer(POST, item);
    const page = await open('/admin/community/posts/news/17', locale);
    const answer = (state: 'visible' | 'hidden' | 'scheduled', version: number) => {
      api.answer(PUBLISH, { ...item, state, version });
      api.answer(WITHDRAW, { ...item, state, version });
      api.answer(POST, { ...item, state, version, startDate: '2031-05-06T00:30:00.000Z' });
    };
    await screen.findByRole('heading', { level: 1, name: item.title });
    answer('visible', 2);
    await press(say.publishNow);
    expect(await screen.findByRole('button', { name: say.withdraw })).toBeTruthy();
    expect(page.toasts()).toEqual([`success: ${say.published}`]);
    expect(screen.queryByRole('button', { name: say.publishNow })).toBeNull();

    await press(say.withdraw);
    answer('hidden', 3);
    (await noticeOf(page)).close(true);
    expect(await screen.findByRole('button', { name: say.publishNow })).toBeTruthy();
    expect(page.toasts().at(-1)).toBe(`success: ${say.withdrawn}`);

    fireEvent.change(screen.getByLabelText(say.time), { target: { value: '2020-01-01T09:00' } });
    await press(say.at('2020.01.01 09:00'));
    expect(descriptionOf(screen.getByLabelText(say.time))).toContain(say.past);
    answer('scheduled', 4);
    fireEvent.change(screen.getByLabelText(say.time), { target: { value: '2031-05-06T09:30' } });
    await press(say.at('2031.05.06 09:30'));
    await waitFor(() => expect(page.toasts().at(-1)).toBe(`success: ${say.scheduled}`));
    expect((await screen.findAllByText('2031.05.06 09:30')).length).toBeGreaterThan(0);
    expect(api.calls(PUBLISH).map(({ body }) => body)).toEqual([
      { version: 1 },
      { version: 3, startDate: '2031-05-06T09:30:00+09:00' },
    ]);
    expect(api.calls(WITHDRAW).map(({ body }) => body)).toEqual([{ version: 2 }]);
  });

  test('of a correction is discarded after a question, and readers keep the former text', async () => {
    api.answer(POST, { ...item, correction: 'waiting' });
    const page = await open('/admin/community/posts/news/17', locale);
    expect(await screen.findByText(say.correctionWaits)).toBeTruthy();
    await press(say.discard);
    expect(screen.getByRole('button', { name: say.publishNow })).toBeTruthy();
    api.answer(WITHDRAW, { ...item, state: 'visible', version: 2 });
    api.answer(POST, { ...item, state: 'visible', version: 2 });
    (await noticeOf(page)).close(true);
    await waitFor(() => expect(screen.queryByRole('button', { name: say.discard })).toBeNull());
    expect(page.toasts()).toEqual([`success: ${say.discarded}`]);
    expect(api.calls(WITHDRAW).map(({ body }) => body)).toEqual([{ version: 1, correction: true }]);
  });

  test('is not changed when somebody was faster, and shows what is stored now', async () => {
    api.answer(POST, item);
    api.answer(PUBLISH, () => problemResponse(409, 'stale-edit'));
    const page = await open('/admin/community/posts/news/17', locale);
    await screen.findByRole('heading', { level: 1, name: item.title });
    api.answer(POST, { ...item, state: 'visible', version: 2 });
    await press(say.publishNow);
    expect(await screen.findByRole('button', { name: say.withdraw })).toBeTruthy();
    expect(page.toasts()).toEqual([`error: ${say.stale}`]);
  });

  test('has its texts corrected, after what is missing was said', async () => {
    api.answer(POST, item);
    api.answer(TEXTS, { ...item, version: 2 });
    const page = await open('/admin/community/posts/news/17', locale);
    const title = await screen.findByRole<HTMLInputElement>('textbox', { name: say.titleKo });
    fireEvent.change(title, { target: { value: '' } });
    fireEvent.change(screen.getByRole('textbox', { name: say.titleEn }), { target: { value: 'News' } });
    await press(say.save);
    expect(descriptionOf(title)).toContain(say.required);
    expect(descriptionOf(screen.getByRole('textbox', { name: say.contentEn }))).toContain(say.required);
    expect(document.activeElement).toBe(title);
    expect(page.isGuarded()).toBe(true);
    fireEvent.change(title, { target: { value: '바로잡음' } });
    fireEvent.change(screen.getByRole('textbox', { name: say.contentEn }), { target: { value: 'Text' } });
    await press(say.save);
    await waitFor(() => expect(page.toasts()).toEqual([`success: ${say.changed}`]));
    expect(page.isGuarded()).toBe(false);
    expect(api.calls(TEXTS)[0]?.body).toEqual({
      title: '바로잡음',
      content: '**굵은** 내용',
      titleEn: 'News',
      contentEn: 'Text',
      imageAlt: null,
      imageAltEn: null,
      version: 1,
    });
  });

  test('keeps a correction that came too late beside what was stored meanwhile', async () => {
    api.answer(POST, item);
    api.answer(TEXTS, () => problemResponse(409, 'stale-edit'));
    await open('/admin/community/posts/news/17', locale);
    fireEvent.change(await screen.findByRole('textbox', { name: say.titleKo }), { target: { value: '나중' } });
    await press(say.save);
    expect(await screen.findByRole('button', { name: say.merge })).toBeTruthy();
    expect(screen.getByRole<HTMLInputElement>('textbox', { name: say.titleKo }).value).toBe('나중');
    api.answer(POST, { ...item, title: '먼저', version: 2 });
    await press(say.merge);
    await screen.findByRole('button', { name: say.theirs });
    expect(screen.getByRole<HTMLInputElement>('textbox', { name: say.titleKo }).value).toBe('나중');
    await press(say.theirs);
    await waitFor(() =>
      expect(screen.getByRole<HTMLInputElement>('textbox', { name: say.titleKo }).value).toBe('먼저'),
    );
  });

  test('that is not there, or cannot be loaded, says so', async () => {
    api.answer(POST, () => problemResponse(404, 'not-found'));
    await open('/admin/community/posts/news/17', locale);
    expect(await screen.findByRole('heading', { name: say.missing })).toBeTruthy();
    cleanup();
    api.answer(POST, () => problemResponse(503, 'unavailable'));
    await open('/admin/community/posts/news/17', locale);
    expect(await screen.findByRole('heading', { name: say.loadFailed })).toBeTruthy();
    api.answer(POST, item);
    await press(say.again);
    expect(await screen.findByRole('heading', { level: 1, name: item.title })).toBeTruthy();
  });
});

test('a removed post is restored or deleted for good, which leads back to the trash', async () => {
  api.answer(POSTS, adminPage([]));
  api.answer(POST, { ...item, removedAt: '2026-11-21T00:00:00.000Z', purgedAt: '2026-12-21T00:00:00.000Z' });
  api.answer(BULK, { done: [{ board: 'news', id: 17, version: 2 }], refused: [] });
  const page = await open('/admin/community/posts/news/17');
  expect(await screen.findByRole('link', { name: '휴지통' })).toBeTruthy();
  expect(screen.queryByRole('button', { name: '지금 게시' })).toBeNull();
  await user.click(screen.getByRole('button', { name: '복원' }));
  await waitFor(() => expect(page.toasts()).toEqual(['success: 1건을 복원했습니다']));
  await user.click(screen.getByRole('button', { name: '완전 삭제' }));
  (await noticeOf(page)).close(true);
  await waitFor(() => expect(page.moves).toEqual([{ to: '/admin/community/trash', options: { replace: true } }]));
});
