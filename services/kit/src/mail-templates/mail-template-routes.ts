import { Type } from '@portal/runtime/typebox';
import type { FastifyRequest } from 'fastify';
import type { Access } from '../auth/access.ts';
import { sessionUser } from '../auth/session-user.ts';
import { revisionRoutes } from '../revisions/revision-routes.ts';
import type { ServiceApp } from '../app/service-app.ts';
import type { MailTemplate } from './mail-template.ts';
import {
  MailPreviewSchema,
  MailTemplateEdit,
  MailTemplateReset,
  MailTemplateSchema,
  MailTemplatesSchema,
  MailTestedSchema,
  MailTrialBody,
} from './mail-template-schemas.ts';
import type { MailTexts } from './mail-template-schemas.ts';
import { createMailTemplates, mailTemplateKind } from './mail-template-service.ts';

const params = { name: Type.String({ pattern: '^[a-z]+(-[a-z]+)*$', maxLength: 60 }) };

/** Who edits. */
function authorOf(request: FastifyRequest) {
  const { id, email } = sessionUser(request);
  return { actor: { id, email }, requestId: request.id };
}

/** The mail texts of a service, for those who may edit them. */
export function mailTemplateRoutes(app: ServiceApp, access: Access, declared: readonly MailTemplate[]): void {
  const templates = createMailTemplates(app.db, declared);
  const path = '/admin/mail-templates';

  app.get(
    path,
    {
      config: { access },
      schema: {
        operationId: 'listMailTemplates',
        summary: 'Mails whose texts can be edited',
        response: { 200: MailTemplatesSchema },
      },
    },
    async () => ({ templates: await templates.list() }),
  );

  app.get(
    `${path}/:name`,
    {
      config: { access },
      schema: {
        operationId: 'readMailTemplate',
        summary: 'The texts of a mail, its placeholders, and the built-in texts',
        params: Type.Object(params),
        response: { 200: MailTemplateSchema },
      },
    },
    (request) => templates.find(request.params.name),
  );

  app.put(
    `${path}/:name`,
    {
      config: { access, stepUp: 'mail' },
      schema: {
        operationId: 'editMailTemplate',
        summary: 'Edits the texts of a mail; 409 stale-edit when somebody else did meanwhile',
        params: Type.Object(params),
        body: MailTemplateEdit,
        response: { 200: MailTemplateSchema },
      },
    },
    (request) => {
      const { version, ...texts } = request.body;
      return templates.change(request.params.name, texts, version, authorOf(request));
    },
  );

  app.post(
    `${path}/:name/reset`,
    {
      config: { access, stepUp: 'mail' },
      schema: {
        operationId: 'resetMailTemplate',
        summary: 'Restores the built-in texts',
        params: Type.Object(params),
        body: MailTemplateReset,
        response: { 200: MailTemplateSchema },
      },
    },
    (request) => templates.reset(request.params.name, request.body.version, authorOf(request)),
  );

  app.post(
    `${path}/:name/preview`,
    {
      config: { access },
      schema: {
        operationId: 'previewMailTemplate',
        summary: 'The mail as its reader would get it, with sample values',
        params: Type.Object(params),
        body: MailTrialBody,
        response: { 200: MailPreviewSchema },
      },
    },
    async (request) => templates.preview(request.params.name, request.body),
  );

  app.post(
    `${path}/:name/test`,
    {
      config: { access, stepUp: 'mails' },
      schema: {
        operationId: 'testMailTemplate',
        summary: 'Sends the mail with sample values to the caller',
        params: Type.Object(params),
        body: MailTrialBody,
        response: { 200: MailTestedSchema },
      },
    },
    (request) => templates.test(request.params.name, request.body, authorOf(request)),
  );

  revisionRoutes(app, {
    path: `${path}/:name`,
    params,
    access,
    stepUp: 'mail',
    name: 'MailTemplate',
    itemOf: ({ name }) => ({ kind: mailTemplateKind, itemId: templates.requireTemplate(String(name)).name }),
    async restore({ name }, { snapshot, version }, request) {
      const restored = await templates.restore(String(name), snapshot as MailTexts, version ?? 1, authorOf(request));
      return restored.version;
    },
  });
}
