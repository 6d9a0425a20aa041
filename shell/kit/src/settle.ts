export type Settled<T> = { ok: true; value: T } | { ok: false; status: number };

/** Waits for a call whose failure a page survives. Keeps only the status, so that the result can travel as JSON. */
export async function settle<T>(promise: Promise<T>): Promise<Settled<T>> {
  try {
    return { ok: true, value: await promise };
  } catch (error) {
    const isLeft = error instanceof Error && error.name === 'AbortError' && typeof window !== 'undefined';
    if (isLeft) throw error;
    return { ok: false, status: statusOf(error) };
  }
}

/** The status an error stands for: its own, or 503 for anything that is not an answer of a service. */
export function statusOf(error: unknown): number {
  const status = error instanceof Error && 'status' in error ? Number(error.status) : 0;
  return status >= 400 ? status : 503;
}
