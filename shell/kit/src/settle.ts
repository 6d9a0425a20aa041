import { ApiError } from './api-client.ts';

export type Settled<T> = { ok: true; value: T } | { ok: false; status: number };

/**
 * Waits for a call whose failure a page survives. Keeps only the status, so that the result can travel as JSON. What
 * is no answer of a service, such as a navigation that was left, is thrown on.
 */
export async function settle<T>(promise: Promise<T>): Promise<Settled<T>> {
  try {
    return { ok: true, value: await promise };
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    return { ok: false, status: statusOf(error) };
  }
}

/** The HTTP status for an error: its own, or 503 for anything that is not the response of a service. */
export function statusOf(error: unknown): number {
  return error instanceof ApiError && error.status >= 400 ? error.status : 503;
}
