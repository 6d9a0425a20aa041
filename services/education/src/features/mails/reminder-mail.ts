import type { StoredTraining } from '../trainings/training-repository.ts';
import { factsOf, pageOf, titleOf } from './training-mails.ts';
import type { MailReader, MailText } from './training-mails.ts';

/** To somebody whose training begins soon. */
export function reminderMail({ locale: language }: MailReader, training: StoredTraining, origin: string): MailText {
  const title = titleOf(training, language);
  const page = pageOf(origin, language, training);
  if (language === 'en') {
    return {
      subject: `[Selmatrix] Your training begins soon: ${title}`,
      text: `Hello,

This is a reminder of the training that you are registered for.

${factsOf(training, language)}

If you cannot come, please cancel on the training's page until it begins, so that the next person can take the seat.
${page}

Selmatrix Co., Ltd.
`,
    };
  }
  return {
    subject: `[셀매트릭스] 곧 교육이 시작됩니다: ${title}`,
    text: `안녕하세요.

신청하신 교육이 곧 시작되어 다시 한번 안내드립니다.

${factsOf(training, language)}

참석이 어려우시면 다음 분을 위해 교육 시작 전까지 교육 화면에서 신청을 취소해 주세요.
${page}

(주)셀매트릭스 드림
`,
  };
}
