import { Type } from '@portal/service-kit';
import type { Static } from '@portal/service-kit';

export const EmailQuery = Type.Object(
  { email: Type.String({ minLength: 3, maxLength: 254 }) },
  { additionalProperties: false },
);

export const RoleSchema = Type.Enum(['admin', 'member'], { $id: 'Role', type: 'string' });

export const UserDetailSchema = Type.Object(
  {
    email: Type.String(),
    name: Type.String(),
    phoneNumber: Type.String(),
    company: Type.String(),
    role: RoleSchema,
    birthDate: Type.Optional(Type.String({ description: 'YYYY-MM-DD' })),
    gender: Type.Optional(Type.Enum(['male', 'female'], { type: 'string' })),
    emailVerified: Type.Boolean(),
    createdAt: Type.String({ format: 'date-time' }),
  },
  { $id: 'UserDetail' },
);

export type UserDetail = Static<typeof UserDetailSchema>;
