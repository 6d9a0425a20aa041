import type { StoredTraining } from '../trainings/training-repository.ts';
import { checkInOf, factsOf, pageOf, titleOf } from './training-mails.ts';
import type { MailReader, MailText } from './training-mails.ts';

/** To somebody whose application has arrived: it holds a seat or, with a `place` in the queue, waits for one. */
export function appliedMail(
  { locale: language, place, checkIn }: MailReader & { place: number | null; checkIn: string },
  training: StoredTraining,
  origin: string,
): MailText {
  const title = titleOf(training, language);
  const facts = factsOf(training, language);
  const page = pageOf(origin, language, training);
  const checkInText = place === null ? checkInOf(checkIn, language) : '';
  if (language === 'en') {
    const isWaiting = place !== null;
    return {
      subject: `[Selmatrix] ${isWaiting ? 'You are on the waiting list' : 'You are registered'}: ${title}`,
      text: `Hello,

${
  isWaiting
    ? `Your application has arrived. Every seat is taken at the moment: you are number ${place} on the waiting list. When a seat becomes free for you, you move up by yourself and we write to you.`
    : 'Your application has arrived, and a seat is reserved for you.'
}

${facts}
${checkInText}
The attached file puts the training into your calendar. If you cannot come, please cancel on the training's page until it begins, so that the next person can take the seat. If you did not apply, you can cancel there too.
${page}

Selmatrix Co., Ltd.
`,
    };
  }
  return {
    subject:
      place === null
        ? `[셀매트릭스] 교육 신청이 접수되었습니다: ${title}`
        : `[셀매트릭스] 교육 대기 신청이 접수되었습니다: ${title}`,
    text: `안녕하세요.

${
  place === null
    ? '교육 신청이 접수되어 자리가 확정되었습니다.'
    : `교육 신청이 접수되었습니다. 현재 정원이 모두 차서 대기 ${place}번째입니다. 자리가 나면 순서대로 자동 확정되며 메일로 알려 드립니다.`
}

${facts}
${checkInText}
첨부된 파일로 일정을 캘린더에 등록하실 수 있습니다. 참석이 어려우시면 다음 분을 위해 교육 시작 전까지 교육 화면에서 신청을 취소해 주세요. 직접 신청하지 않으셨다면 같은 화면에서 취소하실 수 있습니다.
${page}

(주)셀매트릭스 드림
`,
  };
}
