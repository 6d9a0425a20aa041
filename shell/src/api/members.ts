import type { ResponseOf } from '@portal/kit';
import type { paths } from './types.generated.ts';

/** A member in the list of admins. */
export type Member = ResponseOf<paths, 'GET', '/api/user/admin/members'>['data'][number];

/** Section → what a member may do there. */
export type SectionRoles = Member['roles'];

/** All that admins may see of a member. */
export type MemberDetail = ResponseOf<paths, 'GET', '/api/user/admin/members/{id}'>;

/** One decision of a member about terms, privacy or marketing. */
export type Consent = MemberDetail['consents'][number];

/** How a change of many members went. */
export type BulkChange = ResponseOf<paths, 'POST', '/api/user/admin/members/unsuspend'>;
