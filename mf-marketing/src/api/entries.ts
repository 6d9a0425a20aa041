import type { ResponseOf } from '@portal/kit';
import type { paths } from './types.generated.ts';

/** An entry of a resource whose list comes whole, as admins see it. */
export type Entry = ResponseOf<
  paths,
  'GET',
  `/api/content/admin/${'timeline' | 'cases' | 'slides' | 'offices' | 'offer-facts'}`
>[number];

/** The company's own row: contact data that many pages show. */
export type Company = ResponseOf<paths, 'GET', '/api/content/admin/company'>;

/** A picture of a customer case as admins see it. */
export type Picture = ResponseOf<paths, 'GET', '/api/content/admin/pictures/{pictureId}'>;
