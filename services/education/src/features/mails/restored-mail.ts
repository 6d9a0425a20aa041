import { mailOf, mailTemplate } from '@portal/service-kit';
import type { TemplatedMail } from '@portal/service-kit';
import type { StoredTraining } from '../trainings/training-repository.ts';
import { trainingPlaceholders, valuesOf } from './training-mails.ts';
import type { MailReader } from './training-mails.ts';

export const restoredTemplate = mailTemplate({
  name: 'restored',
  title: { ko: '취소한 교육의 재개', en: 'Training takes place after all' },
  placeholders: trainingPlaceholders,
  ko: {
    subject: '[셀매트릭스] 교육이 예정대로 진행됩니다: {{title}}',
    text: `안녕하세요.

취소로 안내드렸던 아래 교육이 예정대로 진행됩니다. 신청은 그대로 유효합니다. 번거롭게 해 드려 죄송합니다.

{{facts}}

첨부된 파일로 일정을 캘린더에 다시 등록하실 수 있습니다. 참석이 어려우시면 교육 시작 전까지 교육 화면에서 신청을 취소해 주세요.
{{page}}

(주)셀매트릭스 드림
`,
  },
  en: {
    subject: '[Selmatrix] The training takes place after all: {{title}}',
    text: `Hello,

The following training, which was cancelled, takes place after all. Your application is valid as before.

{{facts}}

The attached file puts it back into your calendar. If you cannot come, please cancel on the training's page until it begins.
{{page}}

Selmatrix Co., Ltd.
`,
  },
});

/** To applicants of a training that takes place after all. */
export const restoredMail = ({ locale }: MailReader, training: StoredTraining, origin: string): TemplatedMail =>
  mailOf(restoredTemplate, locale, valuesOf(training, locale, origin));
