import type { APIRequestContext } from '@playwright/test';
import { expect } from '../../tooling/e2e/fixtures.ts';
import { json, main, dialog, signUp, type AdminForm } from './admin-form.ts';

async function addMember(calls: APIRequestContext) {
  const { email } = await signUp(calls);
  const found = await json<{ data: { id: string; version: number }[] }>(
    await calls.get('/api/user/admin/members', { params: { search: email } }),
  );
  const member = found.data[0];
  expect(member).toBeDefined();
  return { id: member!.id, version: member!.version };
}

const member = (calls: APIRequestContext, memberId: string) =>
  calls.get(`/api/user/admin/members/${memberId}`).then((answer) => json<Record<string, unknown>>(answer));

function textsOf(calls: APIRequestContext, path: string) {
  return calls.get(path).then((answer) => json<{ version: number; texts: Record<string, string> }>(answer));
}

export const accountForms: readonly AdminForm[] = [
  {
    name: 'text of a mail',
    async prepare(calls) {
      const path = '/api/user/admin/mail-templates/password-reset';
      return {
        url: '/admin/mails/templates/account/password-reset',
        field: (page) => page.getByLabel('제목').first(),
        submit: (page) => page.getByRole('button', { name: '저장', exact: true }),
        async changeMeanwhile() {
          const { version, texts } = await textsOf(calls, path);
          const data = { ...texts, version, enSubject: 'Changed by somebody else 77' };
          await json(await calls.put(path, { data }));
        },
        stored: async () => JSON.stringify(await textsOf(calls, path)),
      };
    },
  },
  {
    name: 'member, suspended',
    async prepare(calls) {
      const person = await addMember(calls);
      return {
        url: `/admin/members/${person.id}`,
        open: (page) => main(page).getByRole('button', { name: '이용 정지' }).click(),
        field: (page) => dialog(page).getByLabel('정지 사유'),
        submit: (page) => dialog(page).getByRole('button', { name: '이용 정지' }),
        stored: async () => JSON.stringify(await member(calls, person.id)),
      };
    },
  },
];
