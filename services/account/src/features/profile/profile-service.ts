import { problem, recordAudit } from '@portal/service-kit';
import type { AuditEntry, Static } from '@portal/service-kit';
import type { Knex } from 'knex';
import { hasMarketingConsent, insertConsents } from '../consents/consent-repository.ts';
import { createSectionRoleRepository } from '../roles/section-role-repository.ts';
import { createUserRepository } from '../users/user-repository.ts';
import type { ProfileChange } from '../users/user.ts';
import { nameFault, phoneFault } from '../users/profile-rules.ts';
import { toProfile } from './profile-schemas.ts';
import type { ProfileChangeBody, ProfileSchema } from './profile-schemas.ts';

export type Profile = Static<typeof ProfileSchema>;
export type Origin = Pick<AuditEntry, 'actor' | 'requestId'>;

function trimmed({ name, phoneNumber, company, locale }: ProfileChangeBody): ProfileChange {
  return { name: name?.trim(), phoneNumber: phoneNumber?.trim(), company: company?.trim(), locale };
}

function refuseFaults({ name, phoneNumber }: ProfileChange): void {
  const faults: Record<string, string | undefined> = {
    name: name === undefined ? undefined : nameFault(name),
    phoneNumber: phoneNumber === undefined ? undefined : phoneFault(phoneNumber),
  };
  const errors = Object.fromEntries(
    Object.entries(faults).filter((entry): entry is [string, string] => entry[1] !== undefined),
  );
  if (Object.keys(errors).length > 0) throw problem.badRequest('validation-failed', undefined, errors);
}

/** What people see and change of their own account. */
export function createProfileService(db: Knex) {
  return {
    /** 401 `session-ended` when the account is gone. */
    async view(userId: string): Promise<Profile> {
      const user = await createUserRepository(db).findById(userId);
      if (!user) throw problem.unauthorized('session-ended');
      return toProfile(user, await createSectionRoleRepository(db).of(userId), await hasMarketingConsent(db, userId));
    },
    /**
     * 400 `validation-failed`; 409 `stale-edit` when it was changed since `version`; what `proveForTelephone` throws, which is called
     * before another telephone number is stored. A changed mind about advertising is one more consent.
     */
    async change(
      userId: string,
      body: ProfileChangeBody,
      { proveForTelephone, ...origin }: Origin & { proveForTelephone(): Promise<void> },
    ): Promise<Profile> {
      const change = trimmed(body);
      refuseFaults(change);
      const stored = await createUserRepository(db).findById(userId);
      if (change.phoneNumber !== undefined && change.phoneNumber !== stored?.phoneNumber) await proveForTelephone();
      return db.transaction(async (trx) => {
        const former = await createUserRepository(trx).findById(userId);
        const user = await createUserRepository(trx).updateProfile(userId, body.version, change);
        if (!user || !former) throw problem.conflict('stale-edit');
        const before = await hasMarketingConsent(trx, userId);
        const marketing = body.marketing ?? before;
        if (marketing !== before) await insertConsents(trx, userId, { marketing });
        const fields = Object.keys(body).filter((name) => name !== 'version');
        await recordAudit(trx, {
          ...origin,
          action: 'account.update',
          target: { type: 'user', id: userId, label: user.email },
          subjects: [userId],
          details: {
            fields,
            // The others are personal
            ...(user.locale === former.locale ? {} : { locale: user.locale }),
            ...(marketing === before ? {} : { marketing }),
            before: {
              ...(user.locale === former.locale ? {} : { locale: former.locale }),
              ...(marketing === before ? {} : { marketing: before }),
            },
          },
        });
        return toProfile(user, await createSectionRoleRepository(trx).of(userId), marketing);
      });
    },
  };
}
