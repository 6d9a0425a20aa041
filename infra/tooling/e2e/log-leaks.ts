import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** What no log may hold (README, "Operating it": logs hold no personal data). */
const FORBIDDEN: readonly { kind: string; pattern: RegExp }[] = [
  { kind: 'an e-mail address', pattern: /[\w.%+-]+@[\w-]+(?:\.[\w-]+)*\.[a-z]{2,}/gi },
  { kind: 'a token', pattern: /eyJ[\w-]{8,}\.[\w-]+\.[\w-]+|\bBearer\s+[^\s"]+|(?:token|code)=[\w-]{16,}/g },
  // Every person that the tests make has one of these.
  { kind: 'a password', pattern: /correct-horse[\w-]*/g },
];

/** How much of a line is printed around a find. */
const CONTEXT = 80;

export interface Leak {
  kind: string;
  /** The words around the find, which itself is hidden. */
  context: string;
}

/** Finds what a log line should not hold; `secrets` are searched for verbatim. */
export function findLeaks(line: string, secrets: readonly string[] = []): Leak[] {
  const finds = FORBIDDEN.flatMap(({ kind, pattern }) =>
    [...line.matchAll(pattern)].map((match): { kind: string; text: string; at: number } => ({
      kind,
      text: match[0],
      at: match.index,
    })),
  );
  for (const text of secrets) {
    const at = line.indexOf(text);
    if (at >= 0) finds.push({ kind: 'a secret', text, at });
  }
  return finds.map(({ kind, text, at }) => {
    const before = line.slice(Math.max(0, at - CONTEXT), at);
    const after = line.slice(at + text.length, at + text.length + CONTEXT);
    return { kind, context: `${before}[…]${after}` };
  });
}

/** Searches every log of a portal that has run. Returns a line for each find: file, line number, kind, context. */
export function searchLogs(logsDir: string, secrets: readonly string[]): string[] {
  const files = readdirSync(logsDir).filter((name) => name.endsWith('.log'));
  if (files.length === 0) throw new Error(`no logs in ${logsDir}`);
  return files.flatMap((name) =>
    readFileSync(path.join(logsDir, name), 'utf8')
      .split('\n')
      .flatMap((line, index) =>
        findLeaks(line, secrets).map(({ kind, context }) => `${name}:${index + 1} ${kind}: ${context}`),
      ),
  );
}
