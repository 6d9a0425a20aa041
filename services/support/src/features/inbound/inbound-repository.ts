import type { Knex } from 'knex';

const keptDays = 30;

/** Whether a mail with this hash has become a message. */
export async function isReceived(db: Knex, hash: Buffer): Promise<boolean> {
  return (await db('inbound_mails').where({ hash }).first('hash')) !== undefined;
}

/** Notes that a mail becomes a message; false when another delivery of it has. */
export async function noteReceived(trx: Knex, hash: Buffer): Promise<boolean> {
  const noted = await trx('inbound_mails').insert({ hash }).onConflict('hash').ignore().returning('hash');
  return noted.length > 0;
}

/** Forgets mails that no server delivers again. */
export async function forgetReceived(db: Knex): Promise<void> {
  await db('inbound_mails').whereRaw(`received_at < now() - interval '${keptDays} days'`).delete();
}
