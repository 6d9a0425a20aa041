import { mailOf, mailTemplate } from '@portal/service-kit';
import type { TemplatedMail } from '@portal/service-kit';
import { forgotPasswordPlaceholder, greeting, greetingPlaceholder } from '../../greeting.ts';
import type { Locale } from '../../locale.ts';
import type { SecondFactorMailValues } from './second-factor-mails.ts';

export const secondFactorFailuresTemplate = mailTemplate({
  name: 'second-factor-failures',
  title: { ko: '2단계 인증 실패', en: 'Second factor failed' },
  placeholders: { greeting: greetingPlaceholder, link: forgotPasswordPlaceholder },
  ko: {
    subject: '[셀매트릭스] 2단계 인증이 여러 번 실패했습니다',
    text: `{{greeting}}

셀매트릭스 계정의 2단계 인증이 짧은 시간에 여러 번 실패했습니다. 인증은 되지 않았습니다.

본인이 시도하셨다면 따로 하실 일은 없습니다.
본인이 아니라면 다른 사람이 비밀번호를 알고 있을 수 있습니다. 아래에서 바로 비밀번호를 다시 설정해 주세요.
{{link}}

(주)셀매트릭스 드림
`,
  },
  en: {
    subject: '[Selmatrix] Your second factor failed several times',
    text: `{{greeting}}

The second factor of your Selmatrix account failed several times within a short time. None of these attempts succeeded.

If it was you, there is nothing to do.
If not, somebody else may know your password. Choose a new one here at once:
{{link}}

Selmatrix Co., Ltd.
`,
  },
});

/** Says to the owner that somebody tries to pass the second factor, for which the password or a session was needed. */
export const secondFactorFailuresMail = (locale: Locale, { user, origin }: SecondFactorMailValues): TemplatedMail =>
  mailOf(secondFactorFailuresTemplate, locale, {
    greeting: greeting(locale, user),
    link: `${origin}/forgot-password`,
  });
