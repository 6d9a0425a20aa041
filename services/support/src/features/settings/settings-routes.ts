import { auditOf, createResourceService, Type } from '@portal/service-kit';
import type { SupportApp } from '../../config.ts';
import { nullable } from '../../nullable.ts';
import { settingsResource } from './settings-resource.ts';

/** `PUT /api/email/admin/settings`, by which pages of the release before write them. */
export function formerSettingsRoute(app: SupportApp, defaultInbox: string): void {
  const settings = createResourceService(app.db, settingsResource(defaultInbox));
  app.put(
    '/admin/settings',
    {
      config: { access: 'manager', stepUp: 'mail' },
      schema: {
        operationId: 'updateSupportSettings',
        summary: 'Other settings of the inquiry forms, for clients that do not know PATCH',
        deprecated: true,
        body: Type.Object(
          {
            version: Type.Integer({ minimum: 1 }),
            guestInquiries: Type.Boolean(),
            inboxEmail: nullable(Type.String({ maxLength: 254 })),
            asksSatisfaction: Type.Optional(Type.Boolean()),
          },
          { $id: 'SupportSettingsBody', additionalProperties: false },
        ),
        response: { 200: Type.Object({ version: Type.Integer() }) },
      },
    },
    (request) => {
      const { version, ...changes } = request.body;
      return settings.change('true', version, changes, auditOf(request));
    },
  );
}
