import { mailOf, mailTemplate } from '@portal/service-kit';
import type { TemplatedMail } from '@portal/service-kit';
import { greeting, greetingPlaceholder } from '../../greeting.ts';
import type { Locale } from '../../locale.ts';
import type { User } from '../users/user.ts';

export const farewellTemplate = mailTemplate({
  name: 'farewell',
  title: { ko: '회원 탈퇴 완료', en: 'Account deleted' },
  placeholders: { greeting: greetingPlaceholder },
  ko: {
    subject: '[셀매트릭스] 회원 탈퇴가 완료되었습니다',
    text: `{{greeting}}

요청하신 대로 셀매트릭스 회원 탈퇴가 완료되었습니다. 회원 정보와 비밀번호, 동의 내역은 삭제되었고 모든 기기에서 로그아웃되었습니다. 작성하신 글은 이름 없이 '탈퇴한 회원'으로 남습니다.

같은 이메일 주소로 언제든지 다시 가입하실 수 있습니다. 그동안 이용해 주셔서 감사합니다.

(주)셀매트릭스 드림
`,
  },
  en: {
    subject: '[Selmatrix] Your account was deleted',
    text: `{{greeting}}

Your Selmatrix account was deleted as you asked. Your profile, your password and your consents are erased, and all devices are signed out. What you posted stays without your name.

You are welcome to sign up again at any time with the same address.

Selmatrix Co., Ltd.
`,
  },
});

/** The last mail to somebody who left. */
export const farewellMail = (locale: Locale, user: Pick<User, 'name' | 'emailVerifiedAt'>): TemplatedMail =>
  mailOf(farewellTemplate, locale, { greeting: greeting(locale, user) });
