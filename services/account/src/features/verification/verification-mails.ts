import { greeting } from '../../greeting.ts';
import type { Locale } from '../../locale.ts';

export interface VerificationMailValues {
  link: string;
  validDays: number;
}

/** Asks a new member to confirm the address. */
export function verificationMail(
  locale: Locale,
  { link, validDays }: VerificationMailValues,
): { subject: string; text: string } {
  if (locale === 'en') {
    return {
      subject: '[Selmatrix] Please confirm your e-mail address',
      text: `${greeting(locale)}

Thank you for joining Selmatrix. Please confirm your e-mail address by opening this link:
${link}

The link is valid for ${validDays} days. If you did not sign up, please ignore this mail.

Selmatrix Co., Ltd.
`,
    };
  }
  return {
    subject: '[셀매트릭스] 이메일 주소를 확인해 주세요',
    text: `${greeting(locale)}

셀매트릭스 회원이 되신 것을 환영합니다. 아래 링크를 열어 이메일 주소를 확인해 주세요.
${link}

링크는 ${validDays}일 동안 사용할 수 있습니다. 가입하신 적이 없다면 이 메일을 무시해 주세요.

(주)셀매트릭스 드림
`,
  };
}
