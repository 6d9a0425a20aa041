import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import type { Locale } from '@portal/kit';
import { mockApi, openPage, problemResponse } from '@portal/kit/testing';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { paths } from '../api/types.generated.ts';
import '@portal/kit/markdown';
import { definition } from '../definition.ts';
import { changeText, formOf, storedResponse, textField } from '../testing/editor-page.ts';
import { descriptionOf } from '../testing/page-queries.ts';
import { editor, member } from '../testing/people.ts';
import { sampleNewsDetail, sampleNewsPage } from '../testing/sample-news.ts';

const api = mockApi<paths>();
const user = userEvent.setup({ delay: null, applyAccept: false });
const SEND_NEWS = 'POST /api/news/write';

const words = {
  ko: {
    title: '제목',
    content: '내용',
    file: '첨부 파일',
    done: '완료',
    required: '값을 입력하세요',
    alt: '이미지 설명',
    added: '등록되었습니다',
    forbidden: '볼 수 있는 권한이 없습니다',
    needsEditor: '커뮤니티의 편집자 권한이 필요합니다.',
    failures: {
      400: '저장할 수 없는 내용입니다.',
      401: '로그인이 필요합니다. 작성한 내용은 이 브라우저에 보관되어 있습니다.',
      403: '이 글을 저장할 권한이 없습니다.',
      404: '삭제된 글이라 저장할 수 없습니다.',
      429: '요청이 많습니다. 잠시 후 다시 시도해 주세요.',
      503: '연결할 수 없습니다. 작성한 내용은 그대로 있으니 잠시 후 다시 시도해 주세요.',
    },
  },
  en: {
    title: 'Title',
    content: 'Content',
    file: 'Attachment',
    done: 'Done',
    required: 'Please enter a value',
    alt: 'Image description',
    added: 'Added',
    forbidden: 'You do not have access to this page',
    needsEditor: 'You need the role of editor in Community.',
    failures: {
      400: 'This cannot be saved.',
      401: 'Please sign in. Your text is kept in this browser.',
      403: 'You do not have permission to save this post.',
      404: 'This post was removed and cannot be saved.',
      429: 'Too many requests. Please try again in a moment.',
      503: 'No connection. Your text is still here; please try again in a moment.',
    },
  },
};

beforeEach(() => api.answer('GET /api/news/view', sampleNewsPage([])));
afterEach(() => {
  cleanup();
  localStorage.clear();
});

const open = (url: string, locale: Locale = 'ko', who: typeof member | undefined = member) =>
  openPage({ definition, url, locale, user: who, otherPaths: ['/login', '/'] });

const locale = 'en';
const say = words[locale];
const press = () => user.click(screen.getByRole('button', { name: say.done }));

async function write(url: string, title = '제목입니다', content = '내용입니다') {
  const page = await open(url, locale);
  changeText(say.title, title);
  changeText(say.content, content);
  return page;
}

describe('a news item is written', () => {
  test('says above its button why it could not be saved', async () => {
    const page = await write('/news/edit');
    for (const status of [400, 403, 404, 429, 503] as const) {
      api.answer(SEND_NEWS, () => problemResponse(status, 'refused-here'));
      await press();
      await waitFor(() => expect(screen.getByRole('alert').textContent).toBe(say.failures[status]));
      expect(textField(say.title).value).toBe('제목입니다');
    }
    expect(page.isGuarded()).toBe(true);
  });

  test('asks to sign in when the session has ended, and keeps the text in this browser', async () => {
    api.answer(SEND_NEWS, () => problemResponse(401, 'no-session'));
    const page = await write('/news/edit');
    await press();
    await waitFor(() => expect(screen.getByRole('alert').textContent).toContain(say.failures[401]));
    expect(within(screen.getByRole('alert')).getByRole('link').getAttribute('href')).toBe('/login?next=%2Fnews%2Fedit');
    expect(JSON.stringify(localStorage)).toContain('제목입니다');
    page.unmount();
  });

  test('needs words for its image', async () => {
    api.answer(SEND_NEWS, () => storedResponse());
    const page = await write('/news/edit');
    expect(screen.queryByRole('textbox', { name: say.alt })).toBeNull();
    await user.upload(screen.getByLabelText(say.file), new File(['a'], '빨간 점.png', { type: 'image/png' }));
    await press();
    expect(descriptionOf(textField(say.alt))).toContain(say.required);
    expect(api.calls(SEND_NEWS)).toEqual([]);
    changeText(say.alt, '빨간 점 하나');
    await press();
    await waitFor(() => expect(page.url()).toBe('/news'));
    expect(Object.fromEntries(formOf(api.calls(SEND_NEWS).at(-1)))).toEqual({
      type: 'news',
      title: '제목입니다',
      content: '내용입니다',
      imageAlt: '빨간 점 하나',
      startDate: '',
      status: 'visible',
      fileName: '빨간 점.png',
      file: expect.objectContaining({ name: '빨간 점.png' }),
    });
  });
});

