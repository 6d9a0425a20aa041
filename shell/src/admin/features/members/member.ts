import type { CountMembersAnswer, ListMembersAnswer, ViewMemberAnswer } from '../../../api/types.generated.ts';

/** A member in the list of admins. */
export type Member = ListMembersAnswer['data'][number];

/** All that admins may see of a member. */
export type MemberDetail = ViewMemberAnswer;

/** One decision of a member about terms, privacy or marketing. */
export type Consent = MemberDetail['consents'][number];

/** How many members there are of each kind. */
export type MemberCounts = CountMembersAnswer;
