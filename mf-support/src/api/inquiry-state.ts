import type { ListInquiriesAnswer } from './types.generated.ts';

/** How far an inquiry is; members see spam as received. */
export type InquiryState = ListInquiriesAnswer['data'][number]['state'];

export const STATES: readonly InquiryState[] = ['received', 'inProgress', 'answered', 'spam'];
