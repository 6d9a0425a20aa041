import { copyFile, mkdir, readdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import pg from 'pg';
import { copyTree } from './copy-tree.ts';

/** What belongs to the running server alone, as pg_basebackup leaves it out too. */
const ofServer =
  /^(postmaster\.(pid|opts)|backup_label(\.old)?|tablespace_map(\.old)?|.*pgsql_tmp.*|.*pg_internal\.init.*)$/;
/** Folders that stay, empty. */
const emptied = /^(pg_wal|pg_replslot|pg_dynshmem|pg_notify|pg_serial|pg_snapshots|pg_stat_tmp|pg_subtrans)[/\\]./;

/**
 * Copies the files of a running cluster by the low-level API of Postgres ("Making a Base Backup Using the Low Level API"), since the
 * embedded one comes without pg_basebackup. The copy holds the log that it needs, and becomes consistent when a server starts on it.
 * Returns the moment up to which everything that was committed is in it.
 */
export async function copyCluster(url: string, data: string, target: string): Promise<Date> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    // Keeps the log from here on while this connection lives
    await client.query(`select pg_create_physical_replication_slot('portal_backup_' || pg_backend_pid(), true, true)`);
    const started = await client.query<{ segment: string }>(
      `select pg_walfile_name(pg_backup_start('portal', fast => true)) as segment`,
    );
    await copyTree(data, target, { leaveOut: (name) => ofServer.test(path.basename(name)) || emptied.test(name) });
    const { rows: times } = await client.query<{ at: Date }>('select clock_timestamp() as at');
    const { rows: stopped } = await client.query<{ labelfile: string; spcmapfile: string }>(
      'select labelfile, spcmapfile from pg_backup_stop(wait_for_archive => false)',
    );
    await copyLog(data, target, started.rows[0]?.segment ?? '');
    await writeFile(path.join(target, 'backup_label'), stopped[0]?.labelfile ?? '', { mode: 0o600 });
    if (stopped[0]?.spcmapfile) await writeFile(path.join(target, 'tablespace_map'), stopped[0].spcmapfile);
    return times[0]?.at ?? new Date(0);
  } finally {
    await client.end();
  }
}

/** The segments since the backup began. Stopping it has closed the last of them. */
async function copyLog(data: string, target: string, first: string): Promise<void> {
  for (const folder of ['archive_status', 'summaries'])
    await mkdir(path.join(target, 'pg_wal', folder), { recursive: true });
  const segments = (await readdir(path.join(data, 'pg_wal'))).filter(
    (name) => /^[0-9A-F]{24}$/.test(name) && name >= first,
  );
  for (const name of segments) await copyFile(path.join(data, 'pg_wal', name), path.join(target, 'pg_wal', name));
}
