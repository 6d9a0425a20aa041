import type { APIRequestContext } from '@playwright/test';
import { json, type AdminForm } from './admin-form.ts';
import { imageForm } from './image-form.ts';

const entry = async (calls: APIRequestContext, noun: string, entryId: string) => {
  const all = await json<({ entryId: string; version: number } & Record<string, unknown>)[]>(
    await calls.get(`/api/content/admin/${noun}`),
  );
  return all.find((one) => one.entryId === entryId)!;
};

export const contentForms: readonly AdminForm[] = [
  {
    name: 'office, changed',
    prepare: async (calls) => ({
      url: '/admin/marketing/offices/magok',
      field: (page) => page.getByLabel('주소 (영어)'),
      submit: (page) => page.getByRole('button', { name: '저장', exact: true }),
      async changeMeanwhile() {
        const { version } = await entry(calls, 'offices', 'magok');
        const data = { version, phone: '02-000-7777' };
        await json(await calls.patch('/api/content/admin/offices/magok', { data }));
      },
      stored: async () => JSON.stringify(await entry(calls, 'offices', 'magok')),
    }),
  },
  {
    name: 'timeline, new',
    prepare: async (calls) => ({
      url: '/admin/marketing/timeline/new',
      field: (page) => page.getByLabel('제목 (한국어)'),
      async fillIn(page) {
        await page.getByLabel('제목 (영어)').fill('New');
        await page.getByLabel('날짜').fill('2024-12-05');
      },
      submit: (page) => page.getByRole('button', { name: '저장', exact: true }),
      stored: async () => (await calls.get('/api/content/admin/timeline')).text(),
    }),
  },
  {
    name: 'company',
    prepare: async (calls) => ({
      url: '/admin/marketing/company',
      field: (page) => page.getByLabel('회사 이름 (영어)'),
      submit: (page) => page.getByRole('button', { name: '저장', exact: true }),
      async changeMeanwhile() {
        const { version } = await json<{ version: number }>(await calls.get('/api/content/admin/company'));
        await json(await calls.patch('/api/content/admin/company', { data: { version, fax: '02-000-7777' } }));
      },
      stored: async () => (await calls.get('/api/content/admin/company')).text(),
    }),
  },
  imageForm('marketing', '/api/content/admin/pictures'),
];
