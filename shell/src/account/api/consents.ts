import type { ApiClient } from '@portal/kit';
import type { ListConsentsAnswer } from '../../api/types.generated.ts';

/** One decision: which text, given or refused, when. */
export type Consent = ListConsentsAnswer[number];

export type ConsentKind = Consent['kind'];

/** The whole history, newest first. */
export const listConsents = (api: ApiClient, signal?: AbortSignal) =>
  api.get<Consent[]>('/api/user/consents', { signal });
