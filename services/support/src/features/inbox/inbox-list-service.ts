import { pageWindow, recordAudit, sortOf, toPage } from '@portal/service-kit';
import type { Knex } from 'knex';
import { rememberAgent } from '../agents/agent-repository.ts';
import { sortColumns } from './inbox-query.ts';
import type { InboxFilter, InboxQuery } from './inbox-query.ts';
import { countByState, countNewMessages, listEntries, listMatching, readEntries } from './inbox-repository.ts';
import type { InboxEntry } from './inbox-repository.ts';
import type { Admin } from './inbox-service.ts';
import { presentRow, subjectsOf } from './present-inquiry.ts';

const orderOf = (sort: string | undefined) => sortOf(sort, sortColumns, '-createdAt', 'inquiries.id');

/** What admins see of the inbox as a whole. Each look is written into the audit log, with whose inquiries were seen. */
export function createInboxLists(db: Knex) {
  return {
    /** One page, with the numbers in each state within the other filters; everything but spam when no state is asked for. */
    page: ({ sort, page, pageSize, ...filter }: InboxQuery, { user, audit }: Admin) =>
      db.transaction(async (trx) => {
        const window = pageWindow({ page, pageSize });
        await rememberAgent(trx, user);
        const counts = await countByState(trx, filter, user.id);
        const newMessages = await countNewMessages(trx, filter, user.id);
        const { limit, offset } = window;
        const entries = await listEntries(trx, { filter, me: user.id, orderBy: orderOf(sort), limit, offset });
        await recordAudit(trx, {
          ...audit,
          action: 'inquiries.view',
          subjects: entries.flatMap(({ inquiry }) => subjectsOf(inquiry)),
          details: { shown: entries.length },
        });
        const { received, inProgress, answered, spam } = counts;
        const total = filter.state ? counts[filter.state] : received + inProgress + answered;
        const shown = toPage(window, total, entries.map(presentRow));
        return { ...shown, counts: { received, inProgress, answered, spam }, newMessages };
      }),

    /** All that the filters leave, read a few at a time. */
    async export(
      filter: InboxFilter,
      { sort, format }: { sort: string | undefined; format: string },
      { user, audit }: Admin,
    ): Promise<AsyncGenerator<InboxEntry>> {
      const matching = await db.transaction(async (trx) => {
        const found = await listMatching(trx, filter, user.id, orderOf(sort));
        await recordAudit(trx, {
          ...audit,
          action: 'inquiries.export',
          subjects: found.flatMap(subjectsOf),
          details: { format, exported: found.length },
        });
        return found;
      });
      return readEntries(
        db,
        matching.map(({ id }) => id),
        user.id,
      );
    },
  };
}

export type InboxLists = ReturnType<typeof createInboxLists>;
