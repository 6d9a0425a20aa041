import type { PersonalData } from '@portal/service-kit';
import { listMine } from './my-inquiries-repository.ts';

const everything = { limit: 100_000, offset: 0 };

/** The inquiries of a member, and those of a guest with their verified address, with their conversations. Notes are the company's own. */
export const supportPersonalData: PersonalData = {
  async collect(db, person) {
    const { inquiries } = await listMine(db, person, everything);
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
          messages: messages.map(({ writtenBy, content, createdAt }) => ({
            writtenBy,
            content,
            createdAt: createdAt.toISOString(),
          })),
        })),
      },
    };
  },
};
