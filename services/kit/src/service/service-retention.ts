import { outboxMigration } from '../mail/outbox.ts';
import type { ServiceDefinition } from './definition.ts';
import { kitRetention, outboxPeriods, type Retention } from '../retention/retention.ts';

/** What becomes of the rows of all tables of a service: its own, and those of the kit. */
export function retentionOf({ retention, migrations }: Pick<ServiceDefinition, 'retention' | 'migrations'>): Retention {
  const sendsMail = Object.values(migrations).includes(outboxMigration);
  return { ...kitRetention, ...(sendsMail && { outbox: outboxPeriods }), ...retention };
}
