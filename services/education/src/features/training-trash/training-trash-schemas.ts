import { SeenVersion, Type } from '@portal/service-kit';
import type { Static } from '@portal/service-kit';
import { EducationId } from '../training-admin/training-admin-schemas.ts';

export const TrashEntrySchema = Type.Object(
  {
    educationId: Type.Integer(),
    version: Type.Integer(),
    title: Type.String(),
    type: Type.String(),
    startDate: Type.String({ description: 'YYYY-MM-DD' }),
    endDate: Type.String({ description: 'YYYY-MM-DD' }),
    applicants: Type.Integer({ description: 'Who holds a seat or waits' }),
    removedAt: Type.String({ description: 'ISO 8601 in UTC' }),
    purgeAt: Type.String({ description: 'When it is deleted for good, ISO 8601 in UTC' }),
  },
  { $id: 'TrashEntry' },
);
export type TrashEntry = Static<typeof TrashEntrySchema>;

export const RestoreBody = Type.Object(
  {
    educationId: EducationId,
    version: SeenVersion,
    notify: Type.Boolean({ description: 'Whether its applicants are mailed' }),
  },
  { $id: 'RestoreBody', additionalProperties: false },
);
export type RestoreBody = Static<typeof RestoreBody>;
