import { mailOf, mailTemplate } from '@portal/service-kit';
import type { TemplatedMail } from '@portal/service-kit';
import { greeting, greetingPlaceholder, linkPlaceholder } from '../../greeting.ts';
import type { Locale } from '../../locale.ts';
import type { Recipient, ReleaseNews } from './release-mail-repository.ts';
import type { ReleaseEventName } from './release-mail-schemas.ts';

const kinds: Record<ReleaseNews['kind'], Record<Locale, string>> = {
  section: { ko: '섹션', en: 'the section' },
  service: { ko: '서비스', en: 'the service' },
};

const happened: Record<ReleaseEventName, Record<Locale, string>> = {
  refused: { ko: '배포가 거부되었습니다', en: 'A release was refused' },
  healed: { ko: '오류로 이전 버전이 자동 복구되었습니다', en: 'A release failed and was taken back by itself' },
  'rolled-back': { ko: '배포가 이전 버전으로 되돌려졌습니다', en: 'A release was rolled back' },
  held: {
    ko: '배포에 문제가 의심되어 확인이 필요합니다',
    en: 'A release may be failing and needs your decision',
  },
};

export const releaseTemplate = mailTemplate({
  name: 'release-event',
  title: { ko: '배포 거부, 자동 복구, 되돌리기, 확인 요청', en: 'Release refused, healed, rolled back or in doubt' },
  placeholders: {
    greeting: greetingPlaceholder,
    event: {
      about: { ko: '무슨 일이 있었는지', en: 'What happened' },
      sample: happened.healed,
      isRequired: true,
    },
    what: {
      about: { ko: '섹션 또는 서비스', en: 'The section or service' },
      sample: { ko: 'education 섹션', en: 'the section education' },
      isRequired: true,
    },
    version: {
      about: { ko: '문제가 된 버전', en: 'The version in question' },
      sample: { ko: '4f1c2ab09d3e', en: '4f1c2ab09d3e' },
      isRequired: true,
    },
    live: {
      about: { ko: '지금 방문자가 보는 버전', en: 'The version that visitors have now' },
      sample: { ko: '지금 공개된 버전: 0a7d41c95b22', en: 'Live now: 0a7d41c95b22' },
    },
    findings: {
      about: { ko: '사유 (영어)', en: 'The reasons' },
      sample: { ko: '- 40 % of 50 visits failed', en: '- 40 % of 50 visits failed' },
    },
    releaseLink: linkPlaceholder('/admin/releases/education', {
      ko: '배포 화면 주소',
      en: 'Link to the view of releases',
    }),
    settingsLink: linkPlaceholder('/admin/releases', {
      ko: '알림 설정 화면 주소',
      en: 'Link to where these e-mails are chosen',
    }),
  },
  ko: {
    subject: '[셀매트릭스] {{event}}: {{what}}',
    text: `{{greeting}}

{{event}}.

대상: {{what}}
버전: {{version}}
{{live}}

{{findings}}

자세한 내용은 아래에서 확인하실 수 있습니다.
{{releaseLink}}

이 이메일은 배포 책임자에게 발송됩니다. 받을 알림은 아래에서 고르실 수 있습니다.
{{settingsLink}}

(주)셀매트릭스 드림
`,
  },
  en: {
    subject: '[Selmatrix] {{event}}: {{what}}',
    text: `{{greeting}}

{{event}}.

What: {{what}}
Version: {{version}}
{{live}}

{{findings}}

The view of releases shows more:
{{releaseLink}}

This e-mail goes to those who manage releases. Choose what you are told of here:
{{settingsLink}}

Selmatrix Co., Ltd.
`,
  },
});

/** More would be a report: the view of releases has all. */
const mostFindings = 10;
const longestFinding = 300;

function pathOf({ kind, section, name }: ReleaseNews): string {
  return kind === 'service' ? `/admin/releases/${section}/services/${name}` : `/admin/releases/${section}`;
}

/** Tells somebody who manages releases of a version that was refused, taken back or left under suspicion. */
export function releaseMail(news: ReleaseNews, recipient: Recipient, origin: string): TemplatedMail {
  const { locale } = recipient;
  const { event, kind, name, version, live, reason, findings } = news;
  const reasons = [reason, ...findings.map(({ cause, mend }) => (mend === undefined ? cause : `${cause} → ${mend}`))];
  const lines = reasons.filter((text) => text !== null).slice(0, mostFindings);
  return mailOf(releaseTemplate, locale, {
    greeting: greeting(locale, recipient),
    event: happened[event][locale],
    what: locale === 'ko' ? `${name} ${kinds[kind].ko}` : `${kinds[kind].en} ${name}`,
    version,
    live: live === null ? '' : locale === 'ko' ? `지금 공개된 버전: ${live}` : `Live now: ${live}`,
    findings: lines.map((text) => `- ${text.slice(0, longestFinding)}`).join('\n'),
    releaseLink: `${origin}${pathOf(news)}`,
    settingsLink: `${origin}/admin/releases`,
  });
}
