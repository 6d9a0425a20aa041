import type { Static } from '@portal/service-kit';
import type { Knex } from 'knex';
import { replyAddressOf } from '../inquiries/single-address.ts';
import { listMerged } from '../merging/merge-repository.ts';
import { ratingsOf } from '../satisfaction/satisfaction-repository.ts';
import { listMessages } from '../thread/message-repository.ts';
import { listNotes, notificationOf } from './conversation-repository.ts';
import type { InboxEntry, ListedEntry } from './inbox-repository.ts';
import type { inboxRow, inquiryDetail } from './inbox-schemas.ts';

export type InboxRow = Static<typeof inboxRow>;
export type InquiryDetail = Static<typeof inquiryDetail>;

/** An entry of the inbox as the list shows it. */
export function presentRow({ inquiry, assigneeName, ...beside }: ListedEntry): InboxRow {
  const { id: _id, assigneeId, senderId, passwordState, createdAt, newMessageAt, updatedAt, ...shown } = inquiry;
  return {
    ...shown,
    ...beside,
    assignee: assigneeId === null ? null : { id: assigneeId, name: assigneeName ?? '' },
    member: senderId !== null,
    password: passwordState,
    createdAt: createdAt.toISOString(),
    newMessageAt: newMessageAt?.toISOString() ?? null,
    updatedAt: updatedAt.toISOString(),
  };
}

const presentWritten = <Written extends { createdAt: Date }>(written: Written) => ({
  ...written,
  createdAt: written.createdAt.toISOString(),
});

/** An inquiry with all that was said about it. */
export async function presentDetail(db: Knex, entry: InboxEntry): Promise<InquiryDetail> {
  const { senderEmail, linkGeneration: _generation, mergedInto: _kept, ...inquiry } = entry.inquiry;
  const { id, number, content, applyDate, smwpId, locale, senderId } = inquiry;
  const [merged, ratings] = [await listMerged(db, id), await ratingsOf(db, [id])];
  const notes = await listNotes(db, id);
  const messages = await listMessages(db, id);
  const replyAddress = replyAddressOf(entry.inquiry);
  return {
    ...presentRow({ ...entry, inquiry }),
    content,
    applyDate,
    smwpId,
    locale,
    memberEmail: senderEmail,
    replyAddress,
    merged,
    satisfaction: ratings.get(id) ?? null,
    canSendLink: senderId === null && replyAddress !== null,
    notes: notes.map(presentWritten),
    messages: messages.map(presentWritten),
    replies: messages.flatMap(({ id: messageId, author, content: text, createdAt, mailedTo, mailState }) =>
      mailedTo === null || mailState === null
        ? []
        : [{ id: messageId, author, content: text, createdAt: createdAt.toISOString(), mailedTo, mailState }],
    ),
    notification: await notificationOf(db, number),
  };
}

/** Whose data an inquiry is, for the audit log. */
export function subjectsOf({ email, senderId }: { email: string; senderId: string | null }): string[] {
  return senderId === null ? [email] : [email, senderId];
}
