import { shownRecords } from '@portal/service-kit';
import type { LookupPart, PersonPart } from '@portal/service-kit';
import { createAuditLogRepository } from './features/audit/audit-log-repository.ts';
import { createMemberRepository } from './features/members/member-repository.ts';
import { createSessionRepository } from './features/sessions/session-repository.ts';

const window = { page: 1, pageSize: shownRecords, limit: shownRecords, offset: 0 };

/** Devices and audit entries of a member, for administrators. */
export const accountPerson: readonly PersonPart[] = [
  {
    access: 'administrator',
    async read(db, { locale, userId }) {
      if (userId === undefined) return [];
      const text = (ko: string, en: string): string => (locale === 'ko' ? ko : en);
      const log = createAuditLogRepository(db);
      const filters = { subject: userId };
      const [devices, entries, total] = await Promise.all([
        createSessionRepository(db).list(userId),
        log.list(filters, window),
        log.count(filters),
      ]);
      return [
        {
          id: 'sessions',
          label: text('로그인한 기기', 'Devices signed in'),
          total: devices.length,
          records: devices.slice(0, shownRecords).map((device) => ({
            id: device.id,
            label:
              [device.browser, device.system].filter(Boolean).join(' · ') || text('알 수 없는 기기', 'Unknown device'),
            at: device.lastUsedAt.toISOString(),
          })),
        },
        {
          id: 'audit',
          label: text('감사 기록', 'Audit log'),
          total,
          records: entries.map(({ id, action, actor, at }) => ({
            id,
            label: action,
            ...(actor?.email === undefined ? {} : { note: actor.email }),
            at,
          })),
          path: `/admin/audit?subject=${userId}`,
        },
      ].filter(({ records }) => records.length > 0);
    },
  },
];

/** Members, for administrators. */
export const accountLookup: readonly LookupPart[] = [
  {
    access: 'administrator',
    async read(db, { locale, words }) {
      const search = words.join(' ');
      // The newest few, so that it does not matter how many there are
      const found = await createMemberRepository(db).list({ search }, undefined, window, Number.POSITIVE_INFINITY);
      return {
        id: 'members',
        label: locale === 'ko' ? '회원' : 'Members',
        total: found.length,
        records: found.map(({ id, name, email, company }) => ({
          id,
          label: name,
          note: [email, company].filter(Boolean).join(' · '),
          path: `/admin/members/${id}`,
        })),
        path: `/admin/members?search=${encodeURIComponent(search)}`,
        subjects: found.map(({ id }) => id),
      };
    },
  },
];
