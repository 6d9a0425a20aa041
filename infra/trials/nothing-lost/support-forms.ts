import type { APIRequestContext } from '@playwright/test';
import { json, id, type AdminForm } from './admin-form.ts';

async function sendInquiry(calls: APIRequestContext): Promise<string> {
  const email = `${id()}@visitor.example`;
  const data = {
    name: '김시험',
    type: 'product',
    phone: '010-0000-2018',
    emailAddress: email,
    title: `문의 ${id()}`,
    content: '답변을 기다립니다.',
  };
  return (await json<{ number: string }>(await calls.post('/api/email/send', { data }))).number;
}

const inquiry = (calls: APIRequestContext, number: string) =>
  calls.get(`/api/email/admin/inquiries/${number}`).then((answer) => json<Record<string, unknown>>(answer));

function inquiryForm(kind: 'reply' | 'note'): AdminForm {
  const label = { reply: '답변 내용', note: '메모' }[kind];
  const submit = { reply: '답변 보내기', note: '메모 추가' }[kind];
  return {
    name: `inquiry, ${kind}`,
    async prepare(calls) {
      const number = await sendInquiry(calls);
      return {
        url: `/admin/support/inquiries/${number}`,
        field: (page) => page.getByLabel(label, { exact: true }),
        submit: (page) => page.getByRole('button', { name: submit }),
        changeMeanwhile:
          kind === 'note'
            ? undefined
            : async () => {
                const { version } = await inquiry(calls, number);
                const data = { version, state: 'inProgress' };
                await json(await calls.patch(`/api/email/admin/inquiries/${number}`, { data }));
              },
        stored: async () => JSON.stringify(await inquiry(calls, number)),
      };
    },
  };
}

export const supportForms: readonly AdminForm[] = [
  {
    name: 'inquiry, tags and due day',
    async prepare(calls) {
      const number = await sendInquiry(calls);
      return {
        url: `/admin/support/inquiries/${number}`,
        field: (page) => page.getByLabel('태그 추가'),
        submit: (page) => page.getByRole('button', { name: '저장', exact: true }),
        async changeMeanwhile() {
          const { version } = await inquiry(calls, number);
          const data = { version, dueOn: '2077-01-01' };
          await json(await calls.patch(`/api/email/admin/inquiries/${number}`, { data }));
        },
        stored: async () => JSON.stringify(await inquiry(calls, number)),
      };
    },
  },
  inquiryForm('reply'),
  inquiryForm('note'),
  {
    name: 'settings of inquiries',
    async prepare(calls) {
      const path = '/api/email/admin/settings';
      const read = () =>
        calls
          .get(path)
          .then((answer) => json<{ version: number; inboxEmail: string | null; guestInquiries: boolean }>(answer));
      return {
        url: '/admin/support/settings',
        field: (page) => page.getByLabel('알림을 받을 이메일'),
        submit: (page) => page.getByRole('button', { name: '저장', exact: true }),
        async changeMeanwhile() {
          const { version, inboxEmail, guestInquiries } = await read();
          await json(await calls.patch(path, { data: { version, inboxEmail, guestInquiries: !guestInquiries } }));
        },
        stored: async () => JSON.stringify(await read()),
      };
    },
  },
];
