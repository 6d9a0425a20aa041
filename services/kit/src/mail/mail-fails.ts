/**
 * SQL: whether a mail of this service could not be sent to the address in one of the columns. Once that mail is sent again and goes, or the
 * person has another address, none failed. Comes with outboxFailuresMigration, whose index it reads.
 */
export function mailFailsSql(...columns: [string, ...string[]]): string {
  const addresses = columns.map((column) => `lower(${column})`).join(', ');
  return `exists (select from outbox where failed_at is not null and sent_at is null and lower(recipient) in (${addresses}))`;
}
