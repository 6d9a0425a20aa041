type Id = ReturnType<Crypto['randomUUID']>;

/** A random UUID of version 4 (RFC 9562). */
const randomId = () =>
  'xxxxxxxx-xxxx-4xxx-8xxx-xxxxxxxxxxxx'.replace(/x/g, () =>
    (crypto.getRandomValues(new Uint8Array(1))[0]! % 16).toString(16),
  ) as Id;

/** A page of plain http, as in an intranet, has no `crypto.randomUUID`, which names history entries and the keys of calls. */
export function provideRandomIds(): void {
  if (!('randomUUID' in crypto)) Object.assign(crypto, { randomUUID: randomId });
}
