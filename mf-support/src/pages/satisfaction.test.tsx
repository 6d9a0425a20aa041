import { afterEach, describe, expect, test } from '@jest/globals';
import type { Locale } from '@portal/kit';
import { mockApi, openPage, problemResponse, type ApiCall } from '@portal/kit/testing';
import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import type { paths } from '../api/types.generated.ts';
import type { StoredRating } from '../api/thread.ts';
import { definition } from '../definition.ts';

const api = mockApi<paths>();
const rate = 'POST /api/email/satisfaction';
afterEach(cleanup);

const store = ({ body }: ApiCall): StoredRating =>
  ({ comment: null, ...(body as object), number: 'Q-2026-000001' }) as StoredRating;
const bodies = () => api.calls(rate).map(({ body }) => body);
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

async function open(fragment: string, locale: Locale = 'ko') {
  const page = await openPage({ definition, url: '/support/inquiries/link', locale, otherPaths: ['/support'] });
  // As a browser does after a document was opened with it; openPage() itself knows no hash.
  await act(async () => {
    history.replaceState({}, '', `#${fragment}`);
    dispatchEvent(new HashChangeEvent('hashchange'));
  });
  return page;
}

describe('the link of the question', () => {
  test.each([
    ['ko', 'yes', '도움이 되었어요', true, '문의 Q-2026-000001의 답변이 도움이 되었다고 전달했습니다.'],
    ['en', 'no', 'It did not help', false, 'We noted that the answer to Q-2026-000001 did not help.'],
  ] as const)(
    'stores its choice by a press, not by being opened (%s, %s)',
    async (locale, choice, chosen, isSatisfied, text) => {
      api.answer(rate, store);
      await open(`token.${choice}`, locale);
      await act(() => new Promise((resolve) => setTimeout(resolve, 50)));
      expect(bodies()).toEqual([]);
      expect(screen.getByRole('status').textContent).toContain(chosen);
      press(chosen);
      expect(await screen.findByText(text)).toBeTruthy();
      expect(bodies()).toEqual([{ link: 'token', isSatisfied }]);
    },
  );

  test('lets one change the choice and add a comment', async () => {
    api.answer(rate, store);
    const page = await open('token.yes');
    press('도움이 되었어요');
    await screen.findByText(/도움이 되었다고/);
    press('도움이 되지 않았어요');
    await screen.findByText(/도움이 되지 않았다고/);
    expect(screen.getByRole('button', { name: '도움이 되지 않았어요' }).getAttribute('aria-pressed')).toBe('true');
    fireEvent.change(screen.getByLabelText('어떤 점이 아쉬웠나요? (선택)'), { target: { value: '늦었습니다.' } });
    expect(page.isGuarded()).toBe(true);
    press('보내기');
    await waitFor(() => expect(page.toasts()).toEqual(['success: 말씀을 전달했습니다']));
    expect(page.isGuarded()).toBe(false);
    expect(bodies().slice(1)).toEqual([
      { link: 'token', isSatisfied: false },
      { link: 'token', isSatisfied: false, comment: '늦었습니다.' },
    ]);
  });

  test('of another choice is not valid, and nothing is rated', async () => {
    api.answer('POST /api/email/thread/open', () => problemResponse(404, 'link-invalid'));
    await open('token.maybe');
    expect(await screen.findByRole('heading', { name: '올바르지 않은 링크입니다' })).toBeTruthy();
    expect(bodies()).toEqual([]);
  });

  test('that the service does not know is not valid, and one that cannot be sent can be tried again', async () => {
    api.answer(rate, () => problemResponse(404, 'link-invalid'));
    await open('invented.yes');
    press('도움이 되었어요');
    expect(await screen.findByRole('heading', { name: '올바르지 않은 링크입니다' })).toBeTruthy();
    cleanup();
    api.answer(rate, () => problemResponse(503, 'unavailable'));
    const page = await open('token.yes');
    press('도움이 되었어요');
    await waitFor(() => expect(page.toasts()).toHaveLength(1));
    api.answer(rate, store);
    press('도움이 되었어요');
    expect(await screen.findByText(/도움이 되었다고/)).toBeTruthy();
  });
});
