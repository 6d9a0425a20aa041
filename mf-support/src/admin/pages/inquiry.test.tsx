import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { mockApi, problemResponse, type ApiCall } from '@portal/kit/testing';
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { paths } from '../../api/types.generated.ts';
import type { Inquiry } from '../../api/inbox.ts';
import {
  application,
  inquiryCalls as calls,
  inquiryField,
  openInquiry,
  openInquiryPage,
  prepareInquiry,
  typeInto,
  visitEnds,
  type StoredInquiry,
} from '../../testing/open-inquiry.ts';
import { answerQuestion } from '../../testing/questions.ts';

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

describe('an inquiry', () => {
  test('keeps the heading, and with it the focus of arrival, when its content has come', async () => {
    let release: (inquiry: Inquiry) => void = () => undefined;
    api.answer(calls.get, () => new Promise((resolve) => (release = resolve)));
    await openInquiryPage();
    const heading = screen.getByRole('heading', { level: 1 });
    expect(heading.textContent).toBe('Q-2026-000001');
    heading.focus();
    release(stored.inquiry);
    await screen.findByRole('heading', { level: 1, name: '연동 문의' });
    expect(document.activeElement).toBe(heading);
  });

  test('tells what was sent, by whom, and in which language', async () => {
    await openInquiry(stored, { product: 'web-eq', locale: 'en' });
    const message = within(screen.getByRole('region', { name: '문의 내용' }));
    for (const text of ['일반 문의 · 제품문의', 'WEB EQ', '김시험', '영어', '2026.12.01 10:05', '답변을 기다립니다.'])
      expect(message.getByText(text)).toBeTruthy();
    expect(message.getByRole('link').getAttribute('href')).toBe('tel:01000002018');
    expect(screen.getByText('회사 알림 메일을 보냈습니다.')).toBeTruthy();
    expect(screen.queryByText('SMWP 패스워드')).toBeNull();
  });

  test('says the language of a text that is in another than the page', async () => {
    await openInquiry(stored, { content: 'How do I connect the sensor?' });
    expect(screen.getByText('How do I connect the sensor?').lang).toBe('en');
  });

  test('of a machine says so, and one of a guest', async () => {
    await openInquiry(stored, { trapped: true, state: 'spam', member: false, memberEmail: null });
    expect(screen.getByText('사람에게 보이지 않는 칸이 채워져 있어 스팸으로 분류했습니다.')).toBeTruthy();
    expect(screen.getByText('비회원')).toBeTruthy();
  });

  test('that there is not, or that cannot be read, says so', async () => {
    api.answer(calls.get, () => problemResponse(404, 'inquiry-not-found'));
    const page = await openInquiryPage();
    await screen.findByRole('heading', { level: 1, name: /찾을 수 없|없습니다/ });
    page.unmount();
    api.answer(calls.get, () => problemResponse(503, 'unavailable'));
    await openInquiryPage();
    const retry = await screen.findByRole('button', { name: /다시/ });
    api.answer(calls.get, () => stored.inquiry);
    fireEvent.click(retry);
    await screen.findByRole('heading', { level: 1, name: '연동 문의' });
  });
});

describe('state and assignee', () => {
  test('are saved with the version that was read', async () => {
    api.answer(calls.patch, ({ body }: ApiCall) =>
      stored.change({ state: (body as Inquiry).state, assignee: { id: 'a1', name: '박관리' } }),
    );
    const page = await openInquiry(stored);
    typeInto('상태', 'inProgress');
    typeInto('담당자', 'a1');
    fireEvent.click(button('저장'));
    expect(await screen.findByText('저장되었습니다')).toBeTruthy();
    expect(api.calls(calls.patch)[0]?.body).toEqual({
      version: 1,
      state: 'inProgress',
      assigneeId: 'a1',
      dueOn: null,
      tags: [],
    });
    expect(page.isGuarded()).toBe(false);
    typeInto('담당자', '');
    fireEvent.click(button('저장'));
    await waitFor(() => expect(api.calls(calls.patch)).toHaveLength(2));
    expect(api.calls(calls.patch)[1]?.body).toMatchObject({ version: 2, state: 'inProgress', assigneeId: null });
  });

  test('keep an assignee who is no longer one of the admins', async () => {
    await openInquiry(stored, { assignee: { id: 'gone', name: '옛관리' } });
    expect(inquiryField('담당자').value).toBe('gone');
  });

  test('that somebody else has changed are refused, with the choice kept until the latest is loaded', async () => {
    api.answer(calls.patch, () => problemResponse(409, 'stale-edit'));
    await openInquiry(stored);
    typeInto('상태', 'spam');
    fireEvent.click(button('저장'));
    expect(await screen.findByText(/^그 사이 다른 관리자가 먼저 저장했습니다\./)).toBeTruthy();
    expect(inquiryField('상태').value).toBe('spam');
  });
});

