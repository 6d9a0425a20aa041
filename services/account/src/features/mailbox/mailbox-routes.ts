import path from 'node:path';
import { auditOf, readMailbox, recordAudit, Type } from '@portal/service-kit';
import type { AccountApp } from '../../config.ts';

const shownMails = 200;

const LocalMailboxSchema = Type.Object({
  folder: Type.Optional(Type.String({ description: 'where they are kept; missing where mails are sent' })),
  mails: Type.Array(
    Type.Object({
      name: Type.String(),
      to: Type.String(),
      subject: Type.String(),
      sentAt: Type.String({ format: 'date-time' }),
      text: Type.String(),
    }),
    { description: 'newest first' },
  ),
});

/**
 * `/api/user/admin/mailbox`: the mails that all services keep while there is no mail server. Not in production, where the
 * links in them would open the accounts of members to every admin.
 */
export function mailboxRoutes(app: AccountApp): void {
  const { SMTP_URL, MAILBOX_DIR, PORTAL_ENV } = app.config;
  const folder = !SMTP_URL && MAILBOX_DIR && PORTAL_ENV !== 'production' ? path.resolve(MAILBOX_DIR) : undefined;

  app.get(
    '/admin/mailbox',
    {
      config: { access: 'administrator', stepUp: 'data' },
      schema: {
        operationId: 'readMailbox',
        summary: 'Mails kept in the local mailbox; none where mails are sent',
        response: { 200: LocalMailboxSchema },
      },
    },
    async (request) => {
      if (!folder) return { mails: [] };
      const mails = await readMailbox(folder, shownMails);
      await recordAudit(app.db, { ...auditOf(request), action: 'mailbox.view', details: { mails: mails.length } });
      const answered = mails.map(({ name, to, subject, text, headers }) => ({
        name,
        to,
        subject,
        sentAt: new Date(headers['date'] ?? 0).toISOString(),
        text,
      }));
      return { folder, mails: answered.toReversed() };
    },
  );
}
