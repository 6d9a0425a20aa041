import { auditOf, sessionUser, Type } from '@portal/service-kit';
import type { SupportApp } from '../../config.ts';
import { nullable } from '../../nullable.ts';
import type { SupportSettings } from './settings-repository.ts';
import type { SettingsService } from './settings-service.ts';

const closed = { additionalProperties: false };
const inboxEmail = nullable(
  Type.String({ maxLength: 254, description: 'Where inquiries are mailed to; null for the default of the server' }),
);
const guestInquiries = Type.Boolean({ description: 'Whether one may send an inquiry without signing in' });

const asksSatisfaction = Type.Boolean({ description: 'Whether senders are asked by mail if an answer helped' });

const settingsAnswer = Type.Object(
  {
    guestInquiries,
    inboxEmail,
    asksSatisfaction,
    defaultInboxEmail: Type.String(),
    version: Type.Integer(),
    updatedAt: Type.String({ format: 'date-time' }),
    updatedBy: nullable(Type.String({ description: 'Name of the admin' })),
  },
  { $id: 'SupportSettings', ...closed },
);

const settingsBody = Type.Object(
  {
    version: Type.Integer({ minimum: 1 }),
    guestInquiries,
    inboxEmail,
    // Pages of earlier releases do not know it
    asksSatisfaction: Type.Optional(asksSatisfaction),
  },
  { $id: 'SupportSettingsBody', ...closed },
);

/** `/api/email/admin/settings`: whether guests may send, and where inquiries are mailed to. */
export function settingsRoutes(app: SupportApp, settings: SettingsService, defaultInboxEmail: string): void {
  const present = ({ updatedAt, ...stored }: SupportSettings) => ({
    ...stored,
    defaultInboxEmail,
    updatedAt: updatedAt.toISOString(),
  });

  app.get(
    '/admin/settings',
    {
      config: { access: 'manager' },
      schema: {
        operationId: 'getSupportSettings',
        summary: 'Settings of the inquiry forms',
        response: { 200: settingsAnswer },
      },
    },
    async () => present(await settings.read()),
  );

  app.put(
    '/admin/settings',
    {
      config: { access: 'manager', stepUp: 'mail' },
      schema: {
        operationId: 'updateSupportSettings',
        summary: 'Other settings of the inquiry forms',
        body: settingsBody,
        response: { 200: settingsAnswer },
      },
    },
    async (request) =>
      present(await settings.update(request.body, { name: sessionUser(request).name, audit: auditOf(request) })),
  );
}
