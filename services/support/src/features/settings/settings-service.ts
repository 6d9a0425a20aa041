import { problem, recordAudit } from '@portal/service-kit';
import type { AuditEntry } from '@portal/service-kit';
import type { Knex } from 'knex';
import { singleAddress } from '../inquiries/single-address.ts';
import { readSettings, updateSettings } from './settings-repository.ts';
import type { SupportSettings } from './settings-repository.ts';

/** What an admin decides, and from which version on. */
export interface SettingsChange {
  version: number;
  guestInquiries: boolean;
  /** As typed; null for the address of the environment. */
  inboxEmail: string | null;
  /** As it is when left out. */
  asksSatisfaction?: boolean | undefined;
}

interface Editor {
  name: string;
  audit: Pick<AuditEntry, 'actor' | 'requestId'>;
}

export function createSettingsService(db: Knex) {
  return {
    read: (): Promise<SupportSettings> => readSettings(db),

    /** Refuses with `validation-failed` for what is no single address, and with `stale-edit`. */
    update: (
      { version, guestInquiries, inboxEmail, ...change }: SettingsChange,
      { name, audit }: Editor,
    ): Promise<SupportSettings> => {
      const address = inboxEmail === null ? null : (singleAddress(inboxEmail.trim()) ?? null);
      if (inboxEmail !== null && address === null)
        throw problem.badRequest('validation-failed', undefined, { inboxEmail: 'email' });
      return db.transaction(async (trx) => {
        const before = await readSettings(trx);
        const asksSatisfaction = change.asksSatisfaction ?? before.asksSatisfaction;
        const wanted = { guestInquiries, inboxEmail: address, asksSatisfaction, updatedBy: name };
        const settings = await updateSettings(trx, version, wanted);
        if (!settings) throw problem.conflict('stale-edit');
        await recordAudit(trx, {
          ...audit,
          action: 'support-settings.update',
          target: { type: 'support-settings', id: 'settings' },
          details: {
            guestInquiries,
            asksSatisfaction,
            inboxChanged: before.inboxEmail !== address,
            before: { guestInquiries: before.guestInquiries, asksSatisfaction: before.asksSatisfaction },
          },
        });
        return settings;
      });
    },
  };
}

export type SettingsService = ReturnType<typeof createSettingsService>;
