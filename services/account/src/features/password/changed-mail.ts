import { greeting } from '../../greeting.ts';
import type { Locale } from '../../locale.ts';
import type { User } from '../users/user.ts';

export interface ChangedMailValues {
  user: Pick<User, 'name' | 'emailVerifiedAt'>;
  origin: string;
}

/** Tells the owner that the password was changed, in case somebody else did it. */
export function changedMail(locale: Locale, { user, origin }: ChangedMailValues): { subject: string; text: string } {
  if (locale === 'en') {
    return {
      subject: '[Selmatrix] Your password was changed',
      text: `${greeting(locale, user)}

The password of your Selmatrix account has just been changed, and your other devices were signed out.

If it was you, there is nothing to do.
If it was not you, choose a new password here at once:
${origin}/forgot-password

Selmatrix Co., Ltd.
`,
    };
  }
  return {
    subject: '[셀매트릭스] 비밀번호가 변경되었습니다',
    text: `${greeting(locale, user)}

방금 셀매트릭스 계정의 비밀번호가 변경되었으며, 다른 기기에서는 로그아웃되었습니다.

본인이 변경하셨다면 따로 하실 일은 없습니다.
본인이 아니라면 아래에서 바로 비밀번호를 다시 설정해 주세요.
${origin}/forgot-password

(주)셀매트릭스 드림
`,
  };
}
