import { mailOf, mailTemplate } from '@portal/service-kit';
import type { TemplatedMail } from '@portal/service-kit';
import { greeting, greetingPlaceholder, linkPlaceholder } from '../../greeting.ts';
import type { Locale } from '../../locale.ts';
import type { User } from '../users/user.ts';

export interface ResetMailValues {
  user: Pick<User, 'name' | 'emailVerifiedAt'>;
  link: string;
}

export const resetTemplate = mailTemplate({
  name: 'password-reset',
  title: { ko: '비밀번호 재설정', en: 'Link to reset the password' },
  placeholders: {
    greeting: greetingPlaceholder,
    link: linkPlaceholder('/reset-password?token=sample', {
      ko: '비밀번호 재설정 링크',
      en: 'Link to choose a new password',
    }),
  },
  ko: {
    subject: '[셀매트릭스] 비밀번호 재설정 안내',
    text: `{{greeting}}

셀매트릭스 계정의 비밀번호 재설정을 요청하셨습니다. 아래 링크를 열어 새 비밀번호를 설정해 주세요.
{{link}}

링크는 1시간 동안 한 번만 사용할 수 있습니다. 새 비밀번호를 설정하면 모든 기기에서 로그아웃됩니다.

요청하신 적이 없다면 이 메일을 무시해 주세요. 비밀번호는 변경되지 않습니다.

(주)셀매트릭스 드림
`,
  },
  en: {
    subject: '[Selmatrix] Choose a new password',
    text: `{{greeting}}

We were asked to reset the password of your Selmatrix account. Open this link to choose a new one:
{{link}}

The link is valid for one hour and can be used once. Choosing a new password signs you out on all devices.

If you did not ask for this, please ignore this mail: your password stays as it is.

Selmatrix Co., Ltd.
`,
  },
});

/** With the link that lets a person choose a new password. */
export const resetMail = (locale: Locale, { user, link }: ResetMailValues): TemplatedMail =>
  mailOf(resetTemplate, locale, { greeting: greeting(locale, user), link });
