import { Type } from '@portal/service-kit';
import type { Static } from '@portal/service-kit';

export const releaseEvents = ['refused', 'healed', 'rolled-back', 'held'] as const;
export type ReleaseEventName = (typeof releaseEvents)[number];

const ReleaseEventSchema = Type.Enum([...releaseEvents], {
  $id: 'ReleaseEventName',
  type: 'string',
  description:
    '`refused`: a version did not pass its checks; `healed`: it failed and was taken back by itself; `rolled-back`: somebody took it back; `held`: it seems to fail, and people are to decide',
});

export const ReleaseMailChoiceSchema = Type.Object(
  {
    events: Type.Array(ReleaseEventSchema, { uniqueItems: true, maxItems: releaseEvents.length }),
    allSections: Type.Boolean({
      description: 'Of an administrator: also of sections that have managers of their own',
    }),
  },
  { $id: 'ReleaseMailChoice', additionalProperties: false },
);
export type ReleaseMailChoice = Static<typeof ReleaseMailChoiceSchema>;
