import type { User } from '../users/user.ts';
import type { NewPasskey, Passkey } from './passkey-repository.ts';
import type { NewPasskeyBody, PasskeyProof } from './passkey-schemas.ts';

const rpName = 'Selmatrix';
/** As long as a challenge lives. */
const timeout = 300_000;
/** IANA COSE algorithms that every platform has one of: EdDSA, ES256, RS256. */
const algorithms = [-8, -7, -257];

/** Loaded at the first use: its parsers of certificates take a third of the time in which this service starts. */
const library = () => import('@simplewebauthn/server');

const credentialOf = ({ credentialId: id, transports }: Passkey) => ({ id, transports });
const bytesOf = (base64url: string) => new Uint8Array(Buffer.from(base64url, 'base64url'));

/** The challenge that a response of the browser names; it proves nothing by itself. */
export function challengeIn({ response }: { response: { clientDataJSON: string } }): string {
  try {
    const data = JSON.parse(Buffer.from(response.clientDataJSON, 'base64url').toString('utf8')) as unknown;
    if (typeof data === 'object' && data !== null && 'challenge' in data && typeof data.challenge === 'string')
      return data.challenge;
  } catch {
    // No JSON: it names none
  }
  return '';
}

/** Passkeys of one site, which is the origin that visitors type. */
export function createWebAuthn(publicOrigin: string) {
  const rpID = new URL(publicOrigin).hostname;

  /** The library throws for whatever is wrong with a response; all of it is a refusal. */
  async function refusedAsUndefined<Result>(check: () => Promise<Result>): Promise<Result | undefined> {
    try {
      return await check();
    } catch (error) {
      if (error instanceof Error) return undefined;
      throw error;
    }
  }

  return {
    creationOptions: async (user: User, known: Passkey[], challenge: string) =>
      (await library()).generateRegistrationOptions({
        rpName,
        rpID,
        userID: new Uint8Array(Buffer.from(user.id)),
        userName: user.email,
        userDisplayName: user.name,
        challenge: bytesOf(challenge),
        timeout,
        excludeCredentials: known.map(credentialOf),
        // Stored by the authenticator, so that it serves for signing in without an address
        authenticatorSelection: { residentKey: 'required', userVerification: 'preferred' },
        supportedAlgorithmIDs: algorithms,
      }),

    /** `known` are the passkeys that may be used; any of the site, by somebody it makes sure of, when it is left out. */
    requestOptions: async (challenge: string, known?: Passkey[]) =>
      (await library()).generateAuthenticationOptions({
        rpID,
        challenge: bytesOf(challenge),
        timeout,
        allowCredentials: known?.map(credentialOf),
        userVerification: known ? 'preferred' : 'required',
      }),

    /** The passkey that a browser made; undefined when anything about it is wrong. */
    async verifyNew(
      response: NewPasskeyBody,
      expectedChallenge: string,
    ): Promise<Pick<NewPasskey, 'credentialId' | 'publicKey' | 'counter' | 'transports'> | undefined> {
      const { verifyRegistrationResponse } = await library();
      const checked = await refusedAsUndefined(() =>
        verifyRegistrationResponse({
          response,
          expectedChallenge,
          expectedOrigin: publicOrigin,
          expectedRPID: rpID,
          requireUserVerification: false,
          supportedAlgorithmIDs: algorithms,
        }),
      );
      if (!checked?.verified) return undefined;
      const { id, publicKey, counter } = checked.registrationInfo.credential;
      const { transports = [] } = response.response;
      return { credentialId: id, publicKey: Buffer.from(publicKey), counter, transports };
    },

    /** The new count of signatures; undefined when anything about the proof is wrong. */
    async verify(
      response: PasskeyProof,
      { expectedChallenge, passkey, isAlone }: { expectedChallenge: string; passkey: Passkey; isAlone: boolean },
    ): Promise<number | undefined> {
      const { verifyAuthenticationResponse } = await library();
      const checked = await refusedAsUndefined(() =>
        verifyAuthenticationResponse({
          response,
          expectedChallenge,
          expectedOrigin: publicOrigin,
          expectedRPID: rpID,
          credential: {
            id: passkey.credentialId,
            publicKey: new Uint8Array(passkey.publicKey),
            counter: Number(passkey.counter),
            transports: passkey.transports,
          },
          // Without a password, the authenticator has to make sure who holds it
          requireUserVerification: isAlone,
        }),
      );
      return checked?.verified ? checked.authenticationInfo.newCounter : undefined;
    },
  };
}

export type WebAuthn = ReturnType<typeof createWebAuthn>;
