import {
  fileRemovalsMigration,
  idempotencyMigration,
  mailTemplateMigration,
  outboxExtrasMigration,
  outboxMigration,
  quotaMigration,
  revisionMigration,
} from '@portal/service-kit';
import type { Migrations } from '@portal/service-kit';
import * as documents from './001-documents.ts';
import * as inquiries from './003-inquiries.ts';
import * as documentOriginals from './006-document-originals.ts';
import * as inbox from './004-inbox.ts';
import * as addresses from './008-addresses.ts';
import * as messages from './009-messages.ts';
import * as attachments from './010-attachments.ts';
import * as inquiryWork from './017-inquiry-work.ts';
import * as documentUndo from './019-document-undo.ts';
import * as inquiryIndexes from './018-inquiry-indexes.ts';
import * as cannedReplies from './016-canned-replies.ts';
import * as inboundMails from './015-inbound-mails.ts';
import * as inboxLists from './012-inbox-lists.ts';
import { siteSearch } from './011-site-search.ts';

/** Every migration of the schema `support`, applied in key order. */
export const migrations: Migrations = {
  '001-documents': documents,
  '002-outbox': outboxMigration,
  '002-outbox-extras': outboxExtrasMigration,
  '003-inquiries': inquiries,
  '004-inbox': inbox,
  '005-idempotency': idempotencyMigration,
  '006-document-originals': documentOriginals,
  '007-quotas': quotaMigration,
  '008-addresses': addresses,
  '009-messages': messages,
  '009-file-removals': fileRemovalsMigration,
  '010-attachments': attachments,
  '011-site-search': siteSearch,
  '012-inbox-lists': inboxLists,
  '013-revisions': revisionMigration,
  '014-mail-templates': mailTemplateMigration,
  '015-inbound-mails': inboundMails,
  '016-canned-replies': cannedReplies,
  '017-inquiry-work': inquiryWork,
  '018-inquiry-indexes': inquiryIndexes,
  '019-document-undo': documentUndo,
};
