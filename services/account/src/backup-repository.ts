import type { Knex } from 'knex';

export interface BackupState {
  /** Everything until then is in a backup; undefined where there is none. */
  at: Date | undefined;
  /** Whether that is too long ago, or never happened though there is something to lose. */
  isLate: boolean;
}

/** A backup is made every night; one night may fail before somebody is told. */
const lateAfter = '48 hours';

/** The newest backup: one that the command `backup` noted, or what Postgres has archived of its log. */
export async function backupState(db: Knex): Promise<BackupState> {
  const { rows } = await db.raw<{ rows: { at: Date | null; isLate: boolean }[] }>(
    `with newest as (
       select greatest(
         (select max(at) from backups),
         (select last_archived_time from pg_stat_archiver where current_setting('archive_mode') <> 'off')
       ) as at
     )
     select at, coalesce(at, (select min(created_at) from users)) < now() - interval '${lateAfter}' as is_late from newest`,
  );
  const [row] = rows;
  return { at: row?.at ?? undefined, isLate: row?.isLate ?? false };
}
