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
  guestInquiries: boolean;
  inboxEmail: string | null;
  version: number;
  updatedAt: Date;
  updatedBy: string | null;
}

function toSettings(row: SettingsRow): SupportSettings {
  return {
    guestInquiries: row.guestInquiries,
    inboxEmail: row.inboxEmail,
    version: row.version,
    updatedAt: row.updatedAt,
    updatedBy: row.updatedBy,
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
      guestInquiries: change.guestInquiries,
      inboxEmail: change.inboxEmail,
      updatedBy: change.updatedBy,
      updatedAt: trx.fn.now(),
      version: version + 1,
    })
    .returning('*');
  return row && toSettings(row);
}
