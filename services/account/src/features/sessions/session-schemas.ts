import { Type } from '@portal/service-kit';
import { SectionRolesSchema } from '../roles/role-schemas.ts';
import { RoleSchema } from '../users/user-schemas.ts';

/** Answer of sign-in and refresh. */
export const SignedInSchema = Type.Object(
  {
    email: Type.String(),
    name: Type.String(),
    role: RoleSchema,
    roles: SectionRolesSchema,
    emailVerified: Type.Boolean(),
    secondFactorMissing: Type.Boolean({
      description: 'Whether the role waits for a second factor, which is not there',
    }),
    accessToken: Type.String({ description: 'ES256, ten minutes' }),
  },
  { $id: 'SignedIn' },
);
