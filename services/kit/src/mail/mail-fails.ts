/**
 * SQL: whether a mail of this service could not be sent to the address in `column`. Once that mail is sent again and goes, or the
 * person has another address, none failed. Comes with outboxFailuresMigration, whose index it reads.
 */
export function mailFailsSql(column: string): string {
  return `exists (select from outbox where failed_at is not null and sent_at is null and lower(recipient) = lower(${column}))`;
}
