import type { ApiError, BodyOf, ResponseOf } from '@portal/kit';
import type { ApiClient } from './client.ts';
import type { paths } from './types.generated.ts';

/** One's own passkeys, authenticator app and recovery codes. */
export type SecondFactor = ResponseOf<paths, 'GET', '/api/user/second-factor'>;

export type Passkey = SecondFactor['passkeys'][number];

/** A key for an authenticator app. */
export type NewTotp = ResponseOf<paths, 'POST', '/api/user/second-factor/totp'>;

/** What somebody may prove themselves with. */
export type ProofOptions = ResponseOf<paths, 'POST', '/api/user/step-up/options'>;

export type Method = ProofOptions['methods'][number];

/** One of those that are asked for. */
export type Proof = BodyOf<paths, 'POST', '/api/user/step-up'>;

/** A sign-in that waits for a second factor. */
export interface SecondStep extends ProofOptions {
  challenge: string;
}

/** What a sign-in still asks for; undefined when it failed for another reason. */
export function secondStepOf({ code, problem }: ApiError): SecondStep | undefined {
  return code === 'second-factor-required' && 'challenge' in problem ? (problem as unknown as SecondStep) : undefined;
}

const base = '/api/user/second-factor';

export const getSecondFactor = (api: ApiClient, signal?: AbortSignal) => api.get(base, { signal });

export const finishSignIn = (api: ApiClient, challenge: string, proof: Proof) =>
  api.send('POST', '/api/user/signin/second-factor', { challenge, ...proof });

/** What a passkey of anybody has to sign. */
export const startPasskeySignIn = (api: ApiClient) => api.send('POST', '/api/user/signin/passkey/options');

export const signInWithPasskey = (api: ApiClient, passkey: NonNullable<Proof['passkey']>) =>
  api.send('POST', '/api/user/signin/passkey', { passkey });

/** Mails a link that signs this browser in, if there is an account; the response is the same for all addresses. */
export const sendSignInLink = (api: ApiClient, email: string) => api.send('POST', '/api/user/signin/link', { email });

/** 400 `token-invalid`, or `other-browser` in another than the one that asked for the link. */
export const enterByLink = (api: ApiClient, token: string) => api.send('POST', '/api/user/signin/link/use', { token });

export const startPasskey = (api: ApiClient) => api.send('POST', `${base}/passkeys/options`);

export const addPasskey = (api: ApiClient, body: BodyOf<paths, 'POST', '/api/user/second-factor/passkeys'>) =>
  api.send('POST', `${base}/passkeys`, body);

export const renamePasskey = (api: ApiClient, id: string, name: string) =>
  api.send('PATCH', `${base}/passkeys/${id}`, { name });

export const removePasskey = (api: ApiClient, id: string) => api.send('DELETE', `${base}/passkeys/${id}`);

export const startTotp = (api: ApiClient) => api.send('POST', `${base}/totp`);

export const confirmTotp = (api: ApiClient, totp: string) => api.send('POST', `${base}/totp/confirm`, { totp });

export const removeTotp = (api: ApiClient) => api.send('DELETE', `${base}/totp`);

/** Ten new codes; the old ones no longer work. */
export const createRecoveryCodes = (api: ApiClient) => api.send('POST', `${base}/recovery-codes`);

export const startStepUp = (api: ApiClient) => api.send('POST', '/api/user/step-up/options');

export const stepUp = (api: ApiClient, proof: Proof) => api.send('POST', '/api/user/step-up', proof);
