import type { Knex } from 'knex';

/** What managers decide about inquiries, as far as other features use it. */
export interface SupportSettings {
  guestInquiries: boolean;
  /** Null: the address of the environment. */
  inboxEmail: string | null;
  /** Whether senders are asked by mail if a reply helped. */
  asksSatisfaction: boolean;
}

/** The one row, which the migration makes. */
export async function readSettings(db: Knex): Promise<SupportSettings> {
  const settings = await db<SupportSettings>('settings').first('guestInquiries', 'inboxEmail', 'asksSatisfaction');
  if (!settings) throw new Error('there are no settings');
  return settings;
}
