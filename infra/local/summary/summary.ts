import type { Settings } from '../settings.ts';
import type { Stack } from '../stack/stack.ts';
import { findFirstAdmin, type FirstAdmin } from './first-admin.ts';

type Row = [label: string, value: string];

function passwordOf(found: FirstAdmin, stack: Stack): string {
  if (found === 'signs-in') return stack.adminPassword;
  const kept = 'not changed by this start: the account keeps the password it has';
  return found === 'other-password'
    ? `${kept} (a new one: ${stack.origin}/forgot-password)`
    : 'none: this address is no administrator (any more)';
}

/** Sections run in the process of the portal. */
const publishing = ({ allowUnsandboxedSections }: Settings): Row => [
  'Publishing',
  allowUnsandboxedSections === 'on'
    ? "by every team with its token: what it ships runs in the portal's process (ALLOW_UNSANDBOXED_SECTIONS=on)"
    : 'by administrators only: ALLOW_UNSANDBOXED_SECTIONS=on lets teams publish with their tokens',
];

/** What a person needs to know once the portal answers, a row each. `firstAdmin` is left out where passwords are not shown. */
export function summaryRows(stack: Stack, settings: Settings, firstAdmin?: FirstAdmin): Row[] {
  const isLocal = settings.environment === 'local';
  return [
    ['Site', stack.origin],
    ...(stack.origin.endsWith(`:${settings.port}`)
      ? []
      : ([['Listening', `${settings.host}:${settings.port}`]] as Row[])),
    ['First admin', stack.adminEmail],
    ...(firstAdmin ? ([['Password', passwordOf(firstAdmin, stack)]] as Row[]) : []),
    settings.smtpUrl
      ? ['Mail', 'sent through SMTP_URL']
      : ['Mailbox', `${stack.mailboxDir}${isLocal ? '' : ' (nothing is sent: set SMTP_URL)'}`],
    ['Logs', stack.logsDir],
    ...(settings.environment === 'production' ? [publishing(settings)] : []),
    ...(stack.olderSections.length > 0
      ? ([['Pages', `${stack.olderSections.join(', ')}: of an older version, for the reasons above`]] as Row[])
      : []),
  ];
}

/** Prints them. The password is shown for local use only, and only if it is the one that signs in. */
export async function printSummary(stack: Stack, settings: Settings, seconds: number): Promise<void> {
  const isLocal = settings.environment === 'local';
  const firstAdmin = isLocal
    ? await findFirstAdmin(stack.databaseUrl, stack.adminEmail, stack.adminPassword)
    : undefined;
  const lines = summaryRows(stack, settings, firstAdmin).map(([label, value]) => `  ${label.padEnd(12)} ${value}`);
  process.stdout.write(
    `\nThe portal is ready (${seconds.toFixed(1)} s).\n\n${lines.join('\n')}\n\n  Ctrl-C stops it.\n`,
  );
}
