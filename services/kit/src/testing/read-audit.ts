import pg from 'pg';

/** An entry of the audit log as it is stored. */
export interface AuditRow {
  id: string;
  at: Date;
  service: string;
  actor?: { id: string; email: string | null };
  action: string;
  target?: { type: string; id: string; label: string | null };
  subjects: string[];
  details: Record<string, unknown>;
  requestId: string | null;
}

interface EntryRow {
  id: string;
  at: Date;
  service: string;
  actor_id: string | null;
  actor_label: string | null;
  action: string;
  target_type: string | null;
  target_id: string | null;
  target_label: string | null;
  subjects: string[];
  details: Record<string, unknown>;
  request_id: string | null;
}

function toAuditRow(row: EntryRow): AuditRow {
  return {
    id: row.id,
    at: row.at,
    service: row.service,
    action: row.action,
    subjects: row.subjects,
    details: row.details,
    requestId: row.request_id,
    ...(row.actor_id === null ? {} : { actor: { id: row.actor_id, email: row.actor_label } }),
    ...(row.target_type === null || row.target_id === null
      ? {}
      : { target: { type: row.target_type, id: row.target_id, label: row.target_label } }),
  };
}

/** All entries, oldest first, read as the administrator: services may only write. */
export async function readAudit(adminUrl: string): Promise<AuditRow[]> {
  const client = new pg.Client({ connectionString: adminUrl });
  await client.connect();
  try {
    const { rows } = await client.query<EntryRow>('select * from audit.entries order by id');
    return rows.map(toAuditRow);
  } finally {
    await client.end();
  }
}
