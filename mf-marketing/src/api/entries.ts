import type { BodyOf, ResponseOf } from '@portal/kit';
import type { paths } from './types.generated.ts';

/** Below `/api/content/admin/` and `/admin/marketing/`. */
export type EntryPath = 'timeline' | 'cases' | 'slides' | 'offices' | 'offer-facts';

/** An entry of any noun as admins see it. */
export type Entry = ResponseOf<paths, 'GET', `/api/content/admin/${EntryPath}`>[number];

/** What is sent for a new entry. */
export type NewEntry<Path extends EntryPath = EntryPath> = BodyOf<paths, 'POST', `/api/content/admin/${Path}`>;

/** The company's own row: contact data that many pages show. */
export type Company = ResponseOf<paths, 'GET', '/api/content/admin/company'>;

export type CompanyChange = BodyOf<paths, 'PATCH', '/api/content/admin/company'>;

/** A picture of a customer case as admins see it. */
export type Picture = ResponseOf<paths, 'GET', '/api/content/admin/pictures/{pictureId}'>;
