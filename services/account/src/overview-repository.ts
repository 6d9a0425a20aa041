import { countByDay, seoulTime } from '@portal/service-kit';
import type { OverviewPart } from '@portal/service-kit';
import { backupState } from './backup-repository.ts';

/** Sign-ups, sign-ins and the newest backup, for administrators. */
export const accountOverview: readonly OverviewPart[] = [
  {
    access: 'administrator',
    async read(db, { locale, days }) {
      const text = (ko: string, en: string): string => (locale === 'ko' ? ko : en);
      const [joined, sessions, backup] = await Promise.all([
        countByDay(db, days, { from: 'users', at: 'created_at' }),
        countByDay(db, days, { from: 'sessions', at: 'created_at' }),
        backupState(db),
      ]);
      return {
        charts: [
          {
            id: 'sign-ups',
            label: text('가입', 'Sign-ups'),
            kind: 'line',
            names: days,
            series: [{ label: text('새 회원', 'New members'), values: joined }],
            path: '/admin/members',
          },
          {
            id: 'sign-ins',
            label: text('로그인', 'Sign-ins'),
            kind: 'line',
            names: days,
            series: [{ label: text('로그인한 기기', 'Devices signed in'), values: sessions }],
          },
        ],
        states: [
          {
            id: 'backup',
            label: text('마지막 백업', 'Last backup'),
            count: backup.at ? 1 : 0,
            text: backup.at ? seoulTime(backup.at) : text('없음', 'none'),
            isProblem: backup.isLate,
          },
        ],
      };
    },
  },
];
