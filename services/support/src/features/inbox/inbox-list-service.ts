import { pageWindow, recordAudit, toPage } from '@portal/service-kit';
import type { Knex } from 'knex';
import type { InboxFilter, InboxQuery } from './inbox-query.ts';
import { countByState, countCommon, countNewMessages, entryBatches, listEntries } from './inbox-repository.ts';
import type { InboxEntry } from './inbox-repository.ts';
import type { Admin } from './inquiry-audit.ts';
import { presentRow, subjectsOf } from './present-inquiry.ts';

/**
 * What admins see of the inbox as a whole. Each look is written into the audit log, with whose inquiries were seen. It is no described
 * resource: it counts by state within the other filters, filters by tag, days and assignee, and ends the pages of common searches.
 */
export function createInboxLists(db: Knex) {
  return {
    /** One page, with the numbers in each state within the other filters; everything but spam when no state is asked for. */
    page: ({ sort, page, pageSize, ...filter }: InboxQuery, { user, audit }: Admin) =>
      db.transaction(async (trx) => {
        const window = pageWindow({ page, pageSize });
        const { counts, isCapped } = await countByState(trx, filter, user.id);
        const newMessages = await countNewMessages(trx, filter, user.id);
        const { received, inProgress, answered, spam } = counts;
        const counted = filter.state ? counts[filter.state] : received + inProgress + answered;
        const total = isCapped ? await countCommon(trx, filter, user.id) : counted;
        // Of more than that only the first are shown: the last page is not the end of the list
        const shownOf = isCapped ? Number.POSITIVE_INFINITY : total;
        const input = { filter, me: user.id, sort, window, total: shownOf, isCommon: isCapped };
        const entries = window.offset < total ? await listEntries(trx, input) : [];
        await recordAudit(trx, {
          ...audit,
          action: 'inquiries.view',
          subjects: entries.flatMap(({ inquiry }) => subjectsOf(inquiry)),
          details: { shown: entries.length },
        });
        const shown = toPage(window, total, entries.map(presentRow));
        return {
          ...shown,
          counts: { received, inProgress, answered, spam },
          newMessages,
          ...(isCapped ? { isCapped } : {}),
        };
      }),

    /** All that the filters leave. Each thousand is written into the audit log before it is handed on. */
    async *export(
      filter: InboxFilter,
      { sort, format }: { sort: string | undefined; format: string },
      { user, audit }: Admin,
    ): AsyncGenerator<InboxEntry> {
      for await (const batch of entryBatches(db, filter, user.id, sort)) {
        await recordAudit(db, {
          ...audit,
          action: 'inquiries.export',
          subjects: batch.flatMap(({ inquiry }) => subjectsOf(inquiry)),
          details: { format, exported: batch.length },
        });
        yield* batch;
      }
    },
  };
}

export type InboxLists = ReturnType<typeof createInboxLists>;
