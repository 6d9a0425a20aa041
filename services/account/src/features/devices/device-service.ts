import { problem, recordAudit } from '@portal/service-kit';
import type { AuditEntry } from '@portal/service-kit';
import type { Knex } from 'knex';
import { createSessionRepository } from '../sessions/session-repository.ts';
import type { Device } from '../sessions/session-repository.ts';

type Owner = Pick<AuditEntry, 'actor' | 'requestId'> & { userId: string };

/** Where somebody is signed in. */
export function createDeviceService(db: Knex) {
  return {
    list: (userId: string): Promise<Device[]> => createSessionRepository(db).list(userId),

    /** Signs one device out, also when it is out already. Refuses with `device-not-found`. */
    revoke: (id: string, { userId, ...audit }: Owner): Promise<void> =>
      db.transaction(async (trx) => {
        const isOwn = await createSessionRepository(trx).endOwn(userId, id, 'revoked');
        if (!isOwn) throw problem.notFound('device-not-found');
        await recordAudit(trx, {
          ...audit,
          action: 'device.revoke',
          target: { type: 'session', id },
          subjects: [userId],
        });
      }),

    /** Signs every other device out; returns how many were still in. */
    revokeOthers: (ownId: string, { userId, ...audit }: Owner): Promise<number> =>
      db.transaction(async (trx) => {
        const sessions = createSessionRepository(trx);
        // Those that had run out by themselves are not counted
        const revoked = (await sessions.list(userId)).filter((device) => device.id !== ownId).length;
        await sessions.endAll(userId, 'revoked', ownId);
        await recordAudit(trx, {
          ...audit,
          action: 'device.revoke',
          subjects: [userId],
          details: { devices: revoked },
        });
        return revoked;
      }),
  };
}
