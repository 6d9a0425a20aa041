import type { APIRequestContext } from '@playwright/test';
import { json, id, main, dialog, type AdminForm } from './admin-form.ts';
import { imageForm } from './image-form.ts';

const lasting = { startTime: '10:00', endTime: '17:00', capacity: 10, type: '정기교육', status: 'recruiting' };

interface Training {
  educationId: number;
  version: number;
  title: string;
}

async function addTraining(calls: APIRequestContext, startDate = '2034-03-01'): Promise<Training> {
  const data = { ...lasting, title: `분실 시험 ${id()}`, content: '내용', startDate, endDate: startDate };
  return json<Training>(await calls.post('/api/education/edit', { data }));
}

const training = (calls: APIRequestContext, educationId: number) =>
  calls
    .get('/api/education/admin/training', { params: { educationId } })
    .then((answer) => json<Record<string, unknown>>(answer));

async function addApplicant(calls: APIRequestContext, educationId: number, name: string) {
  const data = { educationId, name, email: `${id()}@visitor.example`, phoneNumber: '010-0000-2018', locale: 'ko' };
  const rest = { company: '', position: '', application: '', notify: false };
  return json<{ applicationId: number; version: number }>(
    await calls.post('/api/education/admin/applicants', { data: { ...data, ...rest } }),
  );
}

interface Applicant extends Record<string, unknown> {
  applicationId: number;
  version: number;
}

const applicants = async (calls: APIRequestContext, educationId: number) =>
  (
    await json<{ data: Applicant[] }>(
      await calls.get('/api/education/admin/applications', { params: { educationId, pageSize: 10 } }),
    )
  ).data;

const applicantsUrl = (educationId: number) => `/admin/education/applicants?educationId=${educationId}`;

async function newestMails(calls: APIRequestContext, to: string): Promise<string> {
  const { mails } = await json<{ mails: { to: string; text: string }[] }>(await calls.get('/api/user/admin/mailbox'));
  return JSON.stringify(mails.filter((mail) => mail.to.includes(to)));
}

