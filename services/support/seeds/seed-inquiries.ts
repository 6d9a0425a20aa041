import { randomBytes, randomUUID } from 'node:crypto';
import type { Knex } from 'knex';
import type { SupportConfig } from '../src/config.ts';
import { insertInquiry } from '../src/features/inquiries/inquiry-repository.ts';
import { createPasswordCipher } from '../src/features/passwords/password-cipher.ts';
import { sampleInquiries } from './sample-inquiries.ts';
import type { SampleInquiry } from './sample-inquiries.ts';

const hourMs = 3_600_000;
const author = { authorId: 'sample', authorName: '셀매트릭스 고객지원' };

/** A password that the form would take; nobody needs to know it. */
function inventPassword(): string {
  return `Sm!${randomBytes(9).toString('base64url')}`;
}

async function insertSample(trx: Knex, sample: SampleInquiry, config: SupportConfig, now: Date): Promise<void> {
  const id = randomUUID();
  const createdAt = new Date(now.getTime() - sample.hoursAgo * hourMs);
  const { number } = await insertInquiry(trx, {
    id,
    form: sample.form,
    type: sample.type ?? null,
    product: sample.product ?? null,
    name: sample.name,
    phone: sample.phone,
    email: sample.email,
    applyDate: sample.applyDate ?? null,
    title: sample.title,
    content: sample.content,
    smwpId: sample.smwpId ?? null,
    trapped: sample.trapped ?? false,
    locale: sample.locale ?? 'ko',
    sender: undefined,
    password: sample.form === 'smwp' ? createPasswordCipher(config).seal(inventPassword(), id) : undefined,
  });
  const handledAt = new Date(createdAt.getTime() + hourMs);
  await trx('inquiries')
    .where({ number })
    .update({
      state: sample.state,
      createdAt,
      updatedAt: sample.state === 'received' ? createdAt : handledAt,
    });
  if (sample.note) await trx('notes').insert({ inquiryId: id, ...author, content: sample.note, createdAt: handledAt });
  if (!sample.reply) return;
  const [reply] = await trx('messages')
    .insert({ inquiryId: id, ...author, content: sample.reply, mailedTo: sample.email, createdAt: handledAt })
    .returning<{ id: string }[]>('id');
  // As if it had been mailed: invented people get no mail
  await trx('outbox').insert({ key: `reply:${reply?.id}`, createdAt: handledAt, sentAt: handledAt });
  if (!sample.answer) return;
  const answeredAt = new Date(handledAt.getTime() + hourMs);
  await trx('messages').insert({
    inquiryId: id,
    writtenBy: 'sender',
    authorName: sample.name,
    content: sample.answer,
    createdAt: answeredAt,
  });
  await trx('inquiries').where({ id }).update({ newMessageAt: answeredAt, updatedAt: answeredAt });
}

/** Fills an empty inbox with invented inquiries in every state. An inbox that has inquiries is left alone. */
export async function seedInquiries(db: Knex, config: SupportConfig, now: Date): Promise<void> {
  await db.transaction(async (trx) => {
    // Two copies that seed at once must not both find the table empty
    await trx.raw('lock table inquiries in share row exclusive mode');
    if (await trx('inquiries').first(trx.raw('1'))) return;
    for (const sample of sampleInquiries) await insertSample(trx, sample, config, now);
  });
}
