import { mailOf, mailTemplate } from '@portal/service-kit';
import type { TemplatedMail } from '@portal/service-kit';
import type { Language } from '../../language.ts';

export const lookupTemplate = mailTemplate({
  name: 'lookup',
  title: { ko: '신청 내역 확인 링크', en: 'Link to one’s applications' },
  placeholders: {
    link: {
      about: { ko: '신청 내역 링크', en: 'Link to the applications' },
      sample: {
        ko: 'https://www.selmatrix.example/education/schedule?lookup=sample',
        en: 'https://www.selmatrix.example/education/schedule?lookup=sample&lang=en',
      },
      isRequired: true,
    },
    validMinutes: {
      about: { ko: '링크 유효 시간 (분)', en: 'Minutes for which the link works' },
      sample: { ko: '30', en: '30' },
    },
  },
  ko: {
    subject: '[셀매트릭스] 교육 신청 내역 확인 링크입니다',
    text: `안녕하세요.

아래 링크에서 이 이메일 주소로 신청하신 교육 내역을 확인하고 취소하실 수 있습니다.
{{link}}

링크는 {{validMinutes}}분 안에 한 번만 사용할 수 있습니다. 요청하신 적이 없다면 이 메일을 무시해 주세요. 링크 없이는 아무도 신청 내역을 볼 수 없습니다.

(주)셀매트릭스 드림
`,
  },
  en: {
    subject: '[Selmatrix] Your training applications',
    text: `Hello,

With this link you can see the training applications that were made with this e-mail address, and cancel them:
{{link}}

It works once, within {{validMinutes}} minutes. If you did not ask for it, please ignore this mail; nobody sees your applications without the link.

Selmatrix Co., Ltd.
`,
  },
});

/** Brings the link by which the owner of an address finds what was applied for with it. */
export const lookupMail = (
  language: Language,
  { link, validMinutes }: { link: string; validMinutes: number },
): TemplatedMail => mailOf(lookupTemplate, language, { link, validMinutes: String(validMinutes) });
