import { afterEach, expect, test } from '@jest/globals';
import { mockApi, openPage } from '@portal/kit/testing';
import { cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { paths } from '../../api/types.generated.ts';
import '@portal/kit/markdown';
import { definition } from '../../definition.ts';
import { admin } from '../../testing/people.ts';
import { adminPage, sampleBoardPost } from '../../testing/sample-board-posts.ts';

const api = mockApi<paths>();
const user = userEvent.setup({ delay: null });
const POSTS = 'GET /api/classroom/admin/posts';
const BULK = 'POST /api/classroom/admin/posts/bulk';
const item = sampleBoardPost({ title: '회원의 소식' });

afterEach(cleanup);

test.each([
  [
    'ko',
    '게시',
    (title: string) => `${title} 선택`,
    '그사이 작성자가 고친 글입니다. 다시 확인해 주세요: 1건 (회원의 소식)',
  ],
  [
    'en',
    'Publish',
    (title: string) => `Select ${title}`,
    'Changed since you saw it, please check again: 1 (회원의 소식)',
  ],
] as const)(
  'posts that changed since they were seen are named and shown as they are now (%s)',
  async (locale, publish, select, text) => {
    api.answer(POSTS, adminPage([item]));
    api.answer(BULK, { done: [], refused: [{ board: 'news', id: 17, code: 'stale-edit' }] });
    const page = await openPage({ definition, url: '/admin/community/posts', locale, user: admin, otherPaths: ['/'] });
    await user.click(await screen.findByRole('checkbox', { name: select(item.title) }));
    api.answer(POSTS, adminPage([{ ...item, title: '고친 소식', version: item.version + 1 }]));
    await user.click(screen.getByRole('button', { name: publish }));
    await waitFor(() => expect(page.toasts()).toEqual([`warning: ${text}`]));
    await user.click(await screen.findByRole('checkbox', { name: select('고친 소식') }));
    await user.click(screen.getByRole('button', { name: publish }));
    await waitFor(() => expect(api.calls(BULK)).toHaveLength(2));
    expect(api.calls(BULK)[1]?.body).toMatchObject({ items: [{ version: item.version + 1 }] });
  },
);
