import { mailOf, mailTemplate } from '@portal/service-kit';
import type { MailPlaceholder, TemplatedMail } from '@portal/service-kit';
import type { Language } from '../../language.ts';
import { textsIn } from '../trainings/present-training.ts';
import type { StoredTraining } from '../trainings/training-repository.ts';
import { factsOf } from './training-facts.ts';

/**
 * What a mail knows of its reader. Not the name, nor anything else that was typed into an application: an applicant can
 * type anybody's address, and must not be able to send its owner words of their own.
 */
export interface MailReader {
  locale: Language;
}

const titleOf = (training: StoredTraining, language: Language) => textsIn(language, training).title;

/** The page with all trainings. */
const scheduleOf = (origin: string, language: Language) =>
  `${origin}/education/schedule${language === 'en' ? '?lang=en' : ''}`;

/** The page of one training. */
const pageOf = (origin: string, language: Language, { educationId }: StoredTraining) =>
  `${origin}/education/schedule?training=${educationId}${language === 'en' ? '&lang=en' : ''}`;

const title: MailPlaceholder = {
  about: { ko: '교육명', en: 'Title of the training' },
  sample: { ko: '데이터 분석 입문', en: 'Introduction to data analysis' },
};

/** Placeholders that mails about trainings share. */
export const trainingPlaceholders = {
  title,
  facts: {
    about: { ko: '교육명, 일시, 장소', en: 'Title, date and place' },
    sample: {
      ko: '교육명: 데이터 분석 입문\n일시: 2027.05.03 (월) - 2027.05.04 (화), 10:00 - 17:00\n장소: 본사 교육장',
      en: 'Training: Introduction to data analysis\nDate: 2027.05.03 (Mon) - 2027.05.04 (Tue), 10:00 - 17:00\nPlace: Training room, head office',
    },
  },
  page: {
    about: { ko: '교육 화면 주소', en: "Link to the training's page" },
    sample: {
      ko: 'https://www.selmatrix.example/education/schedule?training=1',
      en: 'https://www.selmatrix.example/education/schedule?training=1&lang=en',
    },
  },
} satisfies Record<string, MailPlaceholder>;

/** The page with all trainings, in the place of that of one. */
export const schedulePage: MailPlaceholder = {
  about: { ko: '교육 일정 화면 주소', en: 'Link to the schedule' },
  sample: {
    ko: 'https://www.selmatrix.example/education/schedule',
    en: 'https://www.selmatrix.example/education/schedule?lang=en',
  },
};

/** The page with the reader's QR code. */
export const checkInPlaceholder: MailPlaceholder = {
  about: { ko: '출석 확인용 QR 코드 주소', en: 'Link to the QR code for check-in' },
  sample: {
    ko: 'https://www.selmatrix.example/api/education/check-in-code?code=sample',
    en: 'https://www.selmatrix.example/api/education/check-in-code?code=sample',
  },
};

/** Values of what all mails about a training have. */
export function valuesOf(training: StoredTraining, language: Language, origin: string) {
  return {
    title: titleOf(training, language),
    facts: factsOf(training, language),
    page: pageOf(origin, language, training),
  };
}

/** The same, with the page of all trainings. */
export const valuesWithSchedule = (training: StoredTraining, language: Language, origin: string) => ({
  ...valuesOf(training, language, origin),
  page: scheduleOf(origin, language),
});

export const promotedTemplate = mailTemplate({
  name: 'promoted',
  title: { ko: '대기 신청 확정', en: 'Moved up from the waiting list' },
  placeholders: { ...trainingPlaceholders, checkIn: checkInPlaceholder },
  ko: {
    subject: '[셀매트릭스] 교육 신청이 확정되었습니다: {{title}}',
    text: `안녕하세요.

자리가 생겨 대기 중이던 교육 신청이 확정되었습니다.

{{facts}}

교육 당일 입구에서 QR 코드를 보여 주세요. 첨부 파일 또는 아래 주소에서 보실 수 있습니다.
{{checkIn}}

첨부된 파일로 일정을 캘린더에 등록하실 수 있습니다. 참석이 어려우시면 다음 대기자를 위해 교육 시작 전까지 교육 화면에서 신청을 취소해 주세요.
{{page}}

(주)셀매트릭스 드림
`,
  },
  en: {
    subject: '[Selmatrix] A seat is yours: {{title}}',
    text: `Hello,

A seat has become free and your application has moved up from the waiting list. You are now registered.

{{facts}}

Please show your QR code at the entrance. It is attached, and here:
{{checkIn}}

The attached file puts the training into your calendar. If you cannot come, please cancel on the training's page until the training begins, so that the next person can take the seat.
{{page}}

Selmatrix Co., Ltd.
`,
  },
});

