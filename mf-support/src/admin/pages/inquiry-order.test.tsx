import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { mockApi, problemResponse } from '@portal/kit/testing';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { Inquiry } from '../../api/inbox.ts';
import type { paths } from '../../api/types.generated.ts';
import {
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
import { sampleInquiry } from '../../testing/samples.ts';

const api = mockApi<paths>();
const path = '/api/email/admin/inquiries';
const targets = `GET ${path}/Q-2026-000001/merge-targets` as const;
const merge = `POST ${path}/Q-2026-000001/merge` as const;
const separateFirst = `POST ${path}/Q-2026-000001/separate` as const;
const other = { number: 'Q-2026-000009', title: '이전 문의' };
const target = { ...other, state: 'answered' as const, createdAt: '2026-11-20T01:05:00.000Z' };
let stored: StoredInquiry;

/** Answers the calls of the other inquiry's page, and returns it. */
function answerOther(values: Partial<Inquiry> = {}): Inquiry {
  const inquiry = sampleInquiry({ ...other, ...values });
  api.answer(`GET ${path}/Q-2026-000009`, inquiry);
  api.answer(`GET ${path}/Q-2026-000009/merge-targets`, []);
  api.answer(`PUT ${path}/Q-2026-000009/presence`, { others: [], version: 1 });
  api.answer(`DELETE ${path}/Q-2026-000009/presence`, undefined);
  return inquiry;
}

beforeEach(() => {
  stored = prepareInquiry(api);
});
afterEach(async () => {
  cleanup();
  await visitEnds(stored);
});

const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const tags = () =>
  within(screen.getByRole('group', { name: '태그' }))
    .queryAllByRole('button', { name: /^태그 ‘/ })
    .map(({ textContent }) => textContent);

describe('tags and a due day', () => {
  test('are typed, taken away and saved with state and assignee', async () => {
    api.answer(calls.patch, () => stored.change({ tags: ['급함'], dueOn: '2026-12-24' }));
    await openInquiry(stored, { tags: ['견적'] });
    typeInto('태그 추가', '급함');
    fireEvent.keyDown(inquiryField('태그 추가'), { key: 'Enter' });
    expect(tags()).toEqual(['견적', '급함']);
    expect(api.calls(calls.patch)).toEqual([]);
    press('태그 ‘견적’ 빼기');
    typeInto('답변 기한', '2026-12-24');
    press('저장');
    expect(await screen.findByText('저장되었습니다')).toBeTruthy();
    expect(api.calls(calls.patch)[0]?.body).toMatchObject({ tags: ['급함'], dueOn: '2026-12-24' });
    expect(tags()).toEqual(['급함']);
  });

  test('what is typed when the form is sent is a tag, one twice is one, and a draft keeps it until then', async () => {
    api.answer(calls.patch, () => stored.change({ tags: ['견적', 'VIP', '급함'] }));
    await openInquiry(stored, { tags: ['견적'] });
    for (const typed of ['VIP', ' vip', '견적']) {
      typeInto('태그 추가', typed);
      press('추가');
    }
    expect(tags()).toEqual(['견적', 'VIP']);
    typeInto('태그 추가', '급함');
    cleanup();
    await visitEnds(stored);
    await openInquiry(stored);
    await waitFor(() => expect(inquiryField('태그 추가').value).toBe('급함'));
    expect(tags()).toEqual(['견적', 'VIP']);
    press('저장');
    await waitFor(() => expect(api.calls(calls.patch)[0]?.body).toMatchObject({ tags: ['견적', 'VIP', '급함'] }));
    await waitFor(() => expect([tags(), inquiryField('태그 추가').value]).toEqual([['견적', 'VIP', '급함'], '']));
  });

  test('Enter while a syllable is composed adds nothing', async () => {
    await openInquiry(stored);
    typeInto('태그 추가', '급');
    fireEvent.keyDown(inquiryField('태그 추가'), { key: 'Enter', isComposing: true });
    expect(tags()).toEqual([]);
  });
});

describe('merging', () => {
  test('is offered where the same person has another inquiry only', async () => {
    await openInquiry(stored);
    await waitFor(() => expect(api.calls(targets)).toHaveLength(1));
    expect(screen.queryByRole('region', { name: '문의 합치기' })).toBeNull();
  });

  test('asks, shows the kept inquiry, and can be undone', async () => {
    api.answer(targets, [target]);
    api.answer(merge, answerOther({ merged: [{ number: 'Q-2026-000001', title: '연동 문의', version: 2 }] }));
    const page = await openInquiry(stored);
    fireEvent.change(await screen.findByRole('combobox', { name: '합칠 문의' }), { target: { value: other.number } });
    press('합치기');
    expect(await answerQuestion(page, false)).toContain('Q-2026-000009 문의만 남습니다');
    expect(api.calls(merge)).toEqual([]);
    press('합치기');
    await answerQuestion(page, true);
    await waitFor(() => expect(page.moves.at(-1)?.to).toBe('/admin/support/inquiries/Q-2026-000009'));
    expect(api.calls(merge)[0]?.body).toEqual({ version: 1, into: other.number });
  });

  test('that somebody was faster with reads the inquiry again', async () => {
    api.answer(targets, [target]);
    api.answer(merge, () => problemResponse(409, 'stale-edit'));
    const page = await openInquiry(stored);
    fireEvent.change(await screen.findByRole('combobox', { name: '합칠 문의' }), { target: { value: other.number } });
    const before = api.calls(calls.get).length;
    press('합치기');
    await answerQuestion(page, true);
    await waitFor(() => expect(api.calls(calls.get).length).toBe(before + 1));
    expect(page.toasts().join()).toContain('그 사이 다른 관리자가 먼저 변경했습니다');
  });

  test('shows what came from the merged one, which can be separated', async () => {
    api.answer(`POST ${path}/Q-2026-000009/separate`, () => stored.change({ merged: [], messages: [] }));
    const message = {
      id: 'm1',
      writtenBy: 'sender' as const,
      author: '김시험',
      content: '이전 문의\n\n본문',
      createdAt: '2026-11-20T01:05:00.000Z',
      mailedTo: null,
      mailState: null,
      attachments: [],
      quotedText: null,
      seemsAutomatic: false,
      fromInquiry: other.number,
    };
    const page = await openInquiry(stored, { merged: [{ ...other, version: 4 }], messages: [message] });
    expect(screen.getByText('합친 문의 Q-2026-000009')).toBeTruthy();
    press('Q-2026-000009 문의 나누기');
    await answerQuestion(page, true);
    await waitFor(() => expect(page.toasts()).toEqual(['success: Q-2026-000009 문의를 나누었습니다']));
    expect(screen.queryByText('합친 문의 Q-2026-000009')).toBeNull();
    expect(api.calls(separateFirst)).toEqual([]);
    expect(api.calls(`POST ${path}/Q-2026-000009/separate`)[0]?.body).toEqual({ version: 4 });
  });

  test('the number of a merged inquiry leads to the kept one', async () => {
    api.answer(calls.get, answerOther());
    const page = await openInquiryPage();
    await waitFor(() => expect(page.moves.at(-1)?.to).toBe('/admin/support/inquiries/Q-2026-000009'));
  });
});

test('what the sender said of the answer is shown', async () => {
  await openInquiry(stored, {
    satisfaction: { isSatisfied: false, comment: '답이 늦었습니다.', ratedAt: '2026-12-03T01:05:00.000Z' },
  });
  const panel = within(screen.getByRole('region', { name: '답변 만족도' }));
  for (const text of ['도움이 되지 않았어요', '답이 늦었습니다.', '2026.12.03 10:05'])
    expect(panel.getByText(text)).toBeTruthy();
});

describe('the personal data of an inquiry', () => {
  const erase = `DELETE ${path}/Q-2026-000001` as const;

  test('is deleted after a question, and the inbox is shown', async () => {
    api.answer(erase, undefined);
    const counts = { received: 0, inProgress: 0, answered: 0, spam: 0 };
    api.answer(`GET ${path}`, { data: [], total: 0, page: 1, pageSize: 10, pageCount: 1, counts, newMessages: 0 });
    api.answer('GET /api/email/admin/tags', []);
    const page = await openInquiry(stored);
    press('문의 영구 삭제');
    expect(await answerQuestion(page, false)).toContain('되돌릴 수 없습니다');
    expect(api.calls(erase)).toEqual([]);
    press('문의 영구 삭제');
    await answerQuestion(page, true);
    await screen.findByRole('heading', { name: '문의함' });
    expect(api.calls(erase)[0]?.query.get('version')).toBe('1');
    expect(page.toasts()).toEqual(['success: Q-2026-000001 문의를 삭제했습니다']);
  });

  test('is shown again when somebody has changed it meanwhile', async () => {
    api.answer(erase, () => problemResponse(409, 'stale-edit'));
    const page = await openInquiry(stored);
    press('문의 영구 삭제');
    await answerQuestion(page, true);
    await waitFor(() => expect(page.toasts()).toHaveLength(1));
    expect(page.toasts()[0]).toContain('error: ');
  });
});
