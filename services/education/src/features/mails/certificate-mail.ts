import type { StoredTraining } from '../trainings/training-repository.ts';
import { factsOf, titleOf } from './training-mails.ts';
import type { MailReader, MailText } from './training-mails.ts';

/** To somebody to whom a certificate was issued. */
export function certificateMail(
  { locale: language, number, link }: MailReader & { number: string; link: string },
  training: StoredTraining,
): MailText {
  const title = titleOf(training, language);
  if (language === 'en') {
    return {
      subject: `[Selmatrix] Your certificate: ${title}`,
      text: `Hello,

Thank you for taking part in our training. Your certificate is ready.

${factsOf(training, language)}
Certificate number: ${number}

Download it as a PDF here. The link is for you alone, so please do not pass it on:
${link}

If you have an account with us, you will also find the certificate on My page. The QR code on it lets anybody verify it.

Selmatrix Co., Ltd.
`,
    };
  }
  return {
    subject: `[셀매트릭스] 수료증이 발급되었습니다: ${title}`,
    text: `안녕하세요.

교육에 참석해 주셔서 감사합니다. 수료증이 발급되어 안내드립니다.

${factsOf(training, language)}
수료증 번호: ${number}

아래 링크에서 PDF로 내려받으실 수 있습니다. 본인 전용 링크이므로 다른 분께 전달하지 마세요.
${link}

회원이시면 마이페이지에서도 내려받으실 수 있습니다. 수료증의 QR 코드로 누구나 진위를 확인할 수 있습니다.

(주)셀매트릭스 드림
`,
  };
}
