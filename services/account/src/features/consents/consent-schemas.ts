import { Type } from '@portal/service-kit';
import type { Static } from '@portal/service-kit';
import type { Consent } from './consent-repository.ts';

export const ConsentSchema = Type.Object(
  {
    kind: Type.Enum(['terms', 'privacy', 'marketing'], { type: 'string' }),
    version: Type.String({ description: 'Of the text that was shown' }),
    given: Type.Boolean(),
    decision: Type.Enum(['given', 'refused', 'withdrawn'], {
      type: 'string',
      description: 'withdrawn: it was given before; refused: it never was',
    }),
    decidedAt: Type.String({ format: 'date-time' }),
  },
  { $id: 'Consent' },
);

/** The decisions of a person, newest first, as they are sent. */
export function toConsentAnswers(consents: Consent[]): Static<typeof ConsentSchema>[] {
  return consents.map(({ kind, version, given, decidedAt }, index) => {
    const wasGiven = consents.slice(index + 1).some((earlier) => earlier.kind === kind && earlier.given);
    const decision = given ? 'given' : wasGiven ? 'withdrawn' : 'refused';
    return { kind, version, given, decision, decidedAt: decidedAt.toISOString() };
  });
}
