import { mailOf, mailTemplate } from '@portal/service-kit';
import type { TemplatedMail } from '@portal/service-kit';
import { greeting, greetingPlaceholder, linkPlaceholder } from '../../greeting.ts';
import type { Locale } from '../../locale.ts';

export interface VerificationMailValues {
  link: string;
  validDays: number;
}

export const verificationTemplate = mailTemplate({
  name: 'verification',
  title: { ko: '이메일 주소 확인', en: 'Confirmation of the address' },
  placeholders: {
    greeting: greetingPlaceholder,
    link: linkPlaceholder('/verify-email?token=sample', { ko: '주소 확인 링크', en: 'Link that confirms the address' }),
    validDays: {
      about: { ko: '링크 유효 기간 (일)', en: 'Days for which the link works' },
      sample: { ko: '3', en: '3' },
    },
  },
  ko: {
    subject: '[셀매트릭스] 이메일 주소를 확인해 주세요',
    text: `{{greeting}}

셀매트릭스 회원이 되신 것을 환영합니다. 아래 링크를 열어 이메일 주소를 확인해 주세요.
{{link}}

링크는 {{validDays}}일 동안 사용할 수 있습니다. 가입하신 브라우저가 아니면 비밀번호를 입력하셔야 합니다.

가입하신 적이 없다면 이 메일을 무시해 주세요. 다른 사람이 이 주소로 만든 계정을 직접 쓰시려면 비밀번호 찾기에서 비밀번호를 다시 정해 주세요.

(주)셀매트릭스 드림
`,
  },
  en: {
    subject: '[Selmatrix] Please confirm your e-mail address',
    text: `{{greeting}}

Thank you for joining Selmatrix. Please confirm your e-mail address by opening this link:
{{link}}

The link is valid for {{validDays}} days. In another browser than the one in which you signed up, it asks for your password.

If you did not sign up, please ignore this mail. To take over the account that somebody made with your address, reset its password under “Forgot password”.

Selmatrix Co., Ltd.
`,
  },
});

/** Asks a new member to confirm the address. */
export const verificationMail = (locale: Locale, { link, validDays }: VerificationMailValues): TemplatedMail =>
  mailOf(verificationTemplate, locale, { greeting: greeting(locale), link, validDays: String(validDays) });
