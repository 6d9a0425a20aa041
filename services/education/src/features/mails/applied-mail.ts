import { mailOf, mailTemplate } from '@portal/service-kit';
import type { TemplatedMail } from '@portal/service-kit';
import type { StoredTraining } from '../trainings/training-repository.ts';
import { checkInPlaceholder, trainingPlaceholders, valuesOf } from './training-mails.ts';
import type { MailReader } from './training-mails.ts';

export const appliedTemplate = mailTemplate({
  name: 'applied',
  title: { ko: '신청 접수 (자리 확정)', en: 'Application arrived, with a seat' },
  placeholders: { ...trainingPlaceholders, checkIn: checkInPlaceholder },
  ko: {
    subject: '[셀매트릭스] 교육 신청이 접수되었습니다: {{title}}',
    text: `안녕하세요.

교육 신청이 접수되어 자리가 확정되었습니다.

{{facts}}

교육 당일 입구에서 QR 코드를 보여 주세요. 첨부 파일 또는 아래 주소에서 보실 수 있습니다.
{{checkIn}}

첨부된 파일로 일정을 캘린더에 등록하실 수 있습니다. 참석이 어려우시면 다음 분을 위해 교육 시작 전까지 교육 화면에서 신청을 취소해 주세요. 직접 신청하지 않으셨다면 같은 화면에서 취소하실 수 있습니다.
{{page}}

(주)셀매트릭스 드림
`,
  },
  en: {
    subject: '[Selmatrix] You are registered: {{title}}',
    text: `Hello,

Your application has arrived, and a seat is reserved for you.

{{facts}}

Please show your QR code at the entrance. It is attached, and here:
{{checkIn}}

The attached file puts the training into your calendar. If you cannot come, please cancel on the training's page until it begins, so that the next person can take the seat. If you did not apply, you can cancel there too.
{{page}}

Selmatrix Co., Ltd.
`,
  },
});

export const waitingTemplate = mailTemplate({
  name: 'waiting',
  title: { ko: '신청 접수 (대기)', en: 'Application arrived, on the waiting list' },
  placeholders: {
    ...trainingPlaceholders,
    place: {
      about: { ko: '대기 순번', en: 'Place on the waiting list' },
      sample: { ko: '3', en: '3' },
      isRequired: true,
    },
  },
  ko: {
    subject: '[셀매트릭스] 교육 대기 신청이 접수되었습니다: {{title}}',
    text: `안녕하세요.

교육 신청이 접수되었습니다. 현재 정원이 모두 차서 대기 {{place}}번째입니다. 자리가 나면 순서대로 자동 확정되며 메일로 알려 드립니다.

{{facts}}

첨부된 파일로 일정을 캘린더에 등록하실 수 있습니다. 참석이 어려우시면 다음 분을 위해 교육 시작 전까지 교육 화면에서 신청을 취소해 주세요. 직접 신청하지 않으셨다면 같은 화면에서 취소하실 수 있습니다.
{{page}}

(주)셀매트릭스 드림
`,
  },
  en: {
    subject: '[Selmatrix] You are on the waiting list: {{title}}',
    text: `Hello,

Your application has arrived. Every seat is taken at the moment: you are number {{place}} on the waiting list. When a seat becomes free for you, you move up by yourself and we write to you.

{{facts}}

The attached file puts the training into your calendar. If you cannot come, please cancel on the training's page until it begins, so that the next person can take the seat. If you did not apply, you can cancel there too.
{{page}}

Selmatrix Co., Ltd.
`,
  },
});

/** To somebody whose application has arrived: it holds a seat or, with a `place` in the queue, waits for one. */
export function appliedMail(
  { locale, place, checkIn }: MailReader & { place: number | null; checkIn: string },
  training: StoredTraining,
  origin: string,
): TemplatedMail {
  const values = valuesOf(training, locale, origin);
  return place === null
    ? mailOf(appliedTemplate, locale, { ...values, checkIn })
    : mailOf(waitingTemplate, locale, { ...values, place: String(place) });
}
