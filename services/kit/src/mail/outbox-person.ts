import type { PersonPart } from '../records/record-parts.ts';
import { shownRecords } from '../records/record-parts.ts';

interface WaitingMail {
  id: string;
  subject: string;
  createdAt: Date;
  failedAt: Date | null;
}

/** Mails to a person that wait or failed, for managers; of sent ones nothing is kept that says whom they went to. */
export function outboxPerson(access: PersonPart['access'], service: string): PersonPart {
  return {
    access,
    async read(db, { locale, address }) {
      if (address === undefined) return [];
      const rows = await db<WaitingMail>('outbox')
        .whereRaw('sent_at is null and lower(recipient) = ?', [address])
        .orderBy('createdAt', 'desc')
        .select<WaitingMail[]>('id', 'subject', 'createdAt', 'failedAt');
      if (rows.length === 0) return [];
      const text = (ko: string, en: string): string => (locale === 'ko' ? ko : en);
      return [
        {
          id: 'mails',
          label: text('보내지 못했거나 기다리는 메일', 'Mails that failed or wait'),
          total: rows.length,
          records: rows.slice(0, shownRecords).map(({ id, subject, createdAt, failedAt }) => ({
            id,
            label: subject,
            note: failedAt ? text('실패', 'Failed') : text('대기', 'Waiting'),
            at: createdAt.toISOString(),
          })),
          path: `/admin/mails?service=${service}&search=${encodeURIComponent(address)}`,
        },
      ];
    },
  };
}
