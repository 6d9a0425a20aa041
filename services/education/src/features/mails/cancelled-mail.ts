import type { StoredTraining } from '../trainings/training-repository.ts';
import { factsOf, pageOf, titleOf } from './training-mails.ts';
import type { MailReader, MailText } from './training-mails.ts';

/** To somebody whose application was cancelled by staff. */
export function cancelledMail({ locale: language }: MailReader, training: StoredTraining, origin: string): MailText {
  const title = titleOf(training, language);
  const page = pageOf(origin, language, training);
  if (language === 'en') {
    return {
      subject: `[Selmatrix] Your application was cancelled: ${title}`,
      text: `Hello,

Your application for the following training has been cancelled.

${factsOf(training, language)}

The attached file removes it from your calendar. If this is not what you expected, please write to us or apply again:
${page}

Selmatrix Co., Ltd.
`,
    };
  }
  return {
    subject: `[셀매트릭스] 교육 신청이 취소 처리되었습니다: ${title}`,
    text: `안녕하세요.

아래 교육 신청이 취소 처리되었습니다.

${factsOf(training, language)}

첨부된 파일로 캘린더에서 일정을 지우실 수 있습니다. 예상하지 못하신 취소라면 문의해 주시거나 아래에서 다시 신청해 주세요.
${page}

(주)셀매트릭스 드림
`,
  };
}
