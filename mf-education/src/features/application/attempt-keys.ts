export interface AttemptKeys {
  /** The key under which this content is sent. */
  keyFor(content: object): string;
  /** The attempt has been answered with a refusal: the next one is another. */
  answered(): void;
}

/**
 * One Idempotency-Key for one content, until it has been answered: pressing again after a lost answer makes no second
 * application, while a corrected form, or the same one after a refusal, is a new attempt.
 */
export function createAttemptKeys(makeKey: () => string = () => crypto.randomUUID()): AttemptKeys {
  let current: { key: string; content: string } | undefined;
  return {
    keyFor(content) {
      const text = JSON.stringify(content);
      if (current?.content !== text) current = { key: makeKey(), content: text };
      return current.key;
    },
    answered() {
      current = undefined;
    },
  };
}
