import type { EntryRead, ReadNotes } from '@portal/service-kit';
import { mailFailsSql } from '@portal/service-kit';
import type { Knex } from 'knex';

/** What lists of admins read beside the columns of `applications`. */
export const applicationSql = {
  /** Who is shown: a repeated application is its sender's alone, and an erased one has no person any more. */
  shown: 'not applications.is_repeat and applications.erased_at is null',
  training: 'left join trainings on trainings.id = applications.training_id',
  /** The text of the index `applications_folded`. */
  searched: `applications.name || E'\\n' || applications.email || E'\\n' || applications.company || E'\\n' || applications.phone_number`,
  /** As its index. */
  email: 'lower(applications.email)',
  place: `case when applications.status = 'waiting' then (
    select count(*)::int from applications ahead
    where ahead.training_id = applications.training_id and ahead.status = 'waiting' and ahead.id <= applications.id
  ) end`,
  mailFails: mailFailsSql('applications.email'),
};

interface Seen {
  id: number;
  subject: string;
  title: string;
}

/** What the audit log holds of applications that were read: whose they are, and of which training where a list is narrowed to one. */
export async function seenApplications(
  db: Knex,
  { event, entries, query: { educationId, page = 1, format = 'csv' } }: EntryRead,
): Promise<ReadNotes> {
  const ids = entries.map(({ entryId }) => Number(entryId));
  const rows = await db('applications')
    .join('trainings', 'trainings.id', 'applications.trainingId')
    .whereIn('applications.id', ids)
    .select<Seen[]>(
      'applications.id',
      db.raw('coalesce(applications.user_id, applications.email) as subject'),
      'trainings.titleKo as title',
    );
  const subjects = new Map(rows.map(({ id, subject }) => [id, subject]));
  return {
    subjects: ids.flatMap((id) => subjects.get(id) ?? []),
    details: { applications: ids.length, ...(event === 'view' ? { page } : { format }) },
    ...(educationId === undefined
      ? {}
      : { target: { type: 'training', id: String(educationId), label: rows[0]?.title } }),
  };
}
