import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { mockApi, problemResponse } from '@portal/kit/testing';
import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { paths } from '../api/types.generated.ts';
import { control, failureShown, fill, valuesOf } from '../testing/form-fields.ts';
import { fillQuestion, openQuestion, prepareQuestion, send, texts } from '../testing/open-question.ts';
import { member } from '../testing/samples.ts';
import { watchTimers } from '../testing/timers.ts';

const api = mockApi<paths>();
const timers = watchTimers();

beforeEach(() => prepareQuestion(api));
afterEach(cleanup);

const button = (name: string) => screen.getByRole('button', { name });
const isSent = () => waitFor(() => expect(api.calls(send)).toHaveLength(1));

describe('sending', () => {
  test('thirty times at once is one request with an idempotency key', async () => {
    api.answer(send, { number: 'Q-2026-000007' });
    await openQuestion({ user: member });
    fillQuestion();
    // All before the state of the first is shown, as in a double click
    const submit = button('접수하기');
    act(() => Array.from({ length: 30 }).forEach(() => submit.click()));
    await screen.findByText(/Q-2026-000007/);
    expect(api.calls(send)).toHaveLength(1);
    expect(api.calls(send)[0]?.headers.get('idempotency-key')).toMatch(/^[\da-f-]{36}$/);
  });

  test('makes the button busy until the response is there', async () => {
    let arrive: (response: Response) => void = () => undefined;
    api.answer(send, () => new Promise<Response>((resolve) => (arrive = resolve)));
    await openQuestion({ user: member });
    fillQuestion();
    fireEvent.click(button('접수하기'));
    const busy = await screen.findByRole('button', { name: '접수하는 중' });
    expect(busy.getAttribute('aria-busy')).toBe('true');
    await isSent();
    arrive(Response.json({ number: 'Q-2026-000007' }));
    await screen.findByText(/Q-2026-000007/);
    expect(button('접수하기').hasAttribute('aria-busy')).toBe(false);
  });

  test('the same text again after a lost answer has the same key, other text another one', async () => {
    let numbers = 0;
    api.answer(send, () => ((numbers += 1) < 3 ? Response.error() : { number: 'Q-2026-000007' }));
    await openQuestion({ user: member });
    fillQuestion();
    for (const title of [texts.title, texts.title, '다른 제목']) {
      fill({ title });
      const before = numbers;
      fireEvent.click(button('접수하기'));
      await waitFor(() => expect(numbers).toBe(before + 1));
      await screen.findByRole('button', { name: '접수하기' });
    }
    const keys = api.calls(send).map(({ headers }) => headers.get('idempotency-key'));
    expect(keys[1]).toBe(keys[0]);
    expect(keys[2]).not.toBe(keys[0]);
  });

  test('has the same key still when the page was left in between', async () => {
    api.answer(send, () => problemResponse(503, 'unavailable'));
    const page = await openQuestion({ user: member });
    fillQuestion();
    fireEvent.click(button('접수하기'));
    await waitFor(() => expect(failureShown()).not.toBe(''));
    page.unmount();
    await openQuestion({ user: member });
    fireEvent.click(button('접수하기'));
    await waitFor(() => expect(api.calls(send)).toHaveLength(2));
    const [first, second] = api.calls(send).map(({ headers }) => headers.get('idempotency-key'));
    expect(second).toBe(first);
  });

  test('to a service that fails says what the spec says, and in the form what happened', async () => {
    api.answer(send, () => problemResponse(503, 'unavailable'));
    const page = await openQuestion({ user: member });
    fillQuestion();
    fireEvent.click(button('접수하기'));
    await waitFor(() => expect(page.toasts()).toEqual(['error: 로그인이 필요합니다.']));
    expect(failureShown()).toContain('서버에 연결하지 못해 접수하지 못했습니다.');
    expect(valuesOf(texts)).toEqual(texts);
    await waitFor(() => expect(timers.isWaiting(3000)).toBe(true));
  });

  test.each([
    [
      '202 without a number',
      () => new Response('{}', { status: 202, headers: { 'content-type': 'application/json' } }),
    ],
    [
      '201 with a number',
      () => new Response('{"number":"Q-1"}', { status: 201, headers: { 'content-type': 'application/json' } }),
    ],
    ['too many', () => problemResponse(429, 'too-many-inquiries', { retryAfterSeconds: 61 })],
    ['a lost connection', () => Response.error()],
  ])('to an answer that is none (%s) is a failure', async (_name, answer) => {
    api.answer(send, answer);
    const page = await openQuestion({ user: member });
    fillQuestion();
    fireEvent.click(button('접수하기'));
    await waitFor(() => expect(page.toasts()).toEqual(['error: 로그인이 필요합니다.']));
    expect(valuesOf(texts)).toEqual(texts);
    await waitFor(() => expect(timers.isWaiting(3000)).toBe(true));
    expect(Object.values({ ...sessionStorage }).join('')).toContain(texts.title);
  });

  test.each([
    ['a key', () => fireEvent.keyDown(document.body, { key: 'ArrowDown' })],
    ['a press in the alert', () => fireEvent.pointerDown(screen.getByText(/로그인한 뒤 다시 접수해 주세요/))],
    ['the focus in the alert', () => act(() => screen.getByRole('link', { name: '지금 로그인하기' }).focus())],
  ])('that failed leads to sign-in no longer after %s; the way there stays', async (_name, use) => {
    api.answer(send, () => problemResponse(401, 'sign-in-required'));
    const page = await openQuestion();
    fillQuestion();
    fireEvent.click(button('접수하기'));
    await screen.findByRole('link', { name: '지금 로그인하기' });
    await waitFor(() => expect(timers.isWaiting(3000)).toBe(true));
    // The key that sent it is still down
    fireEvent.keyDown(document.body, { key: 'Enter', repeat: true });
    expect(timers.isWaiting(3000)).toBe(true);
    use();
    expect(timers.isWaiting(3000)).toBe(false);
    expect(screen.getByRole('link', { name: '지금 로그인하기' })).toBeTruthy();
    expect(page.moves).toEqual([]);
  });

  test('that failed offers to stay, and then leads nowhere', async () => {
    api.answer(send, () => problemResponse(401, 'sign-in-required'));
    const page = await openQuestion();
    fillQuestion();
    fireEvent.click(button('접수하기'));
    const alert = await screen.findByRole('link', { name: '지금 로그인하기' });
    expect(alert.getAttribute('href')).toBe('/login?next=%2Fsupport%2Fquestion');
    await waitFor(() => expect(timers.isWaiting(3000)).toBe(true));
    fireEvent.click(button('이 화면에 머무르기'));
    expect(timers.isWaiting(3000)).toBe(false);
    expect(page.moves).toEqual([]);
  });
});

