import type { Page } from '@playwright/test';

/** An authenticator in the place of the browser's own: it agrees to everything, at once. */
export interface Authenticator {
  /** How many passkeys it holds. */
  count(): Promise<number>;
  /** From now on it makes sure of nobody, as one does whose owner cancels. */
  refuse(): Promise<void>;
}

/** Gives a page an authenticator that stores passkeys and makes sure of its owner, as a phone or a laptop does. */
export async function addAuthenticator(page: Page): Promise<Authenticator> {
  const client = await page.context().newCDPSession(page);
  await client.send('WebAuthn.enable');
  const { authenticatorId } = await client.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  return {
    count: async () => (await client.send('WebAuthn.getCredentials', { authenticatorId })).credentials.length,
    refuse: async () =>
      void (await client.send('WebAuthn.setUserVerified', { authenticatorId, isUserVerified: false })),
  };
}
