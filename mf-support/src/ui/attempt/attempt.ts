/** One attempt at sending: the same content goes out under the same key, so that it is received once. */
export interface Attempt {
  key: string;
  content: string;
}

/** The attempt to send this content as: the former one as long as nothing has been changed since. */
export function attemptFor(content: string, former: Attempt | undefined): Attempt {
  return former?.content === content ? former : { key: crypto.randomUUID(), content };
}
