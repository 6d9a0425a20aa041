import type { OverviewPart } from '../overview/overview.ts';
import { countOf } from '../overview/count-by-day.ts';

/** Mails that could not be sent, for the overview of a service that sends some. */
export const outboxOverview: OverviewPart = {
  access: 'manager',
  async read(db, { locale }) {
    const failed = await countOf(
      db,
      'select count(*) as n from outbox where failed_at is not null and sent_at is null',
    );
    const late = await countOf(
      db,
      `select count(*) as n from outbox where sent_at is null and failed_at is null and created_at < now() - interval '10 minutes'`,
    );
    const text = (ko: string, en: string): string => (locale === 'ko' ? ko : en);
    return {
      states: [
        {
          id: 'mails-failed',
          label: text('보내지 못한 메일', 'Mails that failed'),
          count: failed,
          isProblem: failed > 0,
          path: '/admin/mails?state=failed',
        },
        {
          id: 'mails-late',
          label: text('10분 넘게 기다리는 메일', 'Mails waiting for over 10 minutes'),
          count: late,
          isProblem: late > 0,
          path: '/admin/mails?state=waiting',
        },
      ],
    };
  },
};
