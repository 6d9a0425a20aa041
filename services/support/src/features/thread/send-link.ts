import { enqueueMail, problem } from '@portal/service-kit';
import type { Knex } from 'knex';
import { updateInquiry } from '../inquiries/inquiry-repository.ts';
import type { Inquiry } from '../inquiries/inquiry.ts';
import { replyAddressOf } from '../inquiries/single-address.ts';
import { readSettings } from '../settings/settings-repository.ts';
import { linkMail } from './link-mail.ts';
import type { ThreadUrl } from './thread-url.ts';

/**
 * Mails the sender of a locked inquiry, who is a guest, a new link to it; the former links are void from then on.
 * 409 `no-guest-inquiry` for that of a member, 409 `no-reply-address`.
 */
export async function sendNewLink(
  trx: Knex.Transaction,
  inquiry: Inquiry,
  { threadUrl, defaultInbox }: { threadUrl: ThreadUrl; defaultInbox: string },
): Promise<void> {
  if (inquiry.senderId !== null) throw problem.conflict('no-guest-inquiry');
  const to = replyAddressOf(inquiry);
  if (to === null) throw problem.conflict('no-reply-address');
  const renewed = { ...inquiry, linkGeneration: inquiry.linkGeneration + 1 };
  await updateInquiry(trx, inquiry, { linkGeneration: renewed.linkGeneration });
  const replyTo = (await readSettings(trx)).inboxEmail ?? defaultInbox;
  await enqueueMail(trx, linkMail(renewed, { to, replyTo, url: threadUrl(renewed) }));
}
