import type { Knex } from 'knex';

/** What admins decide about inquiries. */
export interface SupportSettings {
  guestInquiries: boolean;
  /** Null: the address of the environment. */
  inboxEmail: string | null;
  /** Whether senders are asked how satisfied they are with an answer. */
  asksSatisfaction: boolean;
  version: number;
  updatedAt: Date;
  updatedBy: string | null;
}

const settingsColumns = [
  'guestInquiries',
  'inboxEmail',
  'asksSatisfaction',
  'version',
  'updatedAt',
  'updatedBy',
] as const;

/** The one row, which the migration makes. */
export async function readSettings(db: Knex): Promise<SupportSettings> {
  return (await db<SupportSettings>('settings').first(settingsColumns)) as SupportSettings;
}

/** Changes the settings; undefined when `version` is no longer the newest. */
export async function updateSettings(
  trx: Knex,
  version: number,
  change: Pick<SupportSettings, 'guestInquiries' | 'inboxEmail' | 'asksSatisfaction'> & { updatedBy: string },
): Promise<SupportSettings | undefined> {
  const [row] = await trx<SupportSettings>('settings')
    .where({ version })
    .update({ ...change, updatedAt: trx.fn.now() as unknown as Date, version: version + 1 })
    .returning(settingsColumns);
  return row;
}
