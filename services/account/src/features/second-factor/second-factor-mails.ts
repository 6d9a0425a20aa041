import { mailOf, mailTemplate } from '@portal/service-kit';
import type { TemplatedMail } from '@portal/service-kit';
import { forgotPasswordPlaceholder, greeting, greetingPlaceholder, linkPlaceholder } from '../../greeting.ts';
import type { Locale } from '../../locale.ts';
import type { User } from '../users/user.ts';

/** What was done to somebody's second factor. */
export type SecondFactorEvent =
  | 'passkey-added'
  | 'passkey-removed'
  | 'totp-added'
  | 'totp-removed'
  | 'recovery-codes-made'
  | 'recovery-code-used'
  | 'reset';

export interface SecondFactorMailValues {
  user: Pick<User, 'name' | 'emailVerifiedAt'>;
  origin: string;
}

const sentences: Record<SecondFactorEvent, Record<Locale, string>> = {
  'passkey-added': {
    ko: '셀매트릭스 계정에 패스키가 추가되었습니다.',
    en: 'A passkey was added to your Selmatrix account.',
  },
  'passkey-removed': {
    ko: '셀매트릭스 계정에서 패스키가 삭제되었습니다.',
    en: 'A passkey was removed from your Selmatrix account.',
  },
  'totp-added': {
    ko: '셀매트릭스 계정에 인증 앱이 연결되었습니다.',
    en: 'An authenticator app was connected to your Selmatrix account.',
  },
  'totp-removed': {
    ko: '셀매트릭스 계정에서 인증 앱 연결이 해제되었습니다.',
    en: 'The authenticator app was disconnected from your Selmatrix account.',
  },
  'recovery-codes-made': {
    ko: '셀매트릭스 계정의 복구 코드가 새로 발급되었습니다. 이전 복구 코드는 더 이상 사용할 수 없습니다.',
    en: 'New recovery codes were made for your Selmatrix account. Earlier recovery codes no longer work.',
  },
  'recovery-code-used': {
    ko: '셀매트릭스 계정의 복구 코드 하나가 사용되었습니다. 사용한 코드는 다시 쓸 수 없습니다.',
    en: 'A recovery code of your Selmatrix account was used. It does not work again.',
  },
  reset: {
    ko: '관리자가 셀매트릭스 계정의 2단계 인증을 초기화했습니다. 패스키, 인증 앱, 복구 코드가 모두 삭제되었고 모든 기기에서 로그아웃되었습니다.',
    en: 'An administrator has reset the second factor of your Selmatrix account. Its passkeys, authenticator app and recovery codes were removed, and all devices were signed out.',
  },
};

export const secondFactorTemplate = mailTemplate({
  name: 'second-factor',
  title: { ko: '2단계 인증 변경', en: 'Second factor changed' },
  placeholders: {
    greeting: greetingPlaceholder,
    event: {
      about: { ko: '무엇이 바뀌었는지', en: 'What was changed' },
      sample: sentences['passkey-added'],
      isRequired: true,
    },
    passwordLink: forgotPasswordPlaceholder,
    securityLink: linkPlaceholder('/account/security', { ko: '보안 설정 화면 주소', en: 'Link to the security page' }),
  },
  ko: {
    subject: '[셀매트릭스] 2단계 인증 정보가 변경되었습니다',
    text: `{{greeting}}

{{event}}

본인이 하셨거나 요청하신 일이라면 따로 하실 일은 없습니다.
본인이 아니라면 아래에서 바로 비밀번호를 다시 설정해 주세요.
{{passwordLink}}
그런 다음 아래에서 2단계 인증을 확인하시고 contact@selmatrix.example로 알려 주세요.
{{securityLink}}

(주)셀매트릭스 드림
`,
  },
  en: {
    subject: '[Selmatrix] The second factor of your account was changed',
    text: `{{greeting}}

{{event}}

If you did this or asked for it, there is nothing to do.
If not, choose a new password at once:
{{passwordLink}}
Then check your second factor here, and write to contact@selmatrix.example:
{{securityLink}}

Selmatrix Co., Ltd.
`,
  },
});

/** Tells the owner of a change to their second factor, in case somebody else made it. */
export const secondFactorMail = (
  locale: Locale,
  event: SecondFactorEvent,
  { user, origin }: SecondFactorMailValues,
): TemplatedMail =>
  mailOf(secondFactorTemplate, locale, {
    greeting: greeting(locale, user),
    event: sentences[event][locale],
    passwordLink: `${origin}/forgot-password`,
    securityLink: `${origin}/account/security`,
  });
