import { mailOf, mailTemplate } from '@portal/service-kit';
import type { TemplatedMail } from '@portal/service-kit';
import type { StoredTraining } from '../trainings/training-repository.ts';
import { trainingPlaceholders, valuesOf } from './training-mails.ts';
import type { MailReader } from './training-mails.ts';

export const reminderTemplate = mailTemplate({
  name: 'reminder',
  title: { ko: '교육 시작 알림', en: 'Reminder before a training' },
  placeholders: trainingPlaceholders,
  ko: {
    subject: '[셀매트릭스] 곧 교육이 시작됩니다: {{title}}',
    text: `안녕하세요.

신청하신 교육이 곧 시작되어 다시 한번 안내드립니다.

{{facts}}

참석이 어려우시면 다음 분을 위해 교육 시작 전까지 교육 화면에서 신청을 취소해 주세요.
{{page}}

(주)셀매트릭스 드림
`,
  },
  en: {
    subject: '[Selmatrix] Your training begins soon: {{title}}',
    text: `Hello,

This is a reminder of the training that you are registered for.

{{facts}}

If you cannot come, please cancel on the training's page until it begins, so that the next person can take the seat.
{{page}}

Selmatrix Co., Ltd.
`,
  },
});

/** To somebody whose training begins soon. */
export const reminderMail = ({ locale }: MailReader, training: StoredTraining, origin: string): TemplatedMail =>
  mailOf(reminderTemplate, locale, valuesOf(training, locale, origin));
