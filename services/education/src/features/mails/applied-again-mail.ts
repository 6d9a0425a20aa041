import { mailOf, mailTemplate } from '@portal/service-kit';
import type { TemplatedMail } from '@portal/service-kit';
import type { StoredTraining } from '../trainings/training-repository.ts';
import { schedulePage, trainingPlaceholders, valuesWithSchedule } from './training-mails.ts';
import type { MailReader } from './training-mails.ts';

export const appliedAgainTemplate = mailTemplate({
  name: 'applied-again',
  title: { ko: '중복 신청 안내', en: 'Applied once more' },
  placeholders: { ...trainingPlaceholders, page: schedulePage },
  ko: {
    subject: '[셀매트릭스] 이미 신청하신 교육입니다: {{title}}',
    text: `안녕하세요.

이미 신청이 접수된 이 이메일 주소로 '{{title}}' 교육 신청이 한 번 더 들어왔습니다. 처음 신청하신 내역은 그대로 유지되며, 두 번째 신청은 정원에 포함되지 않습니다.

직접 신청하셨다면 교육 일정 화면에서 신청 내역 링크를 받아 확인하거나 취소하실 수 있습니다. 신청하신 적이 없다면 아무것도 하지 않으셔도 됩니다.
{{page}}

(주)셀매트릭스 드림
`,
  },
  en: {
    subject: '[Selmatrix] You have already applied: {{title}}',
    text: `Hello,

Somebody has applied for "{{title}}" with this e-mail address, which has applied already. Your first application stays as it is, and the second one takes no seat.

If it was you: on the schedule page you can ask for a link to your application, and cancel it there. If it was not you, you need do nothing.
{{page}}

Selmatrix Co., Ltd.
`,
  },
});

/** To the owner of an address with which somebody applied for a training once more. */
export const appliedAgainMail = ({ locale }: MailReader, training: StoredTraining, origin: string): TemplatedMail =>
  mailOf(appliedAgainTemplate, locale, valuesWithSchedule(training, locale, origin));
