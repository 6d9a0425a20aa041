import { ApiError } from '@portal/kit';
import type {
  AuthenticationResponseJSON,
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
  RegistrationResponseJSON,
} from '@simplewebauthn/browser';
import type { addPasskey, Proof } from '../../../api/second-factor.ts';

type PasskeyProof = NonNullable<Proof['passkey']>;
type NewPasskey = Parameters<typeof addPasskey>[1]['passkey'];

/** The browser refused, or the visitor did; it does not say which. `known`: this device has one for the account already. */
class PasskeyRefused extends ApiError {
  constructor(isKnown = false) {
    super(400, { code: isKnown ? 'passkey-known' : 'passkey-cancelled' });
  }
}

/** Whether this browser can do it at all. */
export const hasPasskeys = () => typeof window !== 'undefined' && 'PublicKeyCredential' in window;

async function asked<Result>(ask: () => Promise<Result>): Promise<Result> {
  try {
    return await ask();
  } catch (error) {
    // Whatever WebAuthn ends with is about this device and this visitor; the calls are made elsewhere
    if (!(error instanceof Error)) throw error;
    throw new PasskeyRefused(error.name === 'InvalidStateError');
  }
}

/** What is sent of every credential; the response is different when one is made and when one is used. */
function sentOf({
  id,
  rawId,
  type,
  clientExtensionResults,
  authenticatorAttachment,
}: RegistrationResponseJSON | AuthenticationResponseJSON) {
  return { id, rawId, type, clientExtensionResults: { ...clientExtensionResults }, authenticatorAttachment };
}

/** Has the browser make a passkey. Throws PasskeyRefused. */
export async function createPasskey(options: object): Promise<NewPasskey> {
  const { startRegistration } = await import(/* webpackChunkName: "webauthn" */ '@simplewebauthn/browser');
  const optionsJSON = options as PublicKeyCredentialCreationOptionsJSON;
  const credential = await asked(() => startRegistration({ optionsJSON }));
  const { clientDataJSON, attestationObject, transports } = credential.response;
  return { ...sentOf(credential), response: { clientDataJSON, attestationObject, transports } };
}

/** Has the browser sign with a passkey. Throws PasskeyRefused. */
export async function proveByPasskey(options: object): Promise<PasskeyProof> {
  const { startAuthentication } = await import(/* webpackChunkName: "webauthn" */ '@simplewebauthn/browser');
  const optionsJSON = options as PublicKeyCredentialRequestOptionsJSON;
  const credential = await asked(() => startAuthentication({ optionsJSON }));
  const { clientDataJSON, authenticatorData, signature, userHandle } = credential.response;
  return { ...sentOf(credential), response: { clientDataJSON, authenticatorData, signature, userHandle } };
}
