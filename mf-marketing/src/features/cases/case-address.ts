import type { CustomerCase } from '../../api/content.ts';

/** The page of a case. */
export const caseAddress = ({ slug, caseId }: Pick<CustomerCase, 'slug' | 'caseId'>): string =>
  `/application/${slug ?? caseId}`;
