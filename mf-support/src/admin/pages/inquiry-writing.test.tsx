import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { mockApi, problemResponse, type ApiCall } from '@portal/kit/testing';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { paths } from '../../api/types.generated.ts';
import type { Inquiry } from '../../api/inbox.ts';
import {
  application,
  inquiryCalls as calls,
  inquiryField,
  openInquiry,
  prepareInquiry,
  staleText,
  typeInto,
  visitEnds,
  type StoredInquiry,
} from '../../testing/open-inquiry.ts';
import { failureShown } from '../../testing/form-fields.ts';
import { answerQuestion } from '../../testing/questions.ts';
import { cannedReply } from '../../testing/samples.ts';

const api = mockApi<paths>();
let stored: StoredInquiry;

beforeEach(() => {
  stored = prepareInquiry(api);
});
afterEach(async () => {
  cleanup();
  await visitEnds(stored);
});

const button = (name: string) => screen.getByRole('button', { name });

describe('a reply', () => {
  test('begins with a canned one, filled in for the sender, below what was typed', async () => {
    api.answer('GET /api/email/admin/canned-replies', [cannedReply]);
    await openInquiry(stored, { name: '김하늘' });
    typeInto('답변 내용', '안녕하세요.');
    fireEvent.change(await screen.findByLabelText('답변 서식'), { target: { value: 'c1' } });
    expect(inquiryField('답변 내용').value).toBe('안녕하세요.\n\n김하늘 님, 견적을 보내 드립니다.\n감사합니다.');
  });

  const sent = ({ body }: ApiCall) => {
    const { content, state } = body as { content: string; state: Inquiry['state'] };
    return stored.change({
      state,
      messages: [
        {
          id: 'r1',
          writtenBy: 'agent',
          author: '박관리',
          content,
          createdAt: '2026-12-02T01:00:00.000Z',
          mailedTo: 'kim@visitor.example',
          mailState: 'waiting',
          attachments: [],
          quotedText: null,
          seemsAutomatic: false,
          fromInquiry: null,
        },
      ],
    });
  };

  test('waits for a file that is on its way, and goes with it', async () => {
    let arrive: (file: object) => void = () => undefined;
    api.answer(
      'POST /api/email/admin/inquiries/Q-2026-000001/files',
      () => new Promise((resolve) => (arrive = resolve)),
    );
    api.answer(calls.reply, sent);
    await openInquiry(stored);
    typeInto('답변 내용', '견적을 보내 드립니다.');
    fireEvent.change(screen.getByLabelText('파일 첨부'), { target: { files: [new File(['1'], '견적.txt')] } });
    await waitFor(() => expect(button('답변 보내기').getAttribute('aria-busy')).toBe('true'));
    fireEvent.click(button('답변 보내기'));
    expect(api.calls(calls.reply)).toEqual([]);
    await waitFor(() => arrive({ id: '00000000-0000-4000-8000-000000000001', name: '견적.txt', bytes: 1 }));
    await waitFor(() => expect(button('답변 보내기').getAttribute('aria-busy')).toBeNull());
    fireEvent.click(button('답변 보내기'));
    await waitFor(() =>
      expect(api.calls(calls.reply)[0]?.body).toMatchObject({ attachments: ['00000000-0000-4000-8000-000000000001'] }),
    );
  });

  test('of blanks is refused at its field', async () => {
    await openInquiry(stored);
    typeInto('답변 내용', '  ');
    fireEvent.click(button('답변 보내기'));
    expect(await screen.findByText('값을 입력하세요')).toBeTruthy();
    expect(document.activeElement).toBe(inquiryField('답변 내용'));
    expect(api.calls(calls.reply)).toEqual([]);
  });

  test('pressed thirty times goes out once, completes the inquiry, and leaves an empty field', async () => {
    api.answer(calls.reply, sent);
    const page = await openInquiry(stored);
    typeInto('답변 내용', '다음 주에 찾아뵙겠습니다.');
    expect(page.isGuarded()).toBe(true);
    const press = button('답변 보내기');
    for (let presses = 0; presses < 30; presses += 1) fireEvent.click(press);
    await waitFor(() => expect(page.toasts()).toEqual(['success: 답변을 보냈습니다']));
    expect(api.calls(calls.reply)).toHaveLength(1);
    expect(api.calls(calls.reply)[0]?.body).toEqual({
      version: 1,
      content: '다음 주에 찾아뵙겠습니다.',
      attachments: [],
      state: 'answered',
    });
    expect(inquiryField('답변 내용').value).toBe('');
    const thread = within(screen.getByRole('region', { name: '답변' }));
    for (const text of ['다음 주에 찾아뵙겠습니다.', '받는 사람 kim@visitor.example', '발송 대기'])
      expect(thread.getByText(text)).toBeTruthy();
    expect(page.isGuarded()).toBe(false);
  });

  test('to somebody who was overtaken is refused, stays, and goes out on top of the latest', async () => {
    api.answer(calls.reply, ({ body }: ApiCall) =>
      (body as Inquiry).version === stored.inquiry.version
        ? sent({ body } as ApiCall)
        : problemResponse(409, 'stale-edit'),
    );
    const page = await openInquiry(stored);
    typeInto('답변 내용', '제가 쓴 답변입니다.');
    stored.change({ state: 'inProgress' });
    fireEvent.click(button('답변 보내기'));
    await waitFor(() => expect(failureShown()).toContain(staleText));
    expect(inquiryField('답변 내용').value).toBe('제가 쓴 답변입니다.');
    fireEvent.click(
      within(screen.getByRole('region', { name: '답변' })).getByRole('button', { name: '최신 내용 불러오기' }),
    );
    await waitFor(() => expect(inquiryField('상태').value).toBe('inProgress'));
    expect(inquiryField('답변 내용').value).toBe('제가 쓴 답변입니다.');
    fireEvent.click(button('답변 보내기'));
    await waitFor(() => expect(page.toasts()).toEqual(['success: 답변을 보냈습니다']));
    const keys = api.calls(calls.reply).map(({ headers }) => headers.get('idempotency-key'));
    expect(keys[0]).not.toBe(keys[1]);
  });

  test('whose answer was lost goes out again under the same key', async () => {
    api.answer(calls.reply, () => Response.error());
    const page = await openInquiry(stored);
    typeInto('답변 내용', '제가 쓴 답변입니다.');
    fireEvent.click(button('답변 보내기'));
    await waitFor(() => expect(failureShown()).toContain('처리하지 못했습니다.'));
    api.answer(calls.reply, sent);
    fireEvent.click(button('답변 보내기'));
    await waitFor(() => expect(page.toasts()).toEqual(['success: 답변을 보냈습니다']));
    const [first, second] = api.calls(calls.reply).map(({ headers }) => headers.get('idempotency-key'));
    expect([second, first]).toEqual([first, expect.stringMatching(/^[\da-f-]{36}$/)]);
  });

  test('names where it goes, or that there is no address', async () => {
    const page = await openInquiry(stored);
    expect(screen.getByText(/^kim@visitor.example 주소로 메일이 발송되고/)).toBeTruthy();
    page.unmount();
    await openInquiry(stored, { replyAddress: null });
    expect(screen.getByText(/^입력된 이메일 주소로는 답장을 보낼 수 없습니다/)).toBeTruthy();
  });

  test('that would destroy a password is sent after a question only', async () => {
    api.answer(calls.reply, sent);
    const page = await openInquiry(stored, application);
    typeInto('답변 내용', '계정을 만들었습니다.');
    fireEvent.click(button('답변 보내기'));
    expect(await answerQuestion(page, false)).toContain('패스워드가 지워지고 다시 볼 수 없습니다');
    expect(api.calls(calls.reply)).toEqual([]);
    typeInto('보낸 뒤 상태', 'inProgress');
    fireEvent.click(button('답변 보내기'));
    await waitFor(() => expect(api.calls(calls.reply)[0]?.body).toMatchObject({ state: 'inProgress' }));
  });
});

