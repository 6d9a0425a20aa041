import { mailOf, mailTemplate } from '@portal/service-kit';
import type { TemplatedMail } from '@portal/service-kit';
import { greeting, greetingPlaceholder, linkPlaceholder } from '../../greeting.ts';
import type { Locale } from '../../locale.ts';

export const takenAddressTemplate = mailTemplate({
  name: 'taken-address',
  title: { ko: '이미 가입된 주소로 가입 시도', en: 'Signed up once more' },
  placeholders: {
    greeting: greetingPlaceholder,
    link: linkPlaceholder('/login', { ko: '로그인 화면 주소', en: 'Link to sign in' }),
  },
  ko: {
    subject: '[셀매트릭스] 이미 가입된 이메일 주소입니다',
    text: `{{greeting}}

방금 이 이메일 주소로 셀매트릭스 회원가입이 다시 시도되었습니다. 이미 이 주소로 만든 계정이 있어 아무것도 변경되지 않았으며, 새 계정도 만들어지지 않았습니다.

본인이 시도하셨다면 아래에서 로그인해 주세요.
{{link}}

본인이 아니라면 따로 하실 일은 없습니다. 계정과 비밀번호는 안전합니다.

(주)셀매트릭스 드림
`,
  },
  en: {
    subject: '[Selmatrix] You already have an account',
    text: `{{greeting}}

Somebody has just tried to sign up at Selmatrix with this e-mail address. You already have an account with it, so nothing was changed and no second account was made.

If it was you, sign in here:
{{link}}

If it was not you, there is nothing to do: your account and your password are untouched.

Selmatrix Co., Ltd.
`,
  },
});

/** To the owner of an address with which somebody signed up once more. */
export const takenAddressMail = (locale: Locale, { origin }: { origin: string }): TemplatedMail =>
  mailOf(takenAddressTemplate, locale, { greeting: greeting(locale), link: `${origin}/login` });
