import type { Language } from '../../language.ts';
import { textsIn } from '../trainings/present-training.ts';
import type { StoredTraining } from '../trainings/training-repository.ts';
import { scheduleText } from './schedule-text.ts';

export interface MailText {
  subject: string;
  text: string;
}

/**
 * What a mail knows of its reader. Not the name, nor anything else that was typed into an application: an applicant can
 * type anybody's address, and must not be able to send its owner words of their own.
 */
export interface MailReader {
  locale: Language;
}

/** The block of facts in every mail about a training. */
export function factsOf(training: StoredTraining, language: Language): string {
  const { title, place } = textsIn(language, training);
  const when = scheduleText(training, language);
  const lines =
    language === 'en'
      ? [`Training: ${title}`, `Date: ${when}`, ...(place === '' ? [] : [`Place: ${place}`])]
      : [`교육명: ${title}`, `일시: ${when}`, ...(place === '' ? [] : [`장소: ${place}`])];
  return lines.join('\n');
}

export const titleOf = (training: StoredTraining, language: Language) => textsIn(language, training).title;
const scheduleOf = (origin: string, language: Language) =>
  `${origin}/education/schedule${language === 'en' ? '?lang=en' : ''}`;

/** The page of one training. */
export const pageOf = (origin: string, language: Language, { educationId }: StoredTraining) =>
  `${origin}/education/schedule?training=${educationId}${language === 'en' ? '&lang=en' : ''}`;

/** The lines that lead to the reader's check-in code. */
export function checkInOf(picture: string, language: Language): string {
  return language === 'en'
    ? `\nPlease show your QR code at the entrance. It is attached, and here:\n${picture}\n`
    : `\n교육 당일 입구에서 QR 코드를 보여 주세요. 첨부 파일 또는 아래 주소에서 보실 수 있습니다.\n${picture}\n`;
}

/** To somebody who moved up from the waiting list. */
export function promotedMail(
  { locale: language, checkIn }: MailReader & { checkIn: string },
  training: StoredTraining,
  origin: string,
): MailText {
  const page = pageOf(origin, language, training);
  if (language === 'en') {
    return {
      subject: `[Selmatrix] A seat is yours: ${titleOf(training, language)}`,
      text: `Hello,

A seat has become free and your application has moved up from the waiting list. You are now registered.

${factsOf(training, language)}
${checkInOf(checkIn, language)}
The attached file puts the training into your calendar. If you cannot come, please cancel on the training's page until the training begins, so that the next person can take the seat.
${page}

Selmatrix Co., Ltd.
`,
    };
  }
  return {
    subject: `[셀매트릭스] 교육 신청이 확정되었습니다: ${titleOf(training, language)}`,
    text: `안녕하세요.

자리가 생겨 대기 중이던 교육 신청이 확정되었습니다.

${factsOf(training, language)}
${checkInOf(checkIn, language)}
첨부된 파일로 일정을 캘린더에 등록하실 수 있습니다. 참석이 어려우시면 다음 대기자를 위해 교육 시작 전까지 교육 화면에서 신청을 취소해 주세요.
${page}

(주)셀매트릭스 드림
`,
  };
}

/** To applicants of a training that has got another date, time or place. */
export function changedMail(
  { locale: language }: MailReader,
  before: StoredTraining,
  training: StoredTraining,
  origin: string,
): MailText {
  const page = pageOf(origin, language, training);
  if (language === 'en') {
    return {
      subject: `[Selmatrix] New date or place: ${titleOf(training, language)}`,
      text: `Hello,

The date or place of a training that you applied for has changed.

Now
${factsOf(training, language)}

Before
${factsOf(before, language)}

The attached file brings your calendar up to date. Your application stays as it is; if the new date does not suit you, please cancel it on the training's page until the training begins.
${page}

Selmatrix Co., Ltd.
`,
    };
  }
  return {
    subject: `[셀매트릭스] 교육 일정 또는 장소가 변경되었습니다: ${titleOf(training, language)}`,
    text: `안녕하세요.

신청하신 교육의 일정 또는 장소가 변경되었습니다.

변경 후
${factsOf(training, language)}

변경 전
${factsOf(before, language)}

첨부된 파일로 캘린더의 일정을 새로 고치실 수 있습니다. 신청은 그대로 유지되며, 변경된 일정에 참석이 어려우시면 교육 시작 전까지 교육 화면에서 취소해 주세요.
${page}

(주)셀매트릭스 드림
`,
  };
}

/** To applicants of a training that does not take place. */
export function removedMail({ locale: language }: MailReader, training: StoredTraining, origin: string): MailText {
  const page = scheduleOf(origin, language);
  if (language === 'en') {
    return {
      subject: `[Selmatrix] Training cancelled: ${titleOf(training, language)}`,
      text: `Hello,

We are sorry to tell you that the following training, which you applied for, will not take place.

${factsOf(training, language)}

The attached file removes it from your calendar. You will find our other trainings here:
${page}

Selmatrix Co., Ltd.
`,
    };
  }
  return {
    subject: `[셀매트릭스] 교육이 취소되었습니다: ${titleOf(training, language)}`,
    text: `안녕하세요.

신청하신 아래 교육이 사정상 취소되어 안내드립니다. 불편을 드려 죄송합니다.

${factsOf(training, language)}

첨부된 파일로 캘린더에서 일정을 지우실 수 있습니다. 다른 교육은 아래에서 확인하실 수 있습니다.
${page}

(주)셀매트릭스 드림
`,
  };
}