describe('a note', () => {
  test('is added for colleagues, and its field is empty again', async () => {
    api.answer(calls.note, ({ body }: ApiCall) =>
      stored.change({
        notes: [
          {
            id: 'n1',
            author: '박관리',
            content: (body as { content: string }).content,
            createdAt: '2026-12-02T01:00:00.000Z',
          },
        ],
      }),
    );
    const page = await openInquiry(stored);
    typeInto('메모', '월요일에 전화하기');
    fireEvent.click(button('메모 추가'));
    await waitFor(() => expect(page.toasts()).toEqual(['success: 메모를 추가했습니다']));
    expect(api.calls(calls.note)[0]?.body).toEqual({ content: '월요일에 전화하기' });
    expect(inquiryField('메모').value).toBe('');
    expect(within(screen.getByRole('region', { name: '내부 메모' })).getByText('월요일에 전화하기')).toBeTruthy();
  });

  test('leaves a reply that is being typed as it is', async () => {
    api.answer(calls.note, () => stored.change({}));
    const page = await openInquiry(stored);
    typeInto('답변 내용', '아직 보내지 않았습니다.');
    typeInto('메모', '메모');
    fireEvent.click(button('메모 추가'));
    await waitFor(() => expect(page.toasts()).toHaveLength(1));
    expect(inquiryField('답변 내용').value).toBe('아직 보내지 않았습니다.');
    expect(page.isGuarded()).toBe(true);
  });
});
