import type { Knex } from 'knex';

/** What admins decide about inquiries. */
export interface SupportSettings {
  guestInquiries: boolean;
  /** Null: the address of the environment. */
  inboxEmail: string | null;
  version: number;
  updatedAt: Date;
  updatedBy: string | null;
}

interface SettingsRow {
  guest_inquiries: boolean;
  inbox_email: string | null;
  version: number;
  updated_at: Date;
  updated_by: string | null;
}

function toSettings(row: SettingsRow): SupportSettings {
  return {
    guestInquiries: row.guest_inquiries,
    inboxEmail: row.inbox_email,
    version: row.version,
    updatedAt: row.updated_at,
    updatedBy: row.updated_by,
  };
}

/** The one row, which the migration makes. */
export async function readSettings(db: Knex): Promise<SupportSettings> {
  return toSettings((await db<SettingsRow>('settings').first()) as SettingsRow);
}

/** Changes the settings; undefined when `version` is no longer the newest. */
export async function updateSettings(
  trx: Knex,
  version: number,
  change: { guestInquiries: boolean; inboxEmail: string | null; updatedBy: string },
): Promise<SupportSettings | undefined> {
  const [row] = await trx<SettingsRow>('settings')
    .where({ version })
    .update({
      guest_inquiries: change.guestInquiries,
      inbox_email: change.inboxEmail,
      updated_by: change.updatedBy,
      updated_at: trx.fn.now(),
      version: version + 1,
    })
    .returning('*');
  return row && toSettings(row);
}