test('an announcement is written by editors, in both languages or in one', async () => {
  await open('/education/announcement/edit', locale);
  expect(screen.getByRole('heading', { level: 1, name: say.forbidden })).toBeTruthy();
  expect(document.body.textContent).toContain(say.needsEditor);
  cleanup();

  api.answer(SEND_NEWS, () => storedResponse());
  const page = await open('/education/announcement/edit', locale, editor);
  const inEnglish = (name: string) => document.querySelector<HTMLInputElement>(`[name=${name}]`) as HTMLInputElement;
  changeText(say.title, '휴강 안내');
  changeText(say.content, '휴강합니다.');
  fireEvent.change(inEnglish('titleEn'), { target: { value: 'No class' } });
  await press();
  expect(document.activeElement).toBe(inEnglish('contentEn'));
  expect(api.calls(SEND_NEWS)).toEqual([]);
  fireEvent.change(inEnglish('contentEn'), { target: { value: 'There is no class.' } });
  await press();
  await waitFor(() => expect(page.url()).toBe('/education/announcement'));
  expect(page.toasts()).toEqual([`success: ${say.added}`]);
  expect(Object.fromEntries(formOf(api.calls(SEND_NEWS).at(-1)))).toMatchObject({
    type: 'announcement',
    title: '휴강 안내',
    content: '휴강합니다.',
    titleEn: 'No class',
    contentEn: 'There is no class.',
  });
});

test('an author changes a news item, which says that it waits again', async () => {
  api.answer('GET /api/news/detail', sampleNewsDetail({ mine: true, mayEdit: true, version: 5 }));
  api.answer('POST /api/news/edit', () => storedResponse(200));
  const page = await open('/news/edit/17');
  expect(screen.getByText('저장하면 관리자가 확인할 때까지 지금 내용이 그대로 게시됩니다.')).toBeTruthy();
  changeText('제목', '고친 소식');
  await user.upload(screen.getByLabelText('첨부 파일'), new File(['a'], '고친.pdf', { type: 'application/pdf' }));
  await user.click(screen.getByRole('button', { name: '완료' }));
  await waitFor(() => expect(page.toasts()).toEqual(['success: 수정되었습니다']));
  expect(Object.fromEntries(formOf(api.calls('POST /api/news/edit').at(-1)))).toMatchObject({
    newsId: '17',
    version: '5',
    title: '고친 소식',
    content: '**굵은** 첫 문장입니다.',
    startDate: '',
    fileName: '고친.pdf',
    file: { name: '고친.pdf' },
  });
});

test('a post that is gone, or an item of the other board, has no editor', async () => {
  api.answer('GET /api/classroom/detail', () => problemResponse(404, 'classroom-not-found'));
  await open('/education/classroom/edit/999999');
  expect(screen.getByRole('heading', { level: 1, name: '글을 찾을 수 없습니다' })).toBeTruthy();
  cleanup();
  api.answer('GET /api/news/detail', sampleNewsDetail({ type: 'announcement', mayEdit: true }));
  await open('/news/edit/17');
  expect(screen.getByRole('heading', { level: 1, name: '글을 찾을 수 없습니다' })).toBeTruthy();
});
