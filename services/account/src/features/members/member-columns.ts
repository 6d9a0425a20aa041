import type { ExportColumn } from '@portal/service-kit';
import type { Locale } from '../../locale.ts';
import { orderedRoles } from '../roles/section-role-repository.ts';
import type { Member } from './member.ts';

const yes = { ko: '예', en: 'Yes' };
const no = { ko: '아니요', en: 'No' };
const roles = { admin: { ko: '관리자', en: 'Administrator' }, member: { ko: '일반 회원', en: 'Member' } };
const active = { ko: '이용 중', en: 'Active' };
const suspended = { ko: '이용 정지', en: 'Suspended' };

/** Columns of the exported list of members. */
export function memberColumnsIn(lang: Locale): ExportColumn<Member>[] {
  const header = (ko: string, en: string): string => (lang === 'ko' ? ko : en);
  return [
    { header: header('이름', 'Name'), value: ({ name }) => name },
    { header: header('이메일', 'E-mail'), value: ({ email }) => email },
    { header: header('전화번호', 'Phone'), value: ({ phoneNumber }) => phoneNumber },
    { header: header('회사', 'Company'), value: ({ company }) => company },
    { header: header('권한', 'Role'), value: ({ role }) => roles[role][lang] },
    {
      header: header('섹션 권한', 'Roles in sections'),
      value: ({ roles: held }) =>
        Object.entries(orderedRoles(held))
          .map(([section, names]) => `${section}: ${names.join(', ')}`)
          .join('; '),
    },
    { header: header('상태', 'Status'), value: ({ suspendedAt }) => (suspendedAt ? suspended : active)[lang] },
    {
      header: header('이메일 확인', 'E-mail confirmed'),
      value: ({ emailVerifiedAt }) => (emailVerifiedAt ? yes : no)[lang],
    },
    { header: header('가입일시', 'Joined'), value: ({ createdAt }) => createdAt },
    { header: header('마지막 로그인', 'Last sign-in'), value: ({ lastSignInAt }) => lastSignInAt ?? null },
  ];
}
