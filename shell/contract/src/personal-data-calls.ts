import { Type } from '@portal/runtime/typebox';

/** The response of `GET /api/portal/personal-data`. */
export const PersonalDataCalls = Type.Object({
  services: Type.Array(
    Type.Object({
      name: Type.String(),
      path: Type.String({ description: 'Of its my-data call' }),
    }),
  ),
});
