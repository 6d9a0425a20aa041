import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import type { Locale } from '@portal/kit';
import { mockApi, openPage, problemResponse, type ApiCall } from '@portal/kit/testing';
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { paths } from '../api/types.generated.ts';
import { MAX_FILE_BYTES } from '../api/attachments.ts';
import type { InquiryThread } from '../api/thread.ts';
import { definition } from '../definition.ts';
import { member } from '../testing/samples.ts';

const api = mockApi<paths>();
const read = 'GET /api/email/my-inquiries/Q-2026-000001';
const answer = 'POST /api/email/my-inquiries/Q-2026-000001/answer';
const upload = 'POST /api/email/my-inquiries/Q-2026-000001/files';
const openLink = 'POST /api/email/thread/open';
const answerLink = 'POST /api/email/thread/answer';
const newLink = 'POST /api/email/thread/new-link';

const thread: InquiryThread = {
  number: 'Q-2026-000001',
  form: 'question',
  type: 'product',
  product: 'web-eq',
  title: '연동 문의',
  content: '답변을 기다립니다.',
  applyDate: null,
  smwpId: null,
  state: 'answered',
  createdAt: '2026-12-01T01:05:00.000Z',
  messages: [
    {
      id: '7',
      writtenBy: 'agent',
      content: '자료를 보내 드렸습니다.',
      createdAt: '2026-12-02T01:05:00.000Z',
      attachments: [],
      quotedText: null,
      fromInquiry: null,
    },
  ],
};
const withAnswer = (content: string): InquiryThread => ({
  ...thread,
  state: 'received',
  messages: [
    ...thread.messages,
    {
      id: '8',
      writtenBy: 'sender',
      content,
      createdAt: '2026-12-03T01:05:00.000Z',
      attachments: [],
      quotedText: null,
      fromInquiry: null,
    },
  ],
});

beforeEach(() => sessionStorage.clear());
afterEach(cleanup);

const field = () => screen.getByRole<HTMLTextAreaElement>('textbox');
const type = (text: string) => fireEvent.change(field(), { target: { value: text } });
const send = (name = '보내기') => fireEvent.click(screen.getByRole('button', { name }));
const texts = () =>
  within(screen.getByRole('region', { name: /주고받은 메시지|Messages/ }))
    .getAllByRole('listitem')
    .filter((item) => item.hasAttribute('data-by'))
    .map(({ textContent }) => textContent);

