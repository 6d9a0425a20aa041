import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import type { Locale } from '@portal/kit';
import { mockApi, openPage, problemResponse } from '@portal/kit/testing';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { paths } from '../api/types.generated.ts';
import '@portal/kit/markdown';
import { definition } from '../definition.ts';
import { changeText, formOf, storedResponse, textField, textFile } from '../testing/editor-page.ts';
import { descriptionOf, noticeOf } from '../testing/page-queries.ts';
import { admin, editor, member } from '../testing/people.ts';
import { samplePostDetail, samplePostPage } from '../testing/sample-posts.ts';

const api = mockApi<paths>();
const user = userEvent.setup({ delay: null, applyAccept: false });
const SEND_POST = 'POST /api/classroom/edit';

const words = {
  ko: {
    title: '제목',
    content: '내용',
    file: '첨부 파일',
    done: '완료',
    required: '값을 입력하세요',
    discard: '작성한 내용 지우기',
    added: '등록되었습니다',
    changed: '수정되었습니다',
    failed: '저장을 실패했습니다',
    preview: '미리보기',
    sending: /^전송 중 \d+%$/,
    restored: /작성 중이던 글을 불러왔습니다/,
    forbidden: '볼 수 있는 권한이 없습니다',
    types: ['자유', '자료공유', '질문', '공지'],
    stale: '다른 곳에서 먼저 수정된 글입니다. 작성한 내용은 그대로 있습니다.',
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
    discard: 'Discard draft',
    added: 'Added',
    changed: 'Changed',
    failed: 'Saving failed',
    preview: 'Preview',
    sending: /^Sending \d+%$/,
    restored: /Your draft has been restored/,
    forbidden: 'You do not have access to this page',
    types: ['General', 'Materials', 'Question', 'Notice'],
    stale: 'This post was changed elsewhere in the meantime. Your text is still here.',
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

beforeEach(() => api.answer('GET /api/classroom/view', samplePostPage([])));
afterEach(() => {
  cleanup();
  localStorage.clear();
});

const open = (url: string, locale: Locale = 'ko', who: typeof member | undefined = member) =>
  openPage({ definition, url, locale, user: who, otherPaths: ['/login', '/'] });

const locale = 'ko';
const say = words[locale];
const press = () => user.click(screen.getByRole('button', { name: say.done }));

async function write(url: string, title = '제목입니다', content = '내용입니다') {
  const page = await open(url, locale);
  changeText(say.title, title);
  changeText(say.content, content);
  return page;
}

describe('a classroom post is written', () => {
  test('marks what is missing, and the focus goes to the first of it', async () => {
    await open('/education/classroom/edit', locale);
    await press();
    expect(descriptionOf(textField(say.title))).toContain(say.required);
    expect(descriptionOf(textField(say.content))).toContain(say.required);
    expect(document.activeElement).toBe(textField(say.title));
    changeText(say.title, '제목');
    expect(descriptionOf(textField(say.title))).not.toContain(say.required);
  });

  test('offers notices to editors only', async () => {
    await open('/education/classroom/edit', locale);
    expect(screen.getAllByRole('radio').map((radio) => radio.closest('label')?.textContent)).toEqual(
      say.types.slice(0, 3),
    );
    cleanup();
    await open('/education/classroom/edit', locale, editor);
    expect(screen.getAllByRole('radio').map((radio) => radio.closest('label')?.textContent)).toEqual(say.types);
  });

  test('sends its kind, texts and file, then the list is shown', async () => {
    api.answer(SEND_POST, () => storedResponse());
    const page = await write('/education/classroom/edit');
    await user.click(screen.getByRole('radio', { name: say.types[2] ?? '' }));
    await user.upload(screen.getByLabelText(say.file), textFile('자료.txt'));
    await press();
    await waitFor(() => expect(page.url()).toBe('/education/classroom/list'));
    expect(page.toasts()).toEqual([`success: ${say.added}`]);
    expect(page.isGuarded()).toBe(false);
    expect(Object.fromEntries(formOf(api.calls(SEND_POST).at(-1)))).toMatchObject({
      type: 'question',
      title: '제목입니다',
      content: '내용입니다',
      file: { name: '자료.txt', size: 10 },
    });
  });

  test('keeps what was written when the network is lost, and sends the same again under one key', async () => {
    api.answer(SEND_POST, () => Response.error());
    const page = await write('/education/classroom/edit', '다시');
    await press();
    await waitFor(() => expect(page.toasts()).toEqual([`error: ${say.failed}`]));
    expect(screen.getByRole('alert').textContent).toContain(say.failures[503]);
    expect(textField(say.title).value).toBe('다시');
    expect(page.isGuarded()).toBe(true);
    await press();
    await waitFor(() => expect(page.toasts()).toHaveLength(2));
    changeText(say.title, '다른 글');
    api.answer(SEND_POST, () => storedResponse());
    await press();
    await waitFor(() => expect(page.toasts().at(-1)).toBe(`success: ${say.added}`));
    const [first, again, other] = api.calls(SEND_POST).map(({ headers }) => headers.get('idempotency-key'));
    expect(first).toBeTruthy();
    expect(again).toBe(first);
    expect(other).not.toBe(first);
  });

  test('tells how far it is while it is sent, and thirty presses are one request', async () => {
    let answer = (_response: Response) => {};
    api.answer(SEND_POST, () => new Promise<Response>((resolve) => (answer = resolve)));
    const page = await write('/education/classroom/edit');
    const button = screen.getByRole('button', { name: say.done });
    for (let count = 0; count < 30; count += 1) fireEvent.submit(button.closest('form') as HTMLFormElement);
    expect(screen.getByRole('progressbar', { name: say.sending })).toBeTruthy();
    await waitFor(() => expect(api.calls(SEND_POST)).toHaveLength(1));
    answer(storedResponse());
    await waitFor(() => expect(page.toasts()).toEqual([`success: ${say.added}`]));
    expect(api.calls(SEND_POST)).toHaveLength(1);
  });

  test('shows how it will look, and comes back to its text when that is missing', async () => {
    await open('/education/classroom/edit', locale);
    changeText(say.title, '미리 보기');
    changeText(say.content, '# 머리말\n\n**굵게**\n둘째 줄');
    await user.click(await screen.findByRole('button', { name: say.preview }));
    const panel = screen.getByRole('region', { name: say.preview });
    await waitFor(() => expect(panel.querySelector('strong')?.textContent).toBe('굵게'));
    expect(panel.querySelectorAll('br')).toHaveLength(1);
    cleanup();
    localStorage.clear();
    await open('/education/classroom/edit', locale);
    changeText(say.title, '제목만');
    await user.click(await screen.findByRole('button', { name: say.preview }));
    await press();
    expect(descriptionOf(textField(say.content))).toContain(say.required);
  });

  test('is kept as a draft until it is posted or given up, for its author alone', async () => {
    api.answer(SEND_POST, () => storedResponse());
    await write('/education/classroom/edit', '초안', '쓰던 내용');
    await user.click(screen.getByRole('radio', { name: say.types[2] ?? '' }));
    cleanup();
    await open('/education/classroom/edit', locale, admin);
    expect(textField(say.title).value).toBe('');
    cleanup();
    await open('/education/classroom/edit', locale);
    expect(screen.getByText(say.restored)).toBeTruthy();
    expect([textField(say.title).value, textField(say.content).value]).toEqual(['초안', '쓰던 내용']);
    expect(screen.getByRole<HTMLInputElement>('radio', { name: say.types[2] ?? '' }).checked).toBe(true);
    await press();
    await waitFor(() => expect(localStorage).toHaveLength(0));
    cleanup();

    const again = await write('/education/classroom/edit', '또 하나');
    cleanup();
    const restored = await open('/education/classroom/edit', locale);
    await user.click(screen.getByRole('button', { name: say.discard }));
    (await noticeOf(restored)).close(false);
    await waitFor(() => expect(textField(say.title).value).toBe('또 하나'));
    await user.click(screen.getByRole('button', { name: say.discard }));
    (await noticeOf(restored)).close(true);
    // The notice leaves after the text, once the draft is removed
    await waitFor(() => expect(screen.queryByText(say.restored)).toBeNull());
    expect(textField(say.title).value).toBe('');
    expect([localStorage.length, restored.isGuarded()]).toEqual([0, false]);
    again.unmount();
  });
});

describe('a classroom post is changed', () => {
  const mine = samplePostDetail({
    mine: true,
    mayEdit: true,
    mayRemove: true,
    title: '내 글',
    content: '내용',
    fileName: '첫째.txt',
    fileSize: 10,
  });

  test('keeps its file unless it is taken away, and says the version that it began from', async () => {
    api.answer('GET /api/classroom/detail', mine);
    api.answer(SEND_POST, () => storedResponse(200));
    const page = await open('/education/classroom/edit/7', locale);
    expect(screen.getByText(/첫째\.txt/)).toBeTruthy();
    changeText(say.title, '내 글 고침');
    expect(page.isGuarded()).toBe(true);
    await press();
    await waitFor(() => expect(page.url()).toBe('/education/classroom/list'));
    expect(page.toasts()).toEqual([`success: ${say.changed}`]);
    expect(Object.fromEntries(formOf(api.calls(SEND_POST).at(-1)))).toEqual({
      classroomId: '7',
      version: '3',
      type: 'free',
      title: '내 글 고침',
      content: '내용',
      email: member.email,
      fileName: '',
    });
    cleanup();

    const without = await open('/education/classroom/edit/7', locale);
    await user.click(screen.getByRole('checkbox'));
    await press();
    await waitFor(() => expect(without.toasts()).toHaveLength(1));
    expect(Object.fromEntries(formOf(api.calls(SEND_POST).at(-1)))).toMatchObject({ removeFile: 'true' });
  });

  test('is refused when somebody was faster, keeps what was written, and can show what is stored', async () => {
    api.answer('GET /api/classroom/detail', mine);
    api.answer(SEND_POST, () => problemResponse(409, 'stale-edit'));
    const page = await open('/education/classroom/edit/7', locale);
    changeText(say.title, '나중에 쓴 제목');
    await press();
    await waitFor(() => expect(page.toasts()).toEqual([`error: ${say.failed}`]));
    expect(screen.getByRole('alert').textContent).toContain(say.stale);
    expect(textField(say.title).value).toBe('나중에 쓴 제목');
    api.answer('GET /api/classroom/detail', { ...mine, title: '먼저 고친 제목', version: 4 });
    await user.click(within(screen.getByRole('alert')).getByRole('button', { name: say.discard }));
    (await noticeOf(page)).close(true);
    await waitFor(() => expect(textField(say.title).value).toBe('먼저 고친 제목'));
  });

  test('is not offered to others', async () => {
    api.answer('GET /api/classroom/detail', { ...mine, mayEdit: false });
    await open('/education/classroom/edit/7', locale);
    expect(screen.getByRole('heading', { level: 1, name: say.forbidden })).toBeTruthy();
    expect(screen.queryByRole('textbox')).toBeNull();
  });
});

test('a visitor is sent to sign in and comes back to the editor', async () => {
  const { moves } = await openPage({ definition, url: '/education/classroom/edit', otherPaths: ['/login'] });
  expect(moves).toEqual([{ to: '/login?next=%2Feducation%2Fclassroom%2Fedit', options: { replace: true } }]);
});

test('leaving while a post is sent breaks the request off and says nothing', async () => {
  api.answer(SEND_POST, () => new Promise(() => undefined));
  const page = await open('/education/classroom/edit');
  changeText('제목', '천천히');
  changeText('내용', '자료입니다.');
  await user.click(screen.getByRole('button', { name: '완료' }));
  await waitFor(() => expect(api.calls(SEND_POST)).toHaveLength(1));
  await user.click(screen.getByRole('link', { name: '취소' }));
  await waitFor(() => expect(page.url()).toBe('/education/classroom/list'));
  expect(page.toasts()).toEqual([]);
});
