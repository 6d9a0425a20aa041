/** One attempt at sending: the same content goes out under the same key, so that it is stored once. */
export interface Attempt {
  key: string;
  content: string;
}

/** The attempt to send this as: the former one as long as nothing has been changed since. */
export function attemptFor(values: object, file: File | undefined, former: Attempt | undefined): Attempt {
  const content = JSON.stringify([values, file && [file.name, file.size, file.lastModified]]);
  return former?.content === content ? former : { key: crypto.randomUUID(), content };
}
