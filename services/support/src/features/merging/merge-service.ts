import { problem, recordAudit, refuseUnseen } from '@portal/service-kit';
import type { Remember } from '@portal/service-kit';
import type { Knex } from 'knex';
import { auditEntry } from '../inbox/inquiry-audit.ts';
import type { Admin } from '../inbox/inquiry-audit.ts';
import type { InquiryDetail } from '../inbox/present-inquiry.ts';
import { lockForEdit } from '../inbox/inquiry-changes.ts';
import { findInquiryById, findInquiryByNumber, lockInquiry, updateInquiry } from '../inquiries/inquiry-repository.ts';
import type { Inquiry } from '../inquiries/inquiry.ts';
import { hasReply, isTarget, listTargets, moveMerged } from './merge-repository.ts';

type Detail = (trx: Knex, number: string, admin: Admin) => Promise<InquiryDetail>;

/** Since when the sender of an inquiry waits for a word; null when nobody does. */
async function waitsSince(trx: Knex, { id, state, newMessageAt, createdAt }: Inquiry): Promise<Date | null> {
  if (state === 'answered' || state === 'spam') return null;
  return newMessageAt ?? ((await hasReply(trx, id)) ? null : createdAt);
}

/**
 * Two inquiries of one person as one conversation. Nothing is moved: the merged one points to the kept one, whose conversation
 * shows both, and links, mails and numbers of the merged one lead there. So it can be undone at any time.
 */
export function createMerging({ db, detail }: { db: Knex; detail: Detail }) {
  const notFound = () => problem.notFound('inquiry-not-found');

  return {
    /** Inquiries of the same person that one can be merged into, the newest first. */
    async targets(number: string): Promise<Inquiry[]> {
      const inquiry = await findInquiryByNumber(db, number);
      if (!inquiry) throw notFound();
      return listTargets(db, inquiry);
    },

    /**
     * Merges an inquiry into another, which opens again when the merged one waits for an answer. 409 `not-same-person` where they
     * are not proven to be of one person, 409 `password-kept` while it has a password that nobody has seen, 409 `stale-edit`.
     */
    merge: (
      number: string,
      { version, into }: { version: number; into: string },
      admin: Admin,
      remember: Remember,
    ): Promise<InquiryDetail> =>
      db.transaction(async (trx) => {
        // In one order, so that two admins who merge both ways wait for each other instead of for ever
        for (const each of [number, into].toSorted()) await lockInquiry(trx, each);
        const inquiry = await lockForEdit(trx, number, version);
        const target = await findInquiryByNumber(trx, into);
        if (!target || !(await isTarget(trx, inquiry, target.id))) throw problem.conflict('not-same-person');
        if (inquiry.passwordState === 'kept') throw problem.conflict('password-kept');
        const waiting = await waitsSince(trx, inquiry);
        const reopened = target.assigneeId === null ? 'received' : 'inProgress';
        await updateInquiry(trx, inquiry, { mergedInto: target.id });
        await moveMerged(trx, inquiry.id, target.id);
        await updateInquiry(trx, target, {
          state: waiting !== null && target.state === 'answered' ? reopened : target.state,
          newMessageAt: target.newMessageAt ?? waiting,
        });
        await recordAudit(trx, auditEntry(admin, 'inquiry.merge', inquiry, { into }));
        const shown = await detail(trx, into, admin);
        await remember(trx, shown);
        return shown;
      }),

    /** Makes a merged inquiry one by itself again, as it was; what came after the merge stays in the other. 409 `stale-edit`, `not-merged`. */
    separate: (number: string, version: number | undefined, admin: Admin, remember: Remember): Promise<InquiryDetail> =>
      db.transaction(async (trx) => {
        const inquiry = await lockInquiry(trx, number);
        if (!inquiry) throw notFound();
        refuseUnseen(inquiry, version);
        const kept = inquiry.mergedInto === null ? undefined : await findInquiryById(trx, inquiry.mergedInto);
        if (!kept) throw problem.conflict('not-merged');
        await updateInquiry(trx, inquiry, { mergedInto: null });
        await recordAudit(trx, auditEntry(admin, 'inquiry.separate', inquiry, { from: kept.number }));
        const shown = await detail(trx, kept.number, admin);
        await remember(trx, shown);
        return shown;
      }),
  };
}

export type Merging = ReturnType<typeof createMerging>;
