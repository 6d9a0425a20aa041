import type { ApiError } from '@portal/kit';

/** Field → code of what is wrong with it. */
export type FormErrors<Values> = Partial<Record<keyof Values & string, string>>;

/** One attempt at sending: the same body goes out under the same key, so that it is received once. */
export interface Attempt {
  key: string;
  body: string;
}

export interface Sending {
  /** The Idempotency-Key for a body: the former one until it was received or the body has changed. */
  keyFor(body: unknown): string;
}

export interface FormOptions<Values, Answer> {
  /** What is stored now, every field by name. Other content replaces values that nobody has changed yet. */
  initial: Values;
  /** What is wrong before anything is sent: all fields at once, those without a code are right. Of `seenValues`: a blank text is ''. */
  check?(values: Values): Partial<Record<keyof Values & string, string | undefined>>;
  send(values: Values, sending: Sending): Promise<Answer>;
  /** After the service has received it; leaving is free by then. */
  onSent?(answer: Answer, values: Values): void;
  /** After a failure, e.g. for the toast that the spec names. */
  onFailed?(failure: ApiError): void;
  /** The words for a code, of a field or of the whole. A refusal for too many calls (429) or a missing role has words of the kit. */
  errorText(code: string, field: string | undefined, failure: ApiError | undefined): string;
  /** Name in the service's errors → field, where they differ. */
  fieldNames?: Record<string, keyof Values & string>;
  /** Fields whose value is kept nowhere but in its control, such as passwords. */
  secrets?: readonly (keyof Values & string)[];
  /** False: leaving loses nothing, or what would be lost is kept as a draft. */
  isGuarded?: boolean;
  /** Errors stay until the next attempt to submit; otherwise until their field is changed. */
  keepsErrors?: boolean;
}

/** `stale`: somebody else has saved since, and what was typed is still there. */
export type FormState = 'idle' | 'saving' | 'saved' | 'stale' | 'failed';
