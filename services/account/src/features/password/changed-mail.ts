import { mailOf, mailTemplate } from '@portal/service-kit';
import type { TemplatedMail } from '@portal/service-kit';
import { forgotPasswordPlaceholder, greeting, greetingPlaceholder } from '../../greeting.ts';
import type { Locale } from '../../locale.ts';
import type { User } from '../users/user.ts';

export interface ChangedMailValues {
  user: Pick<User, 'name' | 'emailVerifiedAt'>;
  origin: string;
}

export const changedTemplate = mailTemplate({
  name: 'password-changed',
  title: { ko: '비밀번호 변경', en: 'Password changed' },
  placeholders: { greeting: greetingPlaceholder, link: forgotPasswordPlaceholder },
  ko: {
    subject: '[셀매트릭스] 비밀번호가 변경되었습니다',
    text: `{{greeting}}

방금 셀매트릭스 계정의 비밀번호가 변경되었으며, 다른 기기에서는 로그아웃되었습니다.

본인이 변경하셨다면 따로 하실 일은 없습니다.
본인이 아니라면 아래에서 바로 비밀번호를 다시 설정해 주세요.
{{link}}

(주)셀매트릭스 드림
`,
  },
  en: {
    subject: '[Selmatrix] Your password was changed',
    text: `{{greeting}}

The password of your Selmatrix account has just been changed, and your other devices were signed out.

If it was you, there is nothing to do.
If it was not you, choose a new password here at once:
{{link}}

Selmatrix Co., Ltd.
`,
  },
});

/** Tells the owner that the password was changed, in case somebody else did it. */
export const changedMail = (locale: Locale, { user, origin }: ChangedMailValues): TemplatedMail =>
  mailOf(changedTemplate, locale, { greeting: greeting(locale, user), link: `${origin}/forgot-password` });
