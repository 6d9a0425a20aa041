import { expect } from '@jest/globals';
import { admin, inDays, type educationForFile } from './education.ts';

/** What an admin sends to add a training. */
export const newTraining = () => ({
  title: ' SMWP 화면 개발 ',
  type: '정기교육',
  status: 'recruiting',
  content: '# 과정\n내용',
  startDate: inDays(10),
  endDate: inDays(11),
  startTime: '10:00',
  endTime: '17:00',
  capacity: 12,
  email: 'somebody@example.com',
});

type Calls = ReturnType<ReturnType<typeof educationForFile>>;

/** Adds and edits trainings as an admin, and reads the mails that applicants get because of it. */
export function trainingEdits(education: ReturnType<typeof educationForFile>) {
  const edit = (body: object, as: object = admin): ReturnType<Calls['call']> =>
    education().call('POST', 'edit', { as, body });

  return {
    edit,

    /** A stored training and the body that says the same of it. */
    async stored(change: Record<string, unknown> = {}) {
      const answer = await edit({ ...newTraining(), ...change });
      const { educationId, version } = answer.json<{ educationId: number; version: number }>();
      return { educationId, body: { ...newTraining(), ...change, educationId, version } };
    },

    /** Applicants of a training, in their order, who have been written to only by what follows. */
    async applicants(educationId: number, count: number, change: object = {}) {
      const emails = Array.from({ length: count }, () => education().address());
      for (const email of emails)
        expect((await education().apply(educationId, { email, ...change })).statusCode).toBe(201);
      return emails;
    },

    subjectsTo: async (email: string) => (await education().mailsTo(email)).map(({ subject }) => subject),

    /** The calendar file of the last mail to an address, its lines unfolded. */
    async calendarTo(email: string) {
      const mail = (await education().mailsTo(email)).at(-1);
      const part = mail?.attachments.find(({ contentType }) => contentType.startsWith('text/calendar'));
      return { type: part?.contentType, lines: (part?.content ?? '').replaceAll('\r\n ', '').split('\r\n') };
    },

    /** The newest entry of the audit log. */
    lastEntry: async () => (await education().service.audit()).at(-1),
  };
}
