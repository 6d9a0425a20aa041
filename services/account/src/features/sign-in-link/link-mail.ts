import { mailOf, mailTemplate } from '@portal/service-kit';
import type { TemplatedMail } from '@portal/service-kit';
import { forgotPasswordPlaceholder, greeting, greetingPlaceholder, linkPlaceholder } from '../../greeting.ts';
import type { Locale } from '../../locale.ts';
import type { User } from '../users/user.ts';

export interface LinkMailValues {
  user: Pick<User, 'name' | 'emailVerifiedAt'>;
  link: string;
  validMinutes: number;
}

export const linkTemplate = mailTemplate({
  name: 'sign-in-link',
  title: { ko: '로그인 링크', en: 'Link to sign in' },
  placeholders: {
    greeting: greetingPlaceholder,
    link: linkPlaceholder('/login/link?token=sample', { ko: '로그인 링크', en: 'Link that signs in' }),
    validMinutes: {
      about: { ko: '링크 유효 시간 (분)', en: 'Minutes for which the link works' },
      sample: { ko: '10', en: '10' },
    },
  },
  ko: {
    subject: '[셀매트릭스] 로그인 링크 안내',
    text: `{{greeting}}

셀매트릭스 로그인 링크를 요청하셨습니다. 요청하신 브라우저에서 아래 링크를 열고 버튼을 눌러 주세요.
{{link}}

링크는 {{validMinutes}}분 동안 한 번만 사용할 수 있습니다.

요청하신 적이 없다면 이 메일을 무시해 주세요. 링크 없이는 아무도 로그인할 수 없습니다. 링크를 다른 사람에게 알려 주지 마세요.

(주)셀매트릭스 드림
`,
  },
  en: {
    subject: '[Selmatrix] Your sign-in link',
    text: `{{greeting}}

We were asked for a link to sign in to your Selmatrix account. Open it in the browser in which you asked for it, and press the button:
{{link}}

The link is valid for {{validMinutes}} minutes and can be used once.

If you did not ask for this, please ignore this mail: nobody can sign in without the link. Do not pass it on.

Selmatrix Co., Ltd.
`,
  },
});

/** With the link that signs a person in. */
export const linkMail = (locale: Locale, { user, link, validMinutes }: LinkMailValues): TemplatedMail =>
  mailOf(linkTemplate, locale, { greeting: greeting(locale, user), link, validMinutes: String(validMinutes) });

export interface PasswordRemovedMailValues {
  user: Pick<User, 'name' | 'emailVerifiedAt'>;
  origin: string;
}

export const passwordRemovedTemplate = mailTemplate({
  name: 'password-removed',
  title: { ko: '비밀번호 무효화', en: 'Password removed' },
  placeholders: { greeting: greetingPlaceholder, link: forgotPasswordPlaceholder },
  ko: {
    subject: '[셀매트릭스] 비밀번호를 새로 정해 주세요',
    text: `{{greeting}}

로그인 링크로 이메일 주소가 확인되었습니다. 확인 전에는 다른 사람도 이 주소로 가입할 수 있었으므로, 그때 정한 비밀번호와 패스키로는 더 이상 로그인할 수 없습니다.

앞으로도 로그인 링크로 로그인하실 수 있습니다. 비밀번호를 사용하시려면 아래에서 새로 정해 주세요.
{{link}}

(주)셀매트릭스 드림
`,
  },
  en: {
    subject: '[Selmatrix] Please choose a new password',
    text: `{{greeting}}

Your address has been verified by a sign-in link. Until then anybody could have signed up with it, so the password and the passkeys that were set before no longer sign in.

You can go on signing in by a mailed link. To use a password, choose one here:
{{link}}

Selmatrix Co., Ltd.
`,
  },
});

/** Tells who signed in by a link, before the address was verified, that the password of the sign-up is gone. */
export const passwordRemovedMail = (locale: Locale, { user, origin }: PasswordRemovedMailValues): TemplatedMail =>
  mailOf(passwordRemovedTemplate, locale, { greeting: greeting(locale, user), link: `${origin}/forgot-password` });