describe('the draft', () => {
  test('comes back after leaving the page, and can be cleared', async () => {
    const page = await openQuestion({ user: member });
    fillQuestion();
    page.unmount();
    await openQuestion({ user: member });
    expect(valuesOf(texts)).toEqual(texts);
    expect(screen.getByText('작성하던 내용을 다시 불러왔습니다.')).toBeTruthy();
    fireEvent.click(button('지우고 새로 쓰기'));
    expect(Object.values(valuesOf(texts)).join('')).toBe('');
    expect({ ...sessionStorage }).toEqual({});
  });

  test('of one member is not shown to the next one at the same screen', async () => {
    const page = await openQuestion({ user: member });
    fillQuestion();
    page.unmount();
    await openQuestion({ user: { ...member, email: 'other@visitor.example' } });
    expect(control('title').value).toBe('');
  });
});

describe('the product of the address', () => {
  test('is a chip that is sent, and that can be taken away', async () => {
    api.answer(send, { number: 'Q-2026-000007' });
    await openQuestion({ query: '?product=web-eq', user: member });
    fillQuestion();
    fireEvent.click(button('접수하기'));
    await isSent();
    expect(api.calls(send)[0]?.body).toMatchObject({ product: 'web-eq' });
    await screen.findByText(/Q-2026-000007/);
    await userEvent.click(button('WEB EQ 빼기'));
    expect(screen.queryByText('WEB EQ')).toBeNull();
    expect(document.activeElement).toBe(control('title'));
    fillQuestion();
    fireEvent.click(button('접수하기'));
    await waitFor(() => expect(api.calls(send)).toHaveLength(2));
    expect(api.calls(send)[1]?.body).not.toHaveProperty('product');
  });

  test('is no chip when it is none of ours', async () => {
    await openQuestion({ query: '?product=teapot' });
    expect(screen.queryByText('문의할 제품')).toBeNull();
  });
});

describe('guests', () => {
  beforeEach(() => api.answer('GET /api/email/options', { guestInquiries: true }));

  test('are told that they may write, and do so without a session', async () => {
    api.answer(send, { number: 'Q-2026-000007' });
    await openQuestion();
    expect(screen.getByText('로그인하지 않아도 문의할 수 있습니다')).toBeTruthy();
    fillQuestion();
    fireEvent.click(button('접수하기'));
    await screen.findByText(/Q-2026-000007/);
    expect(api.calls(send)[0]?.headers.has('authorization')).toBe(false);
    // A guest has no list of inquiries
    expect(screen.queryByRole('link', { name: '내 문의 보기' })).toBeNull();
  });

  test('who fill in the field that people do not see send it too', async () => {
    api.answer(send, { number: 'Q-2026-000007' });
    await openQuestion();
    fillQuestion();
    const trap = control('website');
    expect([trap.tabIndex, trap.closest('[aria-hidden]') !== null]).toEqual([-1, true]);
    fill({ website: 'https://spam.example' });
    fireEvent.click(button('접수하기'));
    await isSent();
    expect(api.calls(send)[0]?.body).toMatchObject({ website: 'https://spam.example' });
  });
});
