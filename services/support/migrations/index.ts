import {
  deletedAccountsMigration,
  fileRemovalsMigration,
  foldedTermsMigration,
  idempotencyMigration,
  mailTemplateMigration,
  outboxExtrasMigration,
  outboxFailuresMigration,
  outboxMigration,
  outboxThreadsMigration,
  quotaMigration,
  revisionMigration,
  foldedListsMigration,
  storedPicturesMigration,
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
import * as quotedText from './020-quoted-text.ts';
import * as confirmedGuests from './021-confirmed-guests.ts';
import { pictureTables } from '../src/features/attachments/stored-pictures.ts';
import * as foldedInquiries from './029-folded-inquiries.ts';
import * as deletedSenders from './030-deleted-senders.ts';
import * as englishDocuments from './032-english-documents.ts';
import * as mailOriginals from './027-mail-originals.ts';
import * as mailsOfMessages from './022-mails-of-messages.ts';
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
  '020-quoted-text': quotedText,
  '021-confirmed-guests': confirmedGuests,
  '022-mails-of-messages': mailsOfMessages,
  '023-outbox-threads': outboxThreadsMigration,
  '024-outbox-failures': outboxFailuresMigration,
  '025-folded-search': foldedTermsMigration,
  '026-folded-lists': foldedListsMigration({ inquiries_folded: { table: 'inquiries', text: 'search_text' } }),
  '027-mail-originals': mailOriginals,
  '028-stored-pictures': storedPicturesMigration(pictureTables),
  '029-folded-inquiries': foldedInquiries,
  '030-deleted-senders': deletedSenders,
  '031-deleted-accounts': deletedAccountsMigration,
  '032-english-documents': englishDocuments,
};
