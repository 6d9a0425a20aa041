import { Type } from '@portal/service-kit';
import { mostAttachments } from './attachment.ts';

const id = Type.String({ format: 'uuid' });
const number = Type.String({ maxLength: 40, description: 'Such as Q-2026-000123' });

export const attachment = Type.Object(
  { id, name: Type.String(), bytes: Type.Integer() },
  { $id: 'Attachment', additionalProperties: false },
);
/** Of a message: ids of files that were uploaded for it. */
export const attachmentIds = Type.Optional(
  Type.Array(id, { maxItems: mostAttachments, description: 'Files that were uploaded for this message' }),
);
export const numberParams = Type.Object({ number });
export const fileParams = Type.Object({ number, id });
export const messageParams = Type.Object({ number, id: Type.String({ maxLength: 20, description: 'Of a message' }) });
export const linkHeader = Type.Object({
  'inquiry-link': Type.Optional(Type.String({ maxLength: 200, description: 'The token of the mailed link' })),
});
