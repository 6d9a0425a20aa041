/** One thing that was looked at. */
export interface Check {
  /** Such as `database`; unique in one process. */
  what: string;
  /** What is wrong and what to do, in one line; none when all is well. */
  fault?: string;
}

/** Message of an error in one line. */
export function reasonOf(error: unknown): string {
  const reason = error instanceof Error ? error.message || error.name : String(error);
  return reason
    .split('\n')
    .map((line) => line.trim())
    .join(' ');
}

/** Runs a check; what it throws is its fault. */
export async function check(what: string, look: () => Promise<string | undefined>): Promise<Check> {
  try {
    return { what, fault: await look() };
  } catch (error) {
    return { what, fault: reasonOf(error) };
  }
}

/** Writes a line for each check, `ok` or `!!`, and says whether all is well. */
export function printChecks(name: string, checks: Check[]): boolean {
  for (const { what, fault } of checks)
    process.stdout.write(fault === undefined ? `ok  ${name} ${what}\n` : `!!  ${name} ${what}: ${fault}\n`);
  return checks.every(({ fault }) => fault === undefined);
}
