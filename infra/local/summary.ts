import type { Settings } from './settings.ts';
import type { Stack } from './stack/stack.ts';

/** What a person needs to know once the portal answers. The password is shown for local use only. */
export function printSummary(stack: Stack, settings: Settings, seconds: number): void {
  const isLocal = settings.environment === 'local';
  const rows: [string, string][] = [
    ['Site', stack.origin],
    ...(stack.origin.endsWith(`:${settings.port}`) ? [] : ([['Listening', `${settings.host}:${settings.port}`]] as [string, string][])),
    ['First admin', stack.adminEmail],
    ...(isLocal ? ([['Password', stack.adminPassword]] as [string, string][]) : []),
    settings.smtpUrl ? ['Mail', 'sent through SMTP_URL'] : ['Mailbox', `${stack.mailboxDir}${isLocal ? '' : ' (nothing is sent: set SMTP_URL)'}`],
    ['Logs', stack.logsDir],
  ];
  const lines = rows.map(([label, value]) => `  ${label.padEnd(12)} ${value}`);
  process.stdout.write(`\nThe portal is ready (${seconds.toFixed(1)} s).\n\n${lines.join('\n')}\n\n  Ctrl-C stops it.\n`);
}
