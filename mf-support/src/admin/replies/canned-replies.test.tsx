import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { mockApi, openPage, problemResponse } from '@portal/kit/testing';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { CannedReply } from '../../api/canned-replies.ts';
import type { paths } from '../../api/types.generated.ts';
import { definition } from '../../definition.ts';
import { answerQuestion } from '../../testing/questions.ts';
import { admin } from '../../testing/samples.ts';

const api = mockApi<paths>();
const LIST = 'GET /api/email/admin/canned-replies';
const ADD = 'POST /api/email/admin/canned-replies';
const CHANGE = 'PATCH /api/email/admin/canned-replies/c1';
const REMOVE = 'DELETE /api/email/admin/canned-replies/c1';
const reply = (changes: Partial<CannedReply> = {}): CannedReply => ({
  id: 'c1',
  title: '견적 안내',
  ko: '{{name}} 님, 견적을 보내 드립니다.',
  en: 'Dear {{name}},',
  version: 3,
  updatedAt: '2026-12-01T01:00:00.000Z',
  updatedBy: '박관리',
  ...changes,
});

beforeEach(() => {
  api.answer(LIST, [reply()]);
  api.answer('GET /api/email/admin/settings', {
    guestInquiries: false,
    inboxEmail: null,
    asksSatisfaction: true,
    defaultInboxEmail: 'contact@selmatrix.example',
    version: 1,
    updatedAt: '2026-12-01T01:00:00.000Z',
    updatedBy: null,
  });
});
afterEach(cleanup);

const open = () => openPage({ definition, url: '/admin/support/settings', user: admin });
const dialog = () => screen.getByRole('dialog');
const field = (name: RegExp) => within(dialog()).getByLabelText<HTMLInputElement>(name);
const type = (name: RegExp, value: string) => fireEvent.change(field(name), { target: { value } });
const save = () => fireEvent.click(within(dialog()).getByRole('button', { name: '저장' }));

describe('canned replies', () => {
  test('are added in both languages', async () => {
    api.answer(LIST, []);
    api.answer(ADD, reply());
    const page = await open();
    await screen.findByText('답변 서식이 없습니다');
    fireEvent.click(screen.getByRole('button', { name: '서식 추가' }));
    expect(dialog().textContent).toContain('{{name}}, {{number}} 자리에는');
    save();
    expect(field(/^서식 이름/).getAttribute('aria-invalid')).toBe('true');
    type(/^서식 이름/, '견적 안내');
    type(/^한국어/, '견적을 보내 드립니다.');
    save();
    await waitFor(() => expect(page.toasts()).toEqual(['success: 저장되었습니다']));
    expect(api.calls(ADD)[0]?.body).toEqual({ title: '견적 안내', ko: '견적을 보내 드립니다.', en: null });
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  test('are changed with the version that was read; a name that another one has is told at its field', async () => {
    api.answer(CHANGE, () => problemResponse(400, 'validation-failed', { errors: { title: 'title-taken' } }));
    await open();
    fireEvent.click(await screen.findByRole('button', { name: /보내 드립니다/ }));
    type(/^서식 이름/, '다른 안내');
    save();
    expect(await screen.findByText('같은 이름의 서식이 있습니다.')).toBeTruthy();
    expect(api.calls(CHANGE)[0]?.body).toEqual({
      title: '다른 안내',
      ko: '{{name}} 님, 견적을 보내 드립니다.',
      en: 'Dear {{name}},',
      version: 3,
    });
  });

  test('are removed after a question, and come back on a press', async () => {
    api.answer(REMOVE, undefined);
    api.answer(ADD, reply({ id: 'c2' }));
    const page = await open();
    fireEvent.click(await screen.findByRole('button', { name: '견적 안내 삭제' }));
    await answerQuestion(page, true);
    const undo = await screen.findByRole('button', { name: '되돌리기' });
    expect(api.calls(REMOVE)).toHaveLength(1);
    expect(undo.parentElement?.textContent).toContain('삭제했습니다');
    fireEvent.click(undo);
    await waitFor(() => expect(page.toasts()).toEqual(['success: ‘견적 안내’ 서식을 되돌렸습니다']));
    const { title, ko, en } = reply();
    expect(api.calls(ADD).map(({ body }) => body)).toEqual([{ title, ko, en }]);
  });
});
