import { ClearError } from '../clear-error.ts';
import { isForEverybody, type ApiDocument } from './openapi-changes.ts';

const callLimitMs = 5_000;
/** Long: no client waits for a version that is not live yet, and a busy machine needs the time. */
const readyLimitMs = 120_000;
/** For a call that got no response within the usual limit: a slow one on a busy machine is no failure. */
const patientLimitMs = 30_000;
const lookEveryMs = 100;

/** Calls that read, that everybody may make, and that need nothing. */
export function openReads(documents: readonly ApiDocument[]): string[] {
  return documents.flatMap(({ paths = {}, components = {} }) =>
    Object.entries(paths).flatMap(([url, { get }]) => {
      if (!get || !isForEverybody(get) || url.includes('{')) return [];
      const needs = (get.parameters ?? []).some((parameter) => {
        const name = '$ref' in parameter ? parameter.$ref.slice(parameter.$ref.lastIndexOf('/') + 1) : '';
        const found = '$ref' in parameter ? components['parameters']?.[name] : parameter;
        return (found as { required?: boolean } | undefined)?.required === true;
      });
      return needs ? [] : [url];
    }),
  );
}

async function statusOf(url: string, limitMs = callLimitMs): Promise<number> {
  try {
    const response = await fetch(url, { signal: AbortSignal.timeout(limitMs) });
    await response.arrayBuffer();
    return response.status;
  } catch {
    return 0;
  }
}

/** Whether a process wants work. */
export async function isReady(origin: string): Promise<boolean> {
  return (await statusOf(`${origin}/health/ready`)) === 200;
}

/** Resolves when a process that listens wants work. Throws ClearError when it does not come to that. */
export async function untilReady(name: string, origin: string): Promise<void> {
  const since = performance.now();
  while (!(await isReady(origin))) {
    if (performance.now() - since > readyLimitMs)
      throw new ClearError(`${name} listens, but /health/ready does not respond with 200: see its log.`);
    await new Promise((done) => setTimeout(done, lookEveryMs));
  }
}

/** Makes the same calls at both versions. Throws ClearError for those that only the new one fails. Returns how many were made. */
export async function compareResponses(urls: readonly string[], before: string, after: string): Promise<number> {
  const failures: string[] = [];
  for (const url of urls) {
    const status = (await statusOf(after + url)) || (await statusOf(after + url, patientLimitMs));
    if (status !== 0 && status < 400) continue;
    const known = await statusOf(before + url);
    if (known === 0 || known >= 500 || known === status) continue;
    failures.push(
      `  GET ${url} ${status === 0 ? 'gets no response' : `responds with ${status}`}, where the live version responds with ${known}`,
    );
  }
  if (failures.length === 0) return urls.length;
  throw new ClearError(['refused: calls that work now would fail.', ...failures, '    → see its log'].join('\n'));
}
