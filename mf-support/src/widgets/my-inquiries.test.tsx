import { afterEach, describe, expect, test } from '@jest/globals';
import type { Locale, SectionDefinition, SessionUser } from '@portal/kit';
import { mockApi, openPage, problemResponse, type ApiCall } from '@portal/kit/testing';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { paths } from '../api/types.generated.ts';
import type { MyInquiry } from '../api/inquiries.ts';
import { messages } from '../messages.ts';
import { member } from '../testing/samples.ts';
import widget from './my-inquiries.tsx';

const { Widget, bundles } = widget.definition;
/** My page of another section, with nothing on it but the widget. */
const definition: SectionDefinition = {
  name: 'support',
  messages,
  routes: [
    {
      id: 'account',
      path: '/account',
      page: () =>
        Promise.resolve({
          Page: () => <Widget result={{ ok: true, value: undefined }} props={{}} reload={() => undefined} />,
        }),
      messages: bundles,
    },
  ],
};

const api = mockApi<paths>();
const list = 'GET /api/email/my-inquiries';
const inquiry: MyInquiry = {
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
  messageCount: 2,
  replies: [],
};
const pageOf = (data: MyInquiry[], pageCount = 1) => ({ data, total: data.length, page: 1, pageSize: 5, pageCount });

afterEach(cleanup);

const open = ({ user = member, locale }: { user?: SessionUser; locale?: Locale } = {}) =>
  openPage({ definition, url: '/account', user, locale });

describe("a member's own inquiries", () => {
  test.each([
    ['ko', ''],
    ['en', 'ko'],
  ] as const)('say the language of their titles (%s)', async (locale, lang) => {
    api.answer(list, pageOf([inquiry]));
    await open({ locale });
    expect((await screen.findByRole('link', { name: '연동 문의' })).lang).toBe(lang);
  });

  test('show what they are about and how far they are, and lead to the conversation', async () => {
    api.answer(list, pageOf([inquiry]));
    await open();
    const item = await screen.findByRole('listitem');
    for (const text of ['답변완료', 'Q-2026-000001', '2026.12.01 10:05', '일반 문의 · 제품문의 · WEB EQ', '메시지 2개'])
      expect(within(item).getByText(text)).toBeTruthy();
    const link = within(item).getByRole('link', { name: '연동 문의' });
    expect(link.getAttribute('href')).toBe('/support/inquiries/Q-2026-000001');
  });

  test('show the last page when the one that was shown is not there any more', async () => {
    api.answer(list, ({ query }: ApiCall) =>
      query.get('page') === '1' ? pageOf([inquiry], api.calls(list).length > 1 ? 1 : 2) : { ...pageOf([], 1), page: 2 },
    );
    await open();
    fireEvent.click(await screen.findByRole('button', { name: '다음 페이지' }));
    await waitFor(() => expect(api.calls(list)).toHaveLength(3));
    expect(await screen.findByRole('listitem')).toBeTruthy();
  });

  test.each([
    ['ko', '문의 내역', '접수한 문의가 없습니다', '문의하기'],
    ['en', 'My inquiries', 'No inquiries yet', 'Send an inquiry'],
  ] as const)('that are none lead to the form (%s)', async (locale, heading, none, ask) => {
    api.answer(list, pageOf([]));
    await open({ locale });
    const region = within(screen.getByRole('region', { name: heading }));
    expect(await region.findByRole('heading', { name: none })).toBeTruthy();
    expect(region.getByRole('link', { name: ask }).getAttribute('href')).toBe('/support/question');
  });

  test('are asked for page by page', async () => {
    api.answer(list, ({ query }: ApiCall) => ({
      ...pageOf([{ ...inquiry, title: `${query.get('page')}쪽의 문의` }], 2),
      page: Number(query.get('page')),
    }));
    await open();
    await screen.findByText('1쪽의 문의');
    fireEvent.click(
      within(screen.getByRole('navigation', { name: '문의 내역 페이지 이동' })).getByRole('button', { name: /^2/ }),
    );
    expect(await screen.findByText('2쪽의 문의')).toBeTruthy();
    expect(api.calls(list).map(({ query }) => query.get('pageSize'))).toEqual(['5', '5']);
  });

  test('that cannot be read can be asked for again', async () => {
    api.answer(list, () => problemResponse(503, 'unavailable'));
    await open();
    const retry = await screen.findByRole('button', { name: /다시/ });
    api.answer(list, pageOf([inquiry]));
    fireEvent.click(retry);
    expect(await screen.findByText('연동 문의')).toBeTruthy();
  });

  test('are those of the member who is signed in now', async () => {
    api.answer(list, pageOf([inquiry]));
    const page = await open();
    await screen.findByText('연동 문의');
    // Whatever the next answer is, and however late
    api.answer(list, () => new Promise(() => undefined));
    await page.setUser({ ...member, email: 'other@visitor.example' });
    expect(screen.queryByText('연동 문의')).toBeNull();
    await waitFor(() => expect(api.calls(list)).toHaveLength(2));
  });
});