export const educationForms: readonly AdminForm[] = [
  {
    name: 'training, changed',
    async prepare(calls) {
      const { educationId, title } = await addTraining(calls);
      return {
        url: `/admin/education/trainings?search=${encodeURIComponent(title)}`,
        open: (page) => main(page).getByRole('button', { name: title, exact: true }).click(),
        field: (page) => dialog(page).getByLabel('구분 (영어)'),
        submit: (page) => dialog(page).getByRole('button', { name: '저장', exact: true }),
        async changeMeanwhile() {
          const { createdAt: _created, updatedAt: _updated, ...stored } = await training(calls, educationId);
          const names = [
            'title',
            'type',
            'content',
            'startDate',
            'endDate',
            'startTime',
            'endTime',
            'status',
            'version',
          ];
          const kept = Object.fromEntries(names.map((name) => [name, stored[name]]));
          await json(await calls.post('/api/education/edit', { data: { ...kept, educationId, capacity: 77 } }));
        },
        stored: async () => JSON.stringify(await training(calls, educationId)),
      };
    },
  },
  {
    name: 'training, new',
    async prepare(calls) {
      const title = `새 교육 ${id()}`;
      return {
        url: '/admin/education/trainings',
        open: (page) => main(page).getByRole('button', { name: '교육 등록' }).click(),
        field: (page) => dialog(page).getByLabel('구분 (한국어)'),
        async fillIn(page) {
          await dialog(page).getByLabel('교육명 (한국어)').fill(title);
          await dialog(page).getByRole('textbox', { name: '교육 내용 (한국어)' }).fill('내용');
          await dialog(page).getByLabel('시작일').fill('2034-04-01');
          await dialog(page).getByLabel('종료일').fill('2034-04-01');
          await dialog(page).getByLabel('시작 시간').fill('09:30');
          await dialog(page).getByLabel('종료 시간').fill('18:00');
          await dialog(page).getByRole('spinbutton', { name: '정원' }).fill('20');
        },
        submit: (page) => dialog(page).getByRole('button', { name: '저장', exact: true }),
        stored: async () => (await calls.get('/api/education/admin/trainings', { params: { search: title } })).text(),
      };
    },
  },
  {
    name: 'applicant, added',
    async prepare(calls) {
      const { educationId } = await addTraining(calls);
      return {
        url: applicantsUrl(educationId),
        open: (page) => main(page).getByRole('button', { name: '신청자 추가' }).click(),
        field: (page) => dialog(page).getByLabel('이름', { exact: true }),
        async fillIn(page) {
          const choice = dialog(page).getByLabel('교육', { exact: true });
          if ((await choice.count()) > 0) await choice.selectOption(String(educationId));
          await dialog(page).getByLabel('이메일', { exact: true }).fill(`${id()}@visitor.example`);
          await dialog(page).getByLabel('전화번호').fill('010-0000-2018');
        },
        submit: (page) => dialog(page).getByRole('button', { name: '저장', exact: true }),
        stored: async () => JSON.stringify(await applicants(calls, educationId)),
      };
    },
  },
  {
    name: 'applicant, corrected',
    async prepare(calls) {
      const { educationId } = await addTraining(calls);
      await addApplicant(calls, educationId, '김수정');
      return {
        url: applicantsUrl(educationId),
        open: (page) => main(page).getByRole('button', { name: '김수정 신청 수정' }).click(),
        field: (page) => dialog(page).getByLabel('회사'),
        submit: (page) => dialog(page).getByRole('button', { name: '저장', exact: true }),
        async changeMeanwhile() {
          const [stored] = await applicants(calls, educationId);
          const names = [
            'applicationId',
            'version',
            'name',
            'email',
            'phoneNumber',
            'company',
            'application',
            'locale',
          ];
          const kept = Object.fromEntries(names.map((name) => [name, stored![name]]));
          const data = { ...kept, position: '대리', notify: false };
          await json(await calls.patch('/api/education/admin/applicants', { data }));
        },
        stored: async () => JSON.stringify(await applicants(calls, educationId)),
      };
    },
  },
  imageForm('education', '/api/education/media'),
  {
    name: 'mail to applicants',
    async prepare(calls) {
      const { educationId } = await addTraining(calls);
      await addApplicant(calls, educationId, '김수신');
      const [{ email }] = (await applicants(calls, educationId)) as [Applicant & { email: string }];
      return {
        url: applicantsUrl(educationId),
        open: (page) => main(page).getByRole('button', { name: '모두에게 메일' }).click(),
        field: (page) => dialog(page).getByLabel('내용').first(),
        fillIn: (page) => dialog(page).getByLabel('제목').first().fill('안내'),
        submit: (page) => dialog(page).getByRole('button', { name: '보내기', exact: true }),
        stored: () => newestMails(calls, email),
      };
    },
  },
  {
    name: 'certificate, withdrawn',
    async prepare(calls) {
      const { educationId } = await addTraining(calls);
      const { applicationId } = await addApplicant(calls, educationId, '김수료');
      const { version, ...stored } = await training(calls, educationId);
      const names = ['title', 'type', 'content', 'startTime', 'endTime', 'capacity', 'status'];
      const kept = Object.fromEntries(names.map((name) => [name, stored[name]]));
      const day = { startDate: '2024-03-01', endDate: '2024-03-01' };
      await json(
        await calls.post('/api/education/edit', { data: { ...kept, ...day, educationId, version, notify: false } }),
      );
      await json(
        await calls.post('/api/education/admin/attendance', {
          data: { applicationId, present: true },
        }),
      );
      await json(
        await calls.post('/api/education/admin/certificates', {
          data: { educationId, applicationIds: [applicationId] },
        }),
      );
      return {
        url: `/admin/education/attendance?educationId=${educationId}`,
        open: (page) => page.getByRole('button', { name: '김수료 수료증 취소' }).click(),
        field: (page) => dialog(page).getByRole('textbox'),
        submit: (page) => dialog(page).getByRole('button', { name: '수료증 취소' }),
        stored: async () => (await calls.get('/api/education/admin/certificates', { params: { educationId } })).text(),
      };
    },
  },
];
