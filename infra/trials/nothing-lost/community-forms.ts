import type { APIRequestContext } from '@playwright/test';
import { json, id, main, dialog, signUp, type AdminForm } from './admin-form.ts';

async function addNews(calls: APIRequestContext, token?: string) {
  const multipart = { title: `분실 시험 소식 ${id()}`, content: '소식 내용입니다.' };
  const headers = token === undefined ? undefined : { authorization: `Bearer ${token}` };
  return json<{ newsId: number; version: number; title: string }>(
    await calls.post('/api/news/write', { multipart, headers }),
  );
}

/** Of a new member, whose news waits for an editor. */
async function memberToken(calls: APIRequestContext): Promise<string> {
  const person = await signUp(calls);
  const { accessToken } = await json<{ accessToken: string }>(
    await calls.post('/api/user/signin', { data: person, headers: { authorization: '' } }),
  );
  return accessToken;
}

const post = (calls: APIRequestContext, newsId: number) =>
  calls.get(`/api/classroom/admin/posts/news/${newsId}`).then((answer) => json<Record<string, unknown>>(answer));

export const communityForms: readonly AdminForm[] = [
  {
    name: 'news, new',
    async prepare(calls) {
      const word = id();
      return {
        url: '/news/edit',
        field: (page) => page.getByLabel('제목', { exact: true }).first(),
        fillIn: (page) => page.getByRole('textbox', { name: '내용', exact: true }).first().fill(`내용 ${word}`),
        submit: (page) => main(page).locator('form[method=post] button[type=submit]'),
        async stored() {
          const found = await json<{ data: { id: number }[] }>(
            await calls.get('/api/classroom/admin/posts', { params: { search: '쓰던 글' } }),
          );
          return found.data[0] ? JSON.stringify(await post(calls, found.data[0].id)) : '';
        },
      };
    },
  },
  {
    name: 'post, corrected',
    async prepare(calls) {
      const { newsId, title } = await addNews(calls);
      return {
        url: `/admin/community/posts/news/${newsId}`,
        field: (page) => page.getByLabel('제목 (영어)'),
        fillIn: (page) => page.getByRole('textbox', { name: '내용 (영어)' }).fill('English text'),
        submit: (page) => page.getByRole('button', { name: '저장', exact: true }),
        async changeMeanwhile() {
          const { version } = await post(calls, newsId);
          const data = {
            version,
            title,
            content: '다른 관리자가 고친 내용 77',
            titleEn: null,
            contentEn: null,
            imageAlt: null,
            imageAltEn: null,
          };
          await json(await calls.post(`/api/news/admin/items/${newsId}/texts`, { data }));
        },
        stored: async () => JSON.stringify(await post(calls, newsId)),
      };
    },
  },
  {
    name: 'post, returned',
    async prepare(calls) {
      const { newsId, title } = await addNews(calls, await memberToken(calls));
      return {
        url: `/admin/community/posts/news/${newsId}`,
        open: (page) => page.getByRole('button', { name: '작성자에게 돌려보내기' }).click(),
        field: (page) => dialog(page).getByLabel('사유'),
        submit: (page) => dialog(page).locator('button[type=submit]'),
        stored: async () => JSON.stringify([title, await post(calls, newsId)]),
      };
    },
  },
];
