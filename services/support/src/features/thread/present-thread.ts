import type { Inquiry } from '../inquiries/inquiry.ts';
import type { Message } from './message.ts';
import type { InquiryThread } from './thread-schemas.ts';

/** An inquiry as its sender sees it. */
export function presentSent(inquiry: Inquiry): Omit<InquiryThread, 'messages'> {
  const { number, form, type, product, title, content, applyDate, smwpId, state, createdAt } = inquiry;
  return {
    number,
    form,
    type,
    product,
    title,
    content,
    applyDate,
    smwpId,
    // What we take for spam is ours to know
    state: state === 'spam' ? 'received' : state,
    createdAt: createdAt.toISOString(),
  };
}

/** An inquiry with its conversation as its sender sees them: without notes, and without the names of agents. */
export function presentThread(inquiry: Inquiry, messages: readonly Message[]): InquiryThread {
  return {
    ...presentSent(inquiry),
    messages: messages.map(({ id, writtenBy, content, quotedText, createdAt, attachments, fromInquiry }) => ({
      id,
      writtenBy,
      content,
      quotedText,
      createdAt: createdAt.toISOString(),
      attachments,
      fromInquiry,
    })),
  };
}
