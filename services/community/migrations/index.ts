import {
  deletedAccountsMigration,
  foldedTermsMigration,
  idempotencyMigration,
  mailTemplateMigration,
  mediaTrashMigration,
  outboxExtrasMigration,
  outboxMigration,
  quotaMigration,
  revisionMigration,
  storedPicturesMigration,
} from '@portal/service-kit';
import type { Migrations } from '@portal/service-kit';
import { pictureTables } from '../src/features/attachments/stored-pictures.ts';
import * as news from './001-news.ts';
import * as classroom from './002-classroom.ts';
import * as writing from './003-writing.ts';
import * as counts from './004-counts.ts';
import * as search from './005-search.ts';
import * as quickLetterPairs from './008-quick-letter-pairs.ts';
import * as searchByMonth from './009-search-by-month.ts';
import { siteSearch } from './011-site-search.ts';
import * as media from './014-media.ts';
import * as returned from './015-returned.ts';
import * as shownBefore from './022-shown-before.ts';
import * as answerImages from './023-answer-images.ts';
import * as corrections from './024-corrections.ts';
import * as foldedLists from './025-folded-lists.ts';
import * as answerTrash from './019-answer-trash.ts';
import * as removedByAuthor from './013-removed-by-author.ts';
import * as listOrders from './027-list-orders.ts';
import { posts } from './028-posts.ts';

export const migrations: Migrations = {
  '001-news': news,
  '002-classroom': classroom,
  '003-writing': writing,
  '004-counts': counts,
  '005-search': search,
  '006-erasures': deletedAccountsMigration,
  '007-idempotency': idempotencyMigration,
  '008-quick-letter-pairs': quickLetterPairs,
  '009-search-by-month': searchByMonth,
  '010-quotas': quotaMigration,
  '011-site-search': siteSearch,
  '012-revisions': revisionMigration,
  '013-removed-by-author': removedByAuthor,
  '014-media': media,
  '015-returned': returned,
  '016-outbox': outboxMigration,
  '017-outbox-extras': outboxExtrasMigration,
  '018-mail-templates': mailTemplateMigration,
  '019-answer-trash': answerTrash,
  '020-media-trash': mediaTrashMigration,
  '021-folded-search': foldedTermsMigration,
  '022-shown-before': shownBefore,
  '023-answer-images': answerImages,
  '024-corrections': corrections,
  '025-folded-lists': foldedLists,
  '026-stored-pictures': storedPicturesMigration(pictureTables),
  '027-list-orders': listOrders,
  '028-posts': posts,
};