describe("a member's inquiry", () => {
  const open = (locale: Locale = 'ko') =>
    openPage({
      definition,
      url: '/support/inquiries/Q-2026-000001',
      user: member,
      locale,
      otherPaths: ['/account', '/login'],
    });

  test.each([
    ['ko', '보낸 메시지', '셀매트릭스', '답변완료'],
    ['en', 'You', 'Selmatrix', 'Answered'],
  ] as const)('shows the conversation from its first text on (%s)', async (locale, you, company, state) => {
    api.answer(read, thread);
    await open(locale);
    await screen.findByRole('heading', { name: '연동 문의' });
    expect(texts()).toEqual([
      expect.stringMatching(new RegExp(`^${you}.*답변을 기다립니다.$`)),
      expect.stringMatching(new RegExp(`^${company}.*자료를 보내 드렸습니다.$`)),
    ]);
    expect(screen.getByText(state)).toBeTruthy();
    const written = ['연동 문의', '답변을 기다립니다.', '자료를 보내 드렸습니다.'].map(
      (text) => screen.getByText(text).lang,
    );
    expect(written).toEqual(Array(3).fill(locale === 'ko' ? '' : 'ko'));
  });

  test.each([
    ['ko', '인용된 내용 보기'],
    ['en', 'Show quoted text'],
  ] as const)('folds what a reply by mail quotes (%s)', async (locale, label) => {
    const quoting = withAnswer('화요일에 오세요.');
    const messages = quoting.messages.map((message) => ({
      ...message,
      quotedText: message.id === '8' ? '> 언제?' : null,
    }));
    api.answer(read, { ...quoting, messages });
    await open(locale);
    const details = (await screen.findByText(label)).closest('details');
    expect([details?.open, details?.textContent]).toEqual([false, `${label}> 언제?`]);
    expect(document.querySelectorAll('details')).toHaveLength(1);
  });

  test('goes on with a message, which is sent once under one key, and the form is empty again', async () => {
    api.answer(read, thread);
    await open();
    await screen.findByRole('heading', { name: '연동 문의' });
    api.answer(answer, () => problemResponse(503, 'unavailable'));
    type('하나 더 여쭙습니다.');
    send();
    expect(await screen.findByText(/보내지 못했습니다/)).toBeTruthy();
    expect(field().value).toBe('하나 더 여쭙습니다.');
    api.answer(answer, ({ body }: ApiCall) => withAnswer((body as { content: string }).content));
    send();
    await waitFor(() => expect(texts()).toHaveLength(3));
    expect(texts()[2]).toContain('하나 더 여쭙습니다.');
    expect(field().value).toBe('');
    const [one, other] = api.calls(answer).map(({ headers }) => headers.get('idempotency-key'));
    expect(one).toBe(other);
    expect(screen.getByText('접수')).toBeTruthy();
  });

  test('keeps what was typed through a reload', async () => {
    api.answer(read, thread);
    await open();
    await screen.findByRole('heading', { name: '연동 문의' });
    type('쓰다 만 글');
    cleanup();
    await open();
    expect(await screen.findByText('작성하던 메시지를 다시 불러왔습니다.')).toBeTruthy();
    expect(field().value).toBe('쓰다 만 글');
  });

  test('takes files along, which a failure or a reload does not lose, and shows those that were sent', async () => {
    api.answer(read, thread);
    await open();
    await screen.findByRole('heading', { name: '연동 문의' });
    const choose = (...files: File[]) => fireEvent.change(screen.getByLabelText('파일 첨부'), { target: { files } });
    choose(new File([new Uint8Array(MAX_FILE_BYTES + 1)], '큰 파일.pdf'));
    expect(await screen.findByText('최대 5MB의 파일만 등록 가능합니다')).toBeTruthy();
    api.answer(upload, () => problemResponse(415, 'file-type-not-allowed'));
    choose(new File(['MZ'], 'setup.exe'));
    expect(await screen.findByText('setup.exe: 첨부할 수 없는 형식의 파일입니다.')).toBeTruthy();
    const plan = { id: 'f1', name: '도면.pdf', bytes: 2048 };
    api.answer(upload, plan);
    choose(new File(['pdf'], '도면.pdf'));
    await screen.findByRole('button', { name: '도면.pdf 첨부 취소' });
    type('도면을 보냅니다.');
    cleanup();
    await open();
    await screen.findByRole('button', { name: '도면.pdf 첨부 취소' });
    const sent = withAnswer('도면을 보냅니다.');
    api.answer(answer, { ...sent, messages: sent.messages.map((message) => ({ ...message, attachments: [plan] })) });
    send();
    await waitFor(() => expect(texts()).toHaveLength(3));
    expect(api.calls(answer).at(-1)?.body).toEqual({ content: '도면을 보냅니다.', attachments: ['f1'] });
    expect(screen.queryByRole('list', { name: '첨부할 파일' })).toBeNull();
    expect(screen.getAllByRole('button', { name: /^도면.pdf/ })).toHaveLength(2);
  });

  test('asks for a message when there is none', async () => {
    api.answer(read, thread);
    await open();
    await screen.findByRole('heading', { name: '연동 문의' });
    send();
    expect(await screen.findByText('메시지를 입력해 주세요.')).toBeTruthy();
    expect(document.activeElement).toBe(field());
  });

  test('of somebody else is not found, and one that cannot be read can be asked for again', async () => {
    api.answer(read, () => problemResponse(404, 'inquiry-not-found'));
    await open();
    expect(await screen.findByRole('heading', { level: 1 })).toBeTruthy();
    cleanup();
    api.answer(read, () => problemResponse(503, 'unavailable'));
    await open();
    const retry = await screen.findByRole('button', { name: /다시/ });
    api.answer(read, thread);
    fireEvent.click(retry);
    expect(await screen.findByRole('heading', { name: '연동 문의' })).toBeTruthy();
  });
});

describe('a mailed link', () => {
  const open = async (token: string) => {
    const page = await openPage({ definition, url: '/support/inquiries/link', otherPaths: ['/support'] });
    // As a browser does after a document was opened with it; openPage() itself knows no hash.
    await act(async () => {
      history.replaceState({}, '', `#${token}`);
      dispatchEvent(new HashChangeEvent('hashchange'));
    });
    return page;
  };

  test('opens the inquiry for a guest, who answers with it', async () => {
    api.answer(openLink, thread);
    await open('token');
    await screen.findByRole('heading', { name: '연동 문의' });
    expect(api.calls(openLink).map(({ body }) => body)).toEqual([{ link: 'token' }]);
    api.answer(answerLink, withAnswer('감사합니다.'));
    type('감사합니다.');
    send();
    await waitFor(() => expect(texts()).toHaveLength(3));
    expect(api.calls(answerLink).map(({ body }) => body)).toEqual([
      { link: 'token', content: '감사합니다.', attachments: [] },
    ]);
  });

  test('that is too old is replaced by mail', async () => {
    api.answer(openLink, () => problemResponse(403, 'link-expired'));
    const page = await open('old');
    await screen.findByRole('heading', { name: '더 이상 사용할 수 없는 링크입니다' });
    api.answer(newLink, () => problemResponse(429, 'too-many-requests', { retryAfterSeconds: 60 }));
    send('새 링크 받기');
    await waitFor(() => expect(page.toasts().join()).toContain('오늘은 더 보내 드릴 수 없습니다'));
    api.answer(newLink, undefined);
    send('새 링크 받기');
    expect(await screen.findByText('새 링크를 보냈습니다')).toBeTruthy();
    expect(api.calls(newLink).at(-1)?.body).toEqual({ link: 'old' });
  });

  test.each(['', 'invented'])('that is %j leads to the form', async (token) => {
    api.answer(openLink, () => problemResponse(404, 'link-invalid'));
    await open(token);
    expect(await screen.findByRole('heading', { name: '올바르지 않은 링크입니다' })).toBeTruthy();
    expect(screen.getByRole('link', { name: '새로 문의하기' }).getAttribute('href')).toBe('/support/question');
  });
});
