import { greeting } from '../../greeting.ts';
import type { Locale } from '../../locale.ts';
import type { User } from '../users/user.ts';

export interface LinkMailValues {
  user: Pick<User, 'name' | 'emailVerifiedAt'>;
  link: string;
  validMinutes: number;
}

/** With the link that signs a person in. */
export function linkMail(
  locale: Locale,
  { user, link, validMinutes }: LinkMailValues,
): { subject: string; text: string } {
  if (locale === 'en') {
    return {
      subject: '[Selmatrix] Your log-in link',
      text: `${greeting(locale, user)}

We were asked for a link to log in to your Selmatrix account. Open it in the browser in which you asked for it:
${link}

The link is valid for ${validMinutes} minutes and can be used once.

If you did not ask for this, please ignore this mail: nobody can log in without the link. Do not pass it on.

Selmatrix Co., Ltd.
`,
    };
  }
  return {
    subject: '[셀매트릭스] 로그인 링크 안내',
    text: `${greeting(locale, user)}

셀매트릭스 로그인 링크를 요청하셨습니다. 요청하신 브라우저에서 아래 링크를 열어 주세요.
${link}

링크는 ${validMinutes}분 동안 한 번만 사용할 수 있습니다.

요청하신 적이 없다면 이 메일을 무시해 주세요. 링크 없이는 아무도 로그인할 수 없습니다. 링크를 다른 사람에게 알려 주지 마세요.

(주)셀매트릭스 드림
`,
  };
}
