import { ApiError, usePortal, type PathOf, type Portal } from '@portal/kit';
import { useEffect, useRef, useState } from 'react';

interface UploadInput {
  session: Portal['session'];
  path: string;
  form: FormData;
  /** Makes sending the same again harmless. */
  idempotencyKey: string;
  /** Part of the body that has left, from 0 to 1. */
  onProgress(part: number): void;
  signal: AbortSignal;
}

interface RawAnswer {
  status: number;
  text: string;
  retryAfterSeconds?: number;
}

/** One request. Only XMLHttpRequest tells how much of a body has left. */
function attempt({ session, path, form, idempotencyKey, onProgress, signal }: UploadInput): Promise<RawAnswer> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.open('POST', path);
    const token = session.token();
    if (token) request.setRequestHeader('authorization', `Bearer ${token}`);
    request.setRequestHeader('idempotency-key', idempotencyKey);
    request.upload.addEventListener(
      'progress',
      ({ lengthComputable, loaded, total }) => lengthComputable && onProgress(loaded / total),
    );
    request.addEventListener('load', () =>
      resolve({
        status: request.status,
        text: request.responseText,
        retryAfterSeconds: Number(request.getResponseHeader('retry-after')) || undefined,
      }),
    );
    request.addEventListener('error', () => reject(new ApiError(0)));
    request.addEventListener('abort', () => reject(signal.reason));
    signal.addEventListener('abort', () => request.abort(), { once: true });
    request.send(form);
  });
}

/** The body of an answer; what is no JSON, such as an error page on the way, tells nothing. */
function read(text: string): ConstructorParameters<typeof ApiError>[1] {
  try {
    return text === '' ? undefined : (JSON.parse(text) ?? undefined);
  } catch {
    return undefined;
  }
}

/**
 * Sends a form with a file, telling how far it is. Returns the status, 201 made anew or 200 changed, and the JSON of the
 * response. Throws ApiError like the API client, and renews the session as it does.
 */
export async function upload(input: UploadInput): Promise<{ status: number; body: unknown }> {
  let raw = await attempt(input);
  if (raw.status === 401 && (await input.session.refresh())) raw = await attempt(input);
  const { status, text, retryAfterSeconds } = raw;
  const body = read(text);
  if (status < 200 || status > 299) throw new ApiError(status, body, retryAfterSeconds);
  return { status, body };
}

/**
 * `upload` for a component: how far it is, from 0 to 1, and broken off in silence when the component is left. `Paths` are
 * those of the front end.
 */
export function useUpload<Paths extends object>() {
  const { session } = usePortal();
  const [progress, setProgress] = useState<number>();
  const leaving = useRef<AbortController>(undefined);
  useEffect(() => () => leaving.current?.abort(), []);

  async function send(path: PathOf<Paths, 'POST'>, form: FormData, idempotencyKey: string): Promise<number> {
    const { signal } = (leaving.current = new AbortController());
    try {
      return (await upload({ session, path, form, idempotencyKey, onProgress: setProgress, signal })).status;
    } catch (error) {
      // Nobody waits for it any more.
      if (signal.aborted) return await new Promise(() => undefined);
      throw error;
    } finally {
      setProgress(undefined);
    }
  }

  return { progress, send };
}
