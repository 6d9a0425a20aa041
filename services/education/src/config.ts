import { Type } from '@portal/service-kit';
import type { ServiceApp, Static } from '@portal/service-kit';

/** What education reads from its environment beside the common variables. */
export const educationConfigSchema = Type.Object({
  EDUCATION_RECEIPT_SECRET: Type.String({
    pattern: '^[A-Za-z0-9+/]{43,}={0,2}$',
    secret: true,
    description: '32 random bytes in base64; they sign the cookies by which a browser that applied is known again',
  }),
});

export type EducationConfig = Static<typeof educationConfigSchema>;
export type EducationApp = ServiceApp<EducationConfig>;
