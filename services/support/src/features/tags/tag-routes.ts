import { Type } from '@portal/service-kit';
import type { SupportApp } from '../../config.ts';
import type { Tags } from './tag-repository.ts';

/** `/api/email/admin/tags`: what inquiries are tagged with. */
export function tagRoutes(app: SupportApp, tags: Tags): void {
  app.get(
    '/admin/tags',
    {
      config: { access: 'agent' },
      schema: {
        operationId: 'listTags',
        summary: 'Tags of inquiries, in alphabetical order',
        response: { 200: Type.Array(Type.String()) },
      },
    },
    () => tags.list(),
  );
}
