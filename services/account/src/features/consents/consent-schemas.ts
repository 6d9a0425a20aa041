import { Type } from '@portal/service-kit';
import type { Static } from '@portal/service-kit';
import type { Consent } from './consent-repository.ts';

export const ConsentSchema = Type.Object(
  {
    kind: Type.Enum(['terms', 'privacy', 'marketing'], { type: 'string' }),
    version: Type.String({ description: 'Of the text that was shown' }),
    given: Type.Boolean(),
    decidedAt: Type.String({ format: 'date-time' }),
  },
  { $id: 'Consent' },
);

/** A decision as it is sent. */
export function toConsentAnswer({ kind, version, given, decidedAt }: Consent): Static<typeof ConsentSchema> {
  return { kind, version, given, decidedAt: decidedAt.toISOString() };
}
