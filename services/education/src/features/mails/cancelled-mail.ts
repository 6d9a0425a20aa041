import { mailOf, mailTemplate } from '@portal/service-kit';
import type { TemplatedMail } from '@portal/service-kit';
import type { StoredTraining } from '../trainings/training-repository.ts';
import { trainingPlaceholders, valuesOf } from './training-mails.ts';
import type { MailReader } from './training-mails.ts';

export const cancelledTemplate = mailTemplate({
  name: 'cancelled',
  title: { ko: '신청 취소 처리', en: 'Application cancelled by staff' },
  placeholders: trainingPlaceholders,
  ko: {
    subject: '[셀매트릭스] 교육 신청이 취소 처리되었습니다: {{title}}',
    text: `안녕하세요.

아래 교육 신청이 취소 처리되었습니다.

{{facts}}

첨부된 파일로 캘린더에서 일정을 지우실 수 있습니다. 예상하지 못하신 취소라면 문의해 주시거나 아래에서 다시 신청해 주세요.
{{page}}

(주)셀매트릭스 드림
`,
  },
  en: {
    subject: '[Selmatrix] Your application was cancelled: {{title}}',
    text: `Hello,

Your application for the following training has been cancelled.

{{facts}}

The attached file removes it from your calendar. If this is not what you expected, please write to us or apply again:
{{page}}

Selmatrix Co., Ltd.
`,
  },
});

/** To somebody whose application was cancelled by staff. */
export const cancelledMail = ({ locale }: MailReader, training: StoredTraining, origin: string): TemplatedMail =>
  mailOf(cancelledTemplate, locale, valuesOf(training, locale, origin));
