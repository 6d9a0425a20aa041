import { countByDay } from '@portal/service-kit';
import type { OverviewPart } from '@portal/service-kit';

/** Sign-ups and sign-ins, for administrators. */
export const accountOverview: readonly OverviewPart[] = [
  {
    access: 'administrator',
    async read(db, { locale, days }) {
      const text = (ko: string, en: string): string => (locale === 'ko' ? ko : en);
      const [joined, sessions] = await Promise.all([
        countByDay(db, days, { from: 'users', at: 'created_at' }),
        countByDay(db, days, { from: 'sessions', at: 'created_at' }),
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
      };
    },
  },
];
