import { Type } from '@portal/service-kit';
import { ConsentSchema } from '../consents/consent-schemas.ts';
import { ReleaseMailChoiceSchema } from '../release-mails/release-mail-schemas.ts';
import { ProfileSchema } from './profile-schemas.ts';

const moment = Type.String({ format: 'date-time' });

/** The file that people take with them. */
export const OwnDataSchema = Type.Object(
  {
    exportedAt: moment,
    profile: ProfileSchema,
    consents: Type.Array(ConsentSchema),
    sessions: Type.Array(
      Type.Object({
        browser: Type.String(),
        system: Type.String(),
        createdAt: moment,
        lastUsedAt: moment,
        endedAt: Type.Optional(moment),
      }),
    ),
    releaseMails: Type.Optional(ReleaseMailChoiceSchema),
    activity: Type.Array(
      Type.Object({
        at: moment,
        service: Type.String(),
        action: Type.String(),
        by: Type.Enum(['you', 'staff', 'system'], { type: 'string' }),
      }),
    ),
  },
  { $id: 'OwnData' },
);
