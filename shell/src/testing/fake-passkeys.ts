const bytes = (text: string) => new TextEncoder().encode(text).buffer;

/** The browser's passkeys, which jsdom does not have. `refusal` makes it end as a visitor who cancels does. */
export function fakePasskeys({ refusal }: { refusal?: Error } = {}): { asked: unknown[]; remove(): void } {
  const asked: unknown[] = [];
  const credential = (response: object) => ({
    id: 'Y3JlZGVudGlhbA',
    rawId: bytes('credential'),
    type: 'public-key',
    authenticatorAttachment: 'platform',
    getClientExtensionResults: () => ({}),
    response: { clientDataJSON: bytes('{}'), ...response },
  });
  const answer = (response: object) => async (options: object) => {
    asked.push(options);
    if (refusal) throw refusal;
    return credential(response);
  };
  Object.assign(globalThis, { PublicKeyCredential: () => undefined });
  Object.defineProperty(navigator, 'credentials', {
    configurable: true,
    value: {
      create: answer({ attestationObject: bytes('attestation'), getTransports: () => ['internal'] }),
      get: answer({ authenticatorData: bytes('data'), signature: bytes('signature'), userHandle: bytes('user') }),
    },
  });
  return {
    asked,
    remove() {
      Reflect.deleteProperty(globalThis, 'PublicKeyCredential');
      Reflect.deleteProperty(navigator, 'credentials');
    },
  };
}

/** Options of a passkey as the service gives them. */
export const passkeyOptions = { challenge: 'Y2hhbGxlbmdl', rpId: 'localhost', timeout: 60_000 };

/** A visitor who closes the browser's own dialog. */
export const cancelled = () => new DOMException('cancelled', 'NotAllowedError');
