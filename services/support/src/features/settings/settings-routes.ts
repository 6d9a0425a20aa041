import { auditOf, problem, recordAudit, requireAdmin, sessionUser, Type } from '@portal/service-kit';
import type { SupportApp } from '../../config.ts';
import { nullable } from '../../nullable.ts';
import { singleAddress } from '../inquiries/single-address.ts';
import { readSettings, updateSettings } from './settings-repository.ts';
import type { SupportSettings } from './settings-repository.ts';

const closed = { additionalProperties: false };
const inboxEmail = nullable(
  Type.String({ maxLength: 254, description: 'Where inquiries are mailed to; null for the default of the server' }),
);
const guestInquiries = Type.Boolean({ description: 'Whether one may send an inquiry without signing in' });

const settingsAnswer = Type.Object(
  {
    guestInquiries,
    inboxEmail,
    defaultInboxEmail: Type.String(),
    version: Type.Integer(),
    updatedAt: Type.String({ format: 'date-time' }),
    updatedBy: nullable(Type.String({ description: 'Name of the admin' })),
  },
  closed,
);

const settingsBody = Type.Object({ version: Type.Integer({ minimum: 1 }), guestInquiries, inboxEmail }, closed);

/** `/api/email/admin/settings`: whether guests may send, and where inquiries are mailed to. */
export function settingsRoutes(app: SupportApp, defaultInboxEmail: string): void {
  const present = ({ updatedAt, ...settings }: SupportSettings) => ({
    ...settings,
    defaultInboxEmail,
    updatedAt: updatedAt.toISOString(),
  });

  app.get(
    '/admin/settings',
    {
      onRequest: requireAdmin,
      schema: {
        operationId: 'getSupportSettings',
        summary: 'Settings of the inquiry forms',
        response: { 200: settingsAnswer },
      },
    },
    async () => present(await readSettings(app.db)),
  );

  app.put(
    '/admin/settings',
    {
      onRequest: requireAdmin,
      schema: {
        operationId: 'updateSupportSettings',
        summary: 'Other settings of the inquiry forms',
        body: settingsBody,
        response: { 200: settingsAnswer },
      },
    },
    async (request) => {
      const { version, guestInquiries, inboxEmail } = request.body;
      const address = inboxEmail === null ? null : (singleAddress(inboxEmail.trim()) ?? null);
      if (inboxEmail !== null && address === null)
        throw problem.badRequest('validation-failed', undefined, { inboxEmail: 'email' });
      return app.db.transaction(async (trx) => {
        const before = await readSettings(trx);
        const settings = await updateSettings(trx, version, {
          guestInquiries,
          inboxEmail: address,
          updatedBy: sessionUser(request).name,
        });
        if (!settings) throw problem.conflict('stale-edit');
        const details = { guestInquiries, inboxChanged: before.inboxEmail !== address };
        await recordAudit(trx, {
          ...auditOf(request),
          action: 'support-settings.update',
          target: { type: 'support-settings', id: 'settings' },
          details,
        });
        return present(settings);
      });
    },
  );
}
