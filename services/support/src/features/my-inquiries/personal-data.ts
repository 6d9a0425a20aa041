import type { PersonalData } from '@portal/service-kit';
import { findAttachment } from '../attachments/attachment-repository.ts';
import { findOriginal } from '../attachments/mail-original-repository.ts';
import { sentFileOf, sentMailOf } from '../attachments/attachment-service.ts';
import { ratingsOf } from '../satisfaction/satisfaction-repository.ts';
import { findMineWithFile, findMineWithMessage, listAllMine } from './my-inquiries-repository.ts';

/** Of ids of mails, beside those of files, which are UUIDs. */
const mailPrefix = 'mail-';
/** Two files of an inquiry may have one name. */
const fileName = (number: string, id: string, name: string) => `inquiries/${number}/${id.slice(0, 8)}-${name}`;

/** The inquiries of a member, and those of a guest with their verified address, with their conversations. Notes are the company's own. */
export const supportPersonalData: PersonalData = {
  async collect(db, person) {
    const inquiries = await listAllMine(db, person);
    const ratings = await ratingsOf(
      db,
      inquiries.map(({ inquiry }) => inquiry.id),
    );
    return {
      records: {
        inquiries: inquiries.map(({ inquiry, messages }) => ({
          number: inquiry.number,
          form: inquiry.form,
          type: inquiry.type,
          product: inquiry.product,
          name: inquiry.name,
          phone: inquiry.phone,
          email: inquiry.email,
          title: inquiry.title,
          content: inquiry.content,
          applyDate: inquiry.applyDate,
          smwpId: inquiry.smwpId,
          // The password itself is told to nobody; once it has been used it is gone
          smwpPassword: inquiry.passwordState,
          locale: inquiry.locale,
          state: inquiry.state === 'spam' ? 'received' : inquiry.state,
          createdAt: inquiry.createdAt.toISOString(),
          satisfaction: ratings.get(inquiry.id) ?? null,
          messages: messages.map(({ writtenBy, content, quotedText, createdAt, attachments }) => ({
            writtenBy,
            content,
            ...(quotedText === null ? {} : { quotedText }),
            createdAt: createdAt.toISOString(),
            files: attachments.map(({ id, name }) => fileName(inquiry.number, id, name)),
          })),
        })),
      },
      files: inquiries.flatMap(({ inquiry, messages }) =>
        messages.flatMap(({ id: messageId, attachments, originalBytes }) => [
          ...attachments.map(({ id, name, bytes }) => ({ id, bytes, name: fileName(inquiry.number, id, name) })),
          ...(originalBytes === null
            ? []
            : [
                {
                  id: `${mailPrefix}${messageId}`,
                  bytes: originalBytes,
                  name: `inquiries/${inquiry.number}/mail-${messageId}.eml`,
                },
              ]),
        ]),
      ),
    };
  },

  async file(db, person, id) {
    if (id.startsWith(mailPrefix)) {
      const messageId = id.slice(mailPrefix.length);
      const own = await findMineWithMessage(db, person, messageId);
      const original = own && (await findOriginal(db, own.id, messageId));
      return own && original && sentMailOf(own.number, messageId, original);
    }
    const inquiry = await findMineWithFile(db, person, id);
    const attachment = inquiry && (await findAttachment(db, inquiry.id, id));
    return attachment && sentFileOf(attachment);
  },
};
