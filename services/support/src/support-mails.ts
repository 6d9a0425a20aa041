import { replyTemplate } from './features/inbox/reply-mail.ts';
import { receiptTemplate } from './features/inquiries/receipt-mail.ts';
import { satisfactionTemplate } from './features/satisfaction/satisfaction-mail.ts';
import { linkTemplate } from './features/thread/link-mail.ts';

/** Every mail to senders of inquiries whose texts may be edited. Those to the company are forms, not letters. */
export const supportMails = [receiptTemplate, replyTemplate, linkTemplate, satisfactionTemplate];
