import { problem } from '@portal/service-kit';
import type { PersonalData } from '@portal/service-kit';
import { createSessionRepository } from '../sessions/session-repository.ts';
import { exportOwnData } from './own-data-repository.ts';

/** What this service holds about a member: profile, consents, sessions and what the audit log tells; an entry of that log itself. */
export const accountPersonalData: PersonalData = {
  async collect(db, { id, user, requestId }) {
    // As its own guard does: a session that has ended shows nothing, and what is stored decides whether the address is verified
    const holder =
      user.sessionId === undefined ? undefined : await createSessionRepository(db).holderOf(user.sessionId, id);
    if (!holder) throw problem.unauthorized('session-ended');
    const { exportedAt: _moment, ...records } = await exportOwnData(db, id, {
      actor: { id, email: holder.email },
      requestId,
    });
    return { records };
  },
};
