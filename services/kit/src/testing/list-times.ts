/** What a list call takes, called `label`. */
export interface ListTime {
  label: string;
  /** Median of several calls, after one that is not counted. */
  medianMs: number;
}

const calls = 7;

/** Times calls one after the other, as a service takes them: HTTP parsing, rights, queries and serialization included. */
export async function listTimes(
  cases: readonly (readonly [label: string, url: string])[],
  get: (url: string) => Promise<{ statusCode: number; body: string }>,
): Promise<ListTime[]> {
  const times: ListTime[] = [];
  for (const [label, url] of cases) {
    const taken: number[] = [];
    for (let call = 0; call <= calls; call += 1) {
      const began = performance.now();
      const { statusCode, body } = await get(url);
      if (statusCode !== 200) throw new Error(`${label}: ${statusCode} ${body.slice(0, 300)}`);
      if (call > 0) taken.push(performance.now() - began);
    }
    taken.sort((a, b) => a - b);
    times.push({ label, medianMs: Math.round((taken[Math.floor(calls / 2)] ?? 0) * 10) / 10 });
  }
  return times;
}
