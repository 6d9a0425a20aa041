import { pageOf, pageQuery, sectionRoles, Type } from '@portal/service-kit';
import type { Static } from '@portal/service-kit';
import { ConsentSchema } from '../consents/consent-schemas.ts';
import { GenderSchema } from '../profile/profile-schemas.ts';
import { SectionRolesSchema, sectionName } from '../roles/role-schemas.ts';
import { RoleSchema } from '../users/user-schemas.ts';

const closed = { additionalProperties: false };
const moment = Type.String({ format: 'date-time' });
const count = Type.Integer();

const StatusSchema = Type.Enum(['active', 'suspended'], { $id: 'Status', type: 'string' });

const sortableNames = ['name', 'email', 'company', 'createdAt', 'lastSignInAt'] as const;

const filters = {
  search: Type.Optional(
    Type.String({ maxLength: 200, description: 'In name, e-mail and company; every word must be found' }),
  ),
  role: Type.Optional(
    Type.Enum(['admin', 'member', ...sectionRoles], {
      type: 'string',
      description: 'Of the account, or held in a section: in `section`, or in any',
    }),
  ),
  section: Type.Optional(Type.String({ pattern: sectionName, description: 'With a role there' })),
  status: Type.Optional(StatusSchema),
  verified: Type.Optional(Type.Boolean()),
};
const paging = pageQuery(sortableNames);

export const MemberListQuery = Type.Object({ ...filters, ...paging }, closed);

export const MemberExportQuery = Type.Object(
  {
    ...filters,
    sort: paging.sort,
    format: Type.Optional(Type.Enum(['csv', 'xlsx'], { type: 'string' })),
    lang: Type.Optional(Type.Enum(['ko', 'en'], { type: 'string' })),
  },
  closed,
);

const memberFields = {
  id: Type.String(),
  email: Type.String(),
  name: Type.String(),
  phoneNumber: Type.String(),
  company: Type.String(),
  role: RoleSchema,
  roles: SectionRolesSchema,
  status: StatusSchema,
  emailVerified: Type.Boolean(),
  mailFails: Type.Boolean({
    description: 'A mail to the address could not be sent; it waits in the list of failed mails',
  }),
  createdAt: moment,
  lastSignInAt: Type.Optional(moment),
  version: Type.Integer({ description: 'To be sent back with a change' }),
};

export const MemberSchema = Type.Object(memberFields, { $id: 'Member' });

export const MemberPageSchema = pageOf(MemberSchema);

export const MemberDetailSchema = Type.Object(
  {
    ...memberFields,
    birthDate: Type.Optional(Type.String({ description: 'YYYY-MM-DD' })),
    gender: Type.Optional(GenderSchema),
    locale: Type.Enum(['ko', 'en'], { type: 'string' }),
    marketing: Type.Boolean(),
    consents: Type.Array(ConsentSchema),
    sessions: Type.Integer({ description: 'Devices that are signed in' }),
    secondFactor: Type.Boolean({ description: 'Whether they have a passkey or an authenticator app' }),
    suspension: Type.Optional(
      Type.Object({
        reason: Type.String(),
        at: moment,
        by: Type.Optional(Type.String({ description: 'E-mail of the admin, while there is one' })),
      }),
    ),
  },
  { $id: 'MemberDetail' },
);

export const MemberCountsSchema = Type.Object(
  {
    all: count,
    active: count,
    suspended: count,
    admin: count,
    member: count,
    verified: count,
    unverified: count,
  },
  { $id: 'MemberCounts' },
);

export const MemberParams = Type.Object({ id: Type.String({ format: 'uuid' }) });

const version = Type.Integer();
export const RoleBody = Type.Object({ role: RoleSchema, version }, { $id: 'RoleBody', ...closed });
export const RolesBody = Type.Object(
  { version, role: RoleSchema, sections: SectionRolesSchema },
  { $id: 'RolesBody', ...closed },
);
export const SuspendBody = Type.Object(
  { reason: Type.String({ maxLength: 500, description: 'For admins; the member does not see it' }), version },
  { $id: 'SuspendBody', ...closed },
);
export const UnsuspendBody = Type.Object({ version }, { $id: 'UnsuspendBody', ...closed });

/** A page of the list at most. */
const chosen = Type.Array(Type.Object({ id: Type.String({ format: 'uuid' }), version }, closed), {
  minItems: 1,
  maxItems: 100,
});
export const SuspendManyBody = Type.Object(
  { reason: SuspendBody.properties.reason, members: chosen },
  { $id: 'SuspendManyBody', ...closed },
);
export const UnsuspendManyBody = Type.Object({ members: chosen }, { $id: 'UnsuspendManyBody', ...closed });

const RefusalSchema = Type.Enum(['own-account', 'last-admin', 'stale-edit', 'member-not-found'], {
  $id: 'Refusal',
  type: 'string',
});
export const ManyAnswerSchema = Type.Object(
  {
    changed: Type.Array(Type.String({ description: 'Ids' })),
    refused: Type.Array(Type.Object({ id: Type.String(), code: RefusalSchema })),
  },
  { $id: 'ManyAnswer' },
);

export type MemberFilters = Pick<Static<typeof MemberListQuery>, 'search' | 'role' | 'section' | 'status' | 'verified'>;
export type ChosenMember = Static<typeof chosen>[number];
export type ManyAnswer = Static<typeof ManyAnswerSchema>;
export type MemberAnswer = Static<typeof MemberSchema>;
export type MemberDetailAnswer = Static<typeof MemberDetailSchema>;
