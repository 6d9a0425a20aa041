import { maxPhoneNumberLength, Type } from '@portal/service-kit';
import type { Static } from '@portal/service-kit';
import type { User } from '../users/user.ts';
import { SectionRolesSchema } from '../roles/role-schemas.ts';
import type { SectionRoles } from '../roles/section-role-repository.ts';
import { RoleSchema } from '../users/user-schemas.ts';

const LocaleSchema = Type.Enum(['ko', 'en'], { $id: 'Locale', type: 'string', description: 'Language of mails' });

export const GenderSchema = Type.Enum(['male', 'female'], { $id: 'Gender', type: 'string' });

/** An account as its owner sees it. */
export const ProfileSchema = Type.Object(
  {
    id: Type.String(),
    email: Type.String(),
    name: Type.String(),
    phoneNumber: Type.String(),
    company: Type.String(),
    role: RoleSchema,
    roles: SectionRolesSchema,
    birthDate: Type.Optional(Type.String({ description: 'YYYY-MM-DD' })),
    gender: Type.Optional(GenderSchema),
    locale: LocaleSchema,
    emailVerified: Type.Boolean(),
    marketing: Type.Boolean({ description: 'Whether advertising may be sent' }),
    createdAt: Type.String({ format: 'date-time' }),
    version: Type.Integer({ description: 'To be sent back with a change' }),
  },
  { $id: 'Profile' },
);

/** Upper bounds only keep nonsense out; profile-rules.ts says what a person is told. */
export const ProfileChangeSchema = Type.Object(
  {
    version: Type.Integer(),
    name: Type.Optional(Type.String({ maxLength: 100 })),
    phoneNumber: Type.Optional(Type.String({ maxLength: maxPhoneNumberLength })),
    company: Type.Optional(Type.String({ maxLength: 200 })),
    marketing: Type.Optional(Type.Boolean()),
    locale: Type.Optional(LocaleSchema),
  },
  { $id: 'ProfileChange', additionalProperties: false },
);

export type ProfileChangeBody = Static<typeof ProfileChangeSchema>;

/** A user as its owner sees it. */
export function toProfile(user: User, roles: SectionRoles, marketing: boolean): Static<typeof ProfileSchema> {
  const { id, email, name, phoneNumber, company, role, birthDate, gender, locale, version } = user;
  return {
    id,
    email,
    name,
    phoneNumber,
    company,
    role,
    roles,
    birthDate: birthDate ?? undefined,
    gender: gender ?? undefined,
    locale,
    marketing,
    version,
    emailVerified: user.emailVerifiedAt !== null,
    createdAt: user.createdAt.toISOString(),
  };
}
