import { Type } from '@portal/service-kit';
import type { Static } from '@portal/service-kit';
import { LanguageSchema } from '../../language.ts';

export const CustomerCaseSchema = Type.Object({
  caseId: Type.Integer(),
  lang: LanguageSchema,
  company: Type.String(),
  industryKey: Type.String({ description: 'The same in both languages: what an address or a filter carries' }),
  industry: Type.String({ description: 'The name of the industry, to be shown' }),
  project: Type.String(),
  details: Type.String(),
});
export type CustomerCase = Static<typeof CustomerCaseSchema>;