/** To somebody who moved up from the waiting list. */
export const promotedMail = (
  { locale, checkIn }: MailReader & { checkIn: string },
  training: StoredTraining,
  origin: string,
): TemplatedMail => mailOf(promotedTemplate, locale, { ...valuesOf(training, locale, origin), checkIn });

export const changedTemplate = mailTemplate({
  name: 'changed',
  title: { ko: '일정 또는 장소 변경', en: 'Another date or place' },
  placeholders: {
    ...trainingPlaceholders,
    facts: {
      ...trainingPlaceholders.facts,
      about: { ko: '변경 후 교육명, 일시, 장소', en: 'Title, date and place, now' },
    },
    factsBefore: {
      about: { ko: '변경 전 교육명, 일시, 장소', en: 'Title, date and place, before' },
      sample: {
        ko: '교육명: 데이터 분석 입문\n일시: 2027.04.26 (월), 10:00 - 17:00\n장소: 본사 교육장',
        en: 'Training: Introduction to data analysis\nDate: 2027.04.26 (Mon), 10:00 - 17:00\nPlace: Training room, head office',
      },
    },
  },
  ko: {
    subject: '[셀매트릭스] 교육 일정 또는 장소가 변경되었습니다: {{title}}',
    text: `안녕하세요.

신청하신 교육의 일정 또는 장소가 변경되었습니다.

변경 후
{{facts}}

변경 전
{{factsBefore}}

첨부된 파일로 캘린더의 일정을 새로 고치실 수 있습니다. 신청은 그대로 유지되며, 변경된 일정에 참석이 어려우시면 교육 시작 전까지 교육 화면에서 취소해 주세요.
{{page}}

(주)셀매트릭스 드림
`,
  },
  en: {
    subject: '[Selmatrix] New date or place: {{title}}',
    text: `Hello,

The date or place of a training that you applied for has changed.

Now
{{facts}}

Before
{{factsBefore}}

The attached file brings your calendar up to date. Your application stays as it is; if the new date does not suit you, please cancel it on the training's page until the training begins.
{{page}}

Selmatrix Co., Ltd.
`,
  },
});

/** To applicants of a training that has got another date, time or place. */
export const changedMail = (
  { locale }: MailReader,
  before: StoredTraining,
  training: StoredTraining,
  origin: string,
): TemplatedMail =>
  mailOf(changedTemplate, locale, {
    ...valuesOf(training, locale, origin),
    factsBefore: factsOf(before, locale),
  });

export const removedTemplate = mailTemplate({
  name: 'removed',
  title: { ko: '교육 취소', en: 'Training does not take place' },
  placeholders: { ...trainingPlaceholders, page: schedulePage },
  ko: {
    subject: '[셀매트릭스] 교육이 취소되었습니다: {{title}}',
    text: `안녕하세요.

신청하신 아래 교육이 사정상 취소되어 안내드립니다. 불편을 드려 죄송합니다.

{{facts}}

첨부된 파일로 캘린더에서 일정을 지우실 수 있습니다. 다른 교육은 아래에서 확인하실 수 있습니다.
{{page}}

(주)셀매트릭스 드림
`,
  },
  en: {
    subject: '[Selmatrix] Training cancelled: {{title}}',
    text: `Hello,

We are sorry to tell you that the following training, which you applied for, will not take place.

{{facts}}

The attached file removes it from your calendar. You will find our other trainings here:
{{page}}

Selmatrix Co., Ltd.
`,
  },
});

/** To applicants of a training that does not take place. */
export const removedMail = ({ locale }: MailReader, training: StoredTraining, origin: string): TemplatedMail =>
  mailOf(removedTemplate, locale, valuesWithSchedule(training, locale, origin));
