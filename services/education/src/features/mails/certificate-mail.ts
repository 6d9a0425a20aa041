import { mailOf, mailTemplate } from '@portal/service-kit';
import type { TemplatedMail } from '@portal/service-kit';
import { textsIn } from '../trainings/present-training.ts';
import type { StoredTraining } from '../trainings/training-repository.ts';
import { factsOf } from './training-facts.ts';
import { trainingPlaceholders } from './training-mails.ts';
import type { MailReader } from './training-mails.ts';

const { title, facts } = trainingPlaceholders;

export const certificateTemplate = mailTemplate({
  name: 'certificate',
  title: { ko: '수료증 발급', en: 'Certificate issued' },
  placeholders: {
    title,
    facts,
    number: {
      about: { ko: '수료증 번호', en: 'Number of the certificate' },
      sample: { ko: 'SE-2027-7K3M9QF2XA', en: 'SE-2027-7K3M9QF2XA' },
    },
    link: {
      about: { ko: '수료증 PDF 링크 (본인 전용)', en: 'Link to the PDF, for the reader alone' },
      sample: {
        ko: 'https://www.selmatrix.example/education/certificates#sample',
        en: 'https://www.selmatrix.example/education/certificates#sample',
      },
      isRequired: true,
    },
  },
  ko: {
    subject: '[셀매트릭스] 수료증이 발급되었습니다: {{title}}',
    text: `안녕하세요.

교육에 참석해 주셔서 감사합니다. 수료증이 발급되어 안내드립니다.

{{facts}}
수료증 번호: {{number}}

아래 링크에서 PDF로 내려받으실 수 있습니다. 본인 전용 링크이므로 다른 분께 전달하지 마세요.
{{link}}

회원이시면 마이페이지에서도 내려받으실 수 있습니다. 수료증의 QR 코드로 누구나 진위를 확인할 수 있습니다.

(주)셀매트릭스 드림
`,
  },
  en: {
    subject: '[Selmatrix] Your certificate: {{title}}',
    text: `Hello,

Thank you for taking part in our training. Your certificate is ready.

{{facts}}
Certificate number: {{number}}

Download it as a PDF here. The link is for you alone, so please do not pass it on:
{{link}}

If you have an account with us, you will also find the certificate on My page. The QR code on it lets anybody verify it.

Selmatrix Co., Ltd.
`,
  },
});

/** To somebody to whom a certificate was issued. */
export const certificateMail = (
  { locale, number, link }: MailReader & { number: string; link: string },
  training: StoredTraining,
): TemplatedMail =>
  mailOf(certificateTemplate, locale, {
    title: textsIn(locale, training).title,
    facts: factsOf(training, locale),
    number,
    link,
  });
