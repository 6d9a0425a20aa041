import type { Knex } from 'knex';

export type SecondFactorMethod = 'passkey' | 'totp' | 'recovery';

/** What a person could prove themselves with, and when this session last did. */
export interface SecondFactorState {
  hasPasskey: boolean;
  hasTotp: boolean;
  recoveryCodes: number;
  provedAt: Date | null;
}

const stateSql = `
  select exists (select from passkeys where user_id = :userId) as has_passkey,
    exists (select from totp_keys where user_id = :userId and confirmed_at is not null) as has_totp,
    (select count(*)::int from recovery_codes where user_id = :userId) as recovery_codes,
    (select second_factor_at from sessions where id = :sessionId) as proved_at`;

/** Recovery codes alone are no second factor: they replace one that is lost. */
export function hasSecondFactor({ hasPasskey, hasTotp }: Pick<SecondFactorState, 'hasPasskey' | 'hasTotp'>): boolean {
  return hasPasskey || hasTotp;
}

/** What may be asked for, the one that resists phishing first. */
export function methodsOf(state: SecondFactorState): SecondFactorMethod[] {
  const methods: [SecondFactorMethod, boolean][] = [
    ['passkey', state.hasPasskey],
    ['totp', state.hasTotp],
    ['recovery', hasSecondFactor(state) && state.recoveryCodes > 0],
  ];
  return methods.flatMap(([method, isThere]) => (isThere ? method : []));
}

export function createSecondFactorRepository(db: Knex) {
  return {
    async stateOf(userId: string, sessionId?: string): Promise<SecondFactorState> {
      const { rows } = await db.raw<{ rows: SecondFactorState[] }>(stateSql, { userId, sessionId: sessionId ?? null });
      const [state] = rows;
      if (!state) throw new Error('a query of one row answered with none');
      return state;
    },
    /** The session has just proved a second factor. */
    async markProved(sessionId: string): Promise<void> {
      await db('sessions').where({ id: sessionId }).update({ secondFactorAt: db.fn.now() });
    },
  };
}