describe('the password of an application', () => {
  test('is shown once, after a warning, and is nowhere once it is closed', async () => {
    api.answer(calls.reveal, () => {
      stored.change({ password: 'revealed' });
      return { password: 'Secret!one' };
    });
    const page = await openInquiry(stored, application);
    fireEvent.click(button('패스워드 확인'));
    expect(await answerQuestion(page, false)).toContain('패스워드는 한 번만 볼 수 있고');
    expect(api.calls(calls.reveal)).toEqual([]);
    fireEvent.click(button('패스워드 확인'));
    await answerQuestion(page, true);
    const shown = within(await screen.findByRole('dialog'));
    for (const text of ['Secret!one', 'factory2018', '이 창을 닫으면 다시 볼 수 없습니다.'])
      expect(shown.getByText(text)).toBeTruthy();
    fireEvent.click(shown.getAllByRole('button', { name: '닫기' })[0] as HTMLElement);
    expect(await screen.findByText('이미 확인해 지워졌습니다.')).toBeTruthy();
    expect(document.body.textContent).not.toContain('Secret!one');
    expect(screen.queryByRole('button', { name: '패스워드 확인' })).toBeNull();
  });

  test.each([
    [409, 'password-revealed', '이미 확인한 패스워드입니다. 다시 볼 수 없습니다.'],
    [
      409,
      'password-key-unknown',
      '패스워드를 저장할 때와 다른 암호화 키가 설정되어 있어 열 수 없습니다. 저장된 내용은 그대로 있습니다. 서버의 키 설정을 확인해 주세요.',
    ],
    [503, 'unavailable', '처리하지 못했습니다. 잠시 후 다시 시도해 주세요.'],
  ])('that cannot be shown (%i %s) is told', async (status, code, text) => {
    api.answer(calls.reveal, () => problemResponse(status, code));
    const page = await openInquiry(stored, application);
    fireEvent.click(button('패스워드 확인'));
    await answerQuestion(page, true);
    await waitFor(() => expect(page.toasts()).toEqual([`error: ${text}`]));
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  test('is destroyed by completing, after a question', async () => {
    api.answer(calls.patch, () => stored.change({ state: 'answered', password: 'destroyed' }));
    const page = await openInquiry(stored, application);
    typeInto('상태', 'answered');
    fireEvent.click(button('저장'));
    expect(await answerQuestion(page, true)).toContain('패스워드도 함께 지워집니다');
    expect(await screen.findByText('처리가 끝나 지워졌습니다.')).toBeTruthy();
  });
});

describe('colleagues at the same inquiry', () => {
  const colleague = (writing: boolean) => ({ id: 'c1', name: '이동료', writing, since: '2026-12-02T01:00:00.000Z' });

  test('are named, and who of them is writing', async () => {
    stored.others = [colleague(false)];
    await openInquiry(stored);
    expect(await screen.findByText('이동료 님이 이 문의를 보고 있습니다.')).toBeTruthy();
    expect(api.calls(calls.presence).at(-1)?.body).toEqual({ writing: false });
    stored.others = [colleague(true)];
    typeInto('메모', '저도 씁니다');
    expect(await screen.findByText('이동료 님이 답변이나 메모를 쓰고 있습니다.')).toBeTruthy();
    expect(api.calls(calls.presence).at(-1)?.body).toEqual({ writing: true });
  });

  test('who have changed it are announced, with a way to the latest', async () => {
    await openInquiry(stored);
    stored.change({ state: 'inProgress' });
    typeInto('메모', '저');
    expect(await screen.findByText('그 사이 이 문의에 새 메시지나 변경 사항이 있습니다.')).toBeTruthy();
    fireEvent.click(button('최신 내용 불러오기'));
    await waitFor(() => expect(inquiryField('상태').value).toBe('inProgress'));
    expect(screen.queryByText('그 사이 이 문의에 새 메시지나 변경 사항이 있습니다.')).toBeNull();
  });

  test('that nothing is known of are no failure', async () => {
    api.answer(calls.presence, () => problemResponse(503, 'unavailable'));
    const page = await openInquiry(stored);
    await act(async () => undefined);
    expect(page.toasts()).toEqual([]);
    expect(page.failures).toEqual([]);
  });
});

test('the conversation shows both sides, and which message is new', async () => {
  await openInquiry(stored, {
    newMessageAt: '2026-12-03T01:00:00.000Z',
    messages: [
      {
        id: '1',
        writtenBy: 'agent',
        author: '박관리',
        content: '답변입니다.',
        createdAt: '2026-12-02T01:00:00.000Z',
        mailedTo: 'kim@visitor.example',
        mailState: 'sent',
        attachments: [],
        quotedText: null,
        seemsAutomatic: false,
        fromInquiry: null,
      },
      {
        id: '2',
        writtenBy: 'sender',
        author: '김시험',
        content: '하나 더 여쭙습니다.',
        createdAt: '2026-12-03T01:00:00.000Z',
        mailedTo: null,
        mailState: null,
        attachments: [],
        quotedText: '> 답변입니다.',
        seemsAutomatic: true,
        originalBytes: 2_048,
        fromInquiry: null,
      },
    ],
  });
  const [ours, theirs] = within(screen.getByRole('region', { name: '답변' })).getAllByRole('listitem');
  expect(ours?.textContent).toMatch(/박관리.*발송됨.*답변입니다/);
  expect(ours?.textContent).not.toContain('새 메시지');
  expect(ours?.querySelector('details')).toBeNull();
  expect(theirs?.querySelector('details')?.textContent).toBe('인용된 내용 보기> 답변입니다.');
  expect(theirs?.querySelector('details')?.open).toBe(false);
  const original = within(theirs as HTMLElement).getByRole('list', { name: '원본 메일' });
  expect(within(original).getByRole('button').textContent).toMatch(/-2\.eml/);
  expect(within(ours as HTMLElement).queryByRole('list', { name: '원본 메일' })).toBeNull();
  expect(ours?.textContent).not.toContain('자동 발송');
  expect(theirs?.textContent).toMatch(/김시험.*보낸 사람.*새 메시지.*자동 발송 메일일 수 있음.*하나 더 여쭙습니다/);
});

test('a guest is mailed a new link after a question', async () => {
  const page = await openInquiry(stored, { canSendLink: true });
  api.answer('POST /api/email/admin/inquiries/Q-2026-000001/link', () => stored.change({}));
  fireEvent.click(button('새 링크 보내기'));
  expect(await answerQuestion(page, true)).toContain(stored.inquiry.replyAddress);
  await waitFor(() => expect(page.toasts()).toEqual(['success: 새 링크를 보냈습니다']));
});
