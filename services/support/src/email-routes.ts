import { quotasOf } from '@portal/service-kit';
import type { SupportApp } from './config.ts';
import { defaultInboxOf, senderAddressOf } from './config.ts';
import { attachmentRoutes } from './features/attachments/attachment-routes.ts';
import { createAttachments } from './features/attachments/attachment-service.ts';
import { createInquiryDesk } from './features/inquiries/accept-inquiry.ts';
import { inboxExportRoute } from './features/inbox/inbox-export.ts';
import { inboxRoutes } from './features/inbox/inbox-routes.ts';
import { createInboxLists } from './features/inbox/inbox-list-service.ts';
import { createInbox } from './features/inbox/inbox-service.ts';
import { readReplies } from './features/inbound/read-replies.ts';
import { eraseRoutes } from './features/erasing/erase-routes.ts';
import { inboundRoutes } from './features/inbound/inbound-routes.ts';
import { createInbound } from './features/inbound/inbound-service.ts';
import { createReplyAddresses } from './features/inbound/reply-address.ts';
import { requireInquiry } from './features/inquiries/inquiry-repository.ts';
import { createMerging } from './features/merging/merge-service.ts';
import { mergeRoutes } from './features/merging/merge-routes.ts';
import { sendRoutes } from './features/inquiries/send-routes.ts';
import { myInquiriesRoutes } from './features/my-inquiries/my-inquiries-routes.ts';
import { createPasswordCipher } from './features/passwords/password-cipher.ts';
import { satisfactionRoutes } from './features/satisfaction/satisfaction-routes.ts';
import { createSatisfaction } from './features/satisfaction/satisfaction-service.ts';
import { formerSettingsRoute } from './features/settings/settings-routes.ts';
import { createTags } from './features/tags/tag-repository.ts';
import { tagRoutes } from './features/tags/tag-routes.ts';
import { createInquiryLinks } from './features/thread/inquiry-link.ts';
import { threadRoutes } from './features/thread/thread-routes.ts';
import { createThreads } from './features/thread/thread-service.ts';
import { createThreadUrl } from './features/thread/thread-url.ts';
import { supportQuotas } from './quotas.ts';
import { addMaintenance } from './maintenance.ts';

/** `/api/email`: sending inquiries, seeing one's own, and the inbox in which admins answer them. */
export async function emailRoutes(app: SupportApp): Promise<void> {
  const cipher = createPasswordCipher(app.config);
  const quotas = quotasOf(app, supportQuotas);
  const defaultInbox = defaultInboxOf(app.config);
  const origin = app.config.PUBLIC_ORIGIN;
  const links = createInquiryLinks(app.config);
  const threadUrl = createThreadUrl(origin, links);
  const desk = createInquiryDesk({
    db: app.db,
    cipher,
    quotas,
    defaultInbox,
    ownAddress: senderAddressOf(app.config),
    origin,
  });
  app.addHook('onRequest', async (_request, reply) => {
    reply.header('cache-control', 'no-store');
  });
  sendRoutes(app, desk);
  myInquiriesRoutes(app);
  const threads = createThreads({ db: app.db, quotas, links, threadUrl, defaultInbox, origin });
  threadRoutes(app, threads);
  const attachments = createAttachments({ db: app.db, files: app.files });
  const addresses = createReplyAddresses(app.config);
  const inbound =
    addresses &&
    createInbound({
      db: app.db,
      files: app.files,
      attachments,
      threads,
      addresses,
      ownAddress: senderAddressOf(app.config),
    });
  inboundRoutes(app, inbound);
  readReplies(app, inbound);
  const satisfaction = createSatisfaction({
    db: app.db,
    quotas,
    links: createInquiryLinks(app.config, 'satisfaction with answers'),
    defaultInbox,
    origin,
  });
  satisfactionRoutes(app, satisfaction);
  const tags = createTags(app.db);
  tagRoutes(app, tags);
  addMaintenance(app, { attachments, inbound, satisfaction, tags });
  attachmentRoutes(app, { attachments, threads, findInquiry: (number) => requireInquiry(app.db, number) });
  const lists = createInboxLists(app.db);
  inboxExportRoute(app, lists);
  const inbox = createInbox({ db: app.db, cipher, defaultInbox, origin, threadUrl, addresses });
  inboxRoutes(app, inbox, lists);
  eraseRoutes(app);
  mergeRoutes(app, createMerging({ db: app.db, detail: inbox.detail }));
  formerSettingsRoute(app, defaultInbox);
}
