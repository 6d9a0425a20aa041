import { enqueueMail, giveUpFiles, problem, recordAudit } from '@portal/service-kit';
import type { AuditEntry, FileLedger, SessionUser, Snapshot } from '@portal/service-kit';
import type { Knex } from 'knex';
import { parseId } from '../../paging.ts';
import { createCorrections, publishCorrection, returned, scheduledAt } from '../../correction-repository.ts';
import { columnsOfState, postState, recordPost } from '../../post-history-repository.ts';
import { mayEdit } from '../../rights.ts';
import { startDate } from '../news/start-date.ts';
import { boardOf, deletePost, lockPost, shownNow, updatePost, withdrawn } from './moderation-repository.ts';
import type { LockedPost } from './moderation-repository.ts';
import { textsOf } from './news-texts.ts';
import { returnedMail } from './returned-mail.ts';
import { placesOf, sourceOf } from './place-repository.ts';
import type { BoardPostFilter, Place } from './place-repository.ts';
import { createBoardPostRepository } from './board-post-repository.ts';
import type {
  Board,
  BoardPostDetail,
  BoardPostKey,
  BulkAction,
  BulkAnswer,
  SeenPost,
  TextsBody,
} from './board-post-schemas.ts';

type Audit = Pick<AuditEntry, 'actor' | 'requestId'>;

interface Change {
  action: string;
  /** What happens to the row; undefined: it goes for good. */
  values: Record<string, unknown> | undefined;
  details?: Record<string, unknown>;
}

async function apply(
  trx: Knex.Transaction,
  board: Board,
  row: LockedPost,
  { action, values, details }: Change,
  audit: Audit,
): Promise<void> {
  await recordAudit(trx, {
    ...audit,
    action,
    target: { type: board, id: String(row.id), label: row.title },
    subjects: row.authorId === null ? [] : [row.authorId],
    details: details ?? {},
  });
  if (values) {
    await updatePost(trx, board, row, values);
    return;
  }
  await giveUpFiles(trx, [row.filePath, row.originalPath, row.thumbnailPath]);
  await deletePost(trx, board, row);
}

function bulkChange(trx: Knex.Transaction, action: BulkAction): Change {
  const values: Record<BulkAction, Record<string, unknown> | undefined> = {
    publish: shownNow(trx),
    withdraw: withdrawn(trx),
    trash: { removedAt: trx.fn.now(), removedByAuthor: false },
    restore: { removedAt: null, removedByAuthor: false },
    delete: undefined,
  };
  return { action: `post.${action}`, values: values[action] };
}

/** Why an action cannot be done to a post; undefined when it can. */
function obstacle(action: BulkAction, { board, version }: SeenPost, row: LockedPost | undefined): string | undefined {
  if (!row) return 'not-found';
  const isForTrash = action === 'restore' || action === 'delete';
  if (isForTrash && row.removedAt === null) return 'not-in-trash';
  if (!isForTrash && row.removedAt !== null) return 'in-trash';
  if (board === 'classroom' && (action === 'publish' || action === 'withdraw')) return 'not-publishable';
  // Its author may have written something else meanwhile, which no editor has read
  return row.version === version ? undefined : 'stale-edit';
}

/** What admins do to posts of others. Each change is in the audit log, in the transaction of the change. */
export function createModerationService(db: Knex, ledger: FileLedger, origin: string) {
  /** The places of the posts that go into an export file, in its order. */
  const places = (filter: BoardPostFilter, sort: string | undefined, audit: Audit): Promise<Place[]> =>
    db.transaction(async (trx) => {
      const found = await placesOf(trx, filter, { sort, offset: 0 });
      await recordAudit(trx, {
        ...audit,
        action: 'posts.export',
        details: { exported: found.length, filters: Object.keys(filter) },
      });
      return found;
    });

  async function changeItem(
    newsId: string,
    version: number,
    audit: Audit,
    change: (trx: Knex.Transaction, row: LockedPost) => Change | Promise<Change>,
  ): Promise<BoardPostDetail> {
    const id = parseId(newsId);
    const board = await db.transaction(async (trx) => {
      const known = id === undefined ? undefined : await boardOf(trx, id);
      const row = known && (await lockPost(trx, known, id ?? 0));
      if (!known || !row || row.removedAt !== null) throw problem.notFound('news-not-found');
      if (row.version !== version) throw problem.conflict('stale-edit');
      const before = await postState(trx, sourceOf(known), row.id);
      await apply(trx, known, row, await change(trx, row), audit);
      await recordPost(trx, sourceOf(known), row.id, { event: 'change', author: audit.actor, isEditor: true, before });
      return known;
    });
    const changed = await createBoardPostRepository(db).find(board, id ?? 0);
    if (!changed) throw problem.notFound('news-not-found');
    await ledger.sweep();
    return changed;
  }

  return {
    export: places,
    /** Shows an item from a moment on, or from now. 404 `news-not-found`, 409 `stale-edit`, 400 `validation-failed`. */
    async publish(
      newsId: string,
      { version, startDate: text }: { version: number; startDate?: string },
      audit: Audit,
    ): Promise<BoardPostDetail> {
      const startsAt = text === undefined ? undefined : startDate(text);
      if (text !== undefined && startsAt === undefined)
        throw problem.badRequest('validation-failed', undefined, { startDate: 'invalid-format' });
      return changeItem(newsId, version, audit, async (trx, row) => {
        const isLater = startsAt !== undefined && startsAt > new Date();
        const change = {
          action: isLater ? 'post.schedule' : 'post.publish',
          ...(startsAt ? { details: { startDate: startsAt.toISOString() } } : {}),
        };
        if (isLater && row.isShown && (await createCorrections(trx).wait(row.id, scheduledAt(startsAt))) > 0)
          return { ...change, values: {} };
        await publishCorrection(trx, row.id);
        return { ...change, values: startsAt ? { ...shownNow(trx), startsAt } : shownNow(trx) };
      });
    },

    /** Hides an item; with `correction` only takes its correction away, 409 `no-correction` when it has none. */
    withdraw: (
      newsId: string,
      { version, correction: isCorrection = false }: { version: number; correction?: boolean },
      audit: Audit,
    ) =>
      changeItem(newsId, version, audit, async (trx, row) => {
        if (!isCorrection) return { action: 'post.withdraw', values: withdrawn(trx) };
        if ((await createCorrections(trx).discard([row.id])) === 0) throw problem.conflict('no-correction');
        return { action: 'post.withdraw', values: {}, details: { correction: true } };
      }),

    /**
     * Gives what waits back to its author with a reason, which goes by mail too. 404 `news-not-found`, 409 `stale-edit`,
     * and `not-waiting` for an item that does not wait or has no author any more.
     */
    giveBack: (newsId: string, { version, reason }: { version: number; reason: string }, audit: Audit) =>
      changeItem(newsId, version, audit, async (trx, row) => {
        const corrections = createCorrections(trx);
        const correction = await corrections.find(row.id);
        const { submittedAt } = correction ?? row;
        if (submittedAt === null || row.authorEmail === '') throw problem.conflict('not-waiting');
        const text = reason.replaceAll('\r\n', '\n').trim().normalize('NFC');
        if (text === '') throw problem.badRequest('validation-failed', undefined, { reason: 'required' });
        const news = { newsId: row.id, version: row.version, title: row.title, to: row.authorEmail, reason: text };
        await enqueueMail(trx, returnedMail(news, origin));
        if (correction) {
          await corrections.wait(row.id, returned(trx, text));
          return { action: 'post.return', values: {} };
        }
        return {
          action: 'post.return',
          values: { status: 'hidden', submittedAt: null, returnedAt: trx.fn.now(), returnReason: text },
        };
      }),

    /** An admin's correction or translation; whether it is shown stays as it was. */
    async editTexts(newsId: string, body: TextsBody, audit: Audit): Promise<BoardPostDetail> {
      const values = textsOf(body);
      return changeItem(newsId, body.version, audit, async (trx, row) => {
        if (await createCorrections(trx).change(row.id, values)) return { action: 'news.edit', values: {} };
        return { action: 'news.edit', values: { ...values, updatedAt: trx.fn.now() } };
      });
    },

    /**
     * Brings an earlier state of a post's texts back; the version that it has then. Of somebody else's post in the classroom nobody
     * but the author does so. 404 `post-not-found`, 403 `not-author`, 409 `stale-edit`.
     */
    restoreState: (
      { board, id }: BoardPostKey,
      { snapshot, version, number }: { snapshot: Snapshot; version: number | null; number: number },
      { user, audit }: { user: SessionUser; audit: Audit },
    ): Promise<number> =>
      db.transaction(async (trx) => {
        const row = await lockPost(trx, board, id);
        if (!row || row.removedAt !== null) throw problem.notFound('post-not-found');
        if (board === 'classroom' && !mayEdit(user, row)) throw problem.forbidden('not-author');
        if (row.version !== version) throw problem.conflict('stale-edit');
        const source = sourceOf(board);
        const before = await postState(trx, source, id);
        const values = { ...columnsOfState(source, snapshot), updatedAt: trx.fn.now() };
        const action = board === 'classroom' ? 'post.edit' : 'news.edit';
        await apply(trx, board, row, { action, values, details: { restoredRevision: number } }, audit);
        await recordPost(trx, source, id, { event: 'restore', author: audit.actor, isEditor: true, before });
        return row.version + 1;
      }),

    /** Whether somebody may bring back earlier texts of a post. */
    mayRestore: ({ board, id }: BoardPostKey, user: SessionUser): Promise<boolean> =>
      db.transaction(async (trx) => {
        const row = await lockPost(trx, board, id);
        return row?.removedAt === null && (board !== 'classroom' || mayEdit(user, row));
      }),

    /**
     * The same to many posts as they were seen, each in a transaction of its own: what cannot be done to one does not keep the
     * others.
     */
    async changeMany(action: BulkAction, items: SeenPost[], audit: Audit): Promise<BulkAnswer> {
      const answer: BulkAnswer = { done: [], refused: [] };
      for (const seen of items) {
        const { board, id } = seen;
        const { code, version } = await db.transaction(async (trx) => {
          const row = await lockPost(trx, board, id);
          const found = obstacle(action, seen, row);
          if (row && found === undefined) {
            // A correction of what readers have; what was withdrawn is shown again as it was
            if (action === 'publish' && row.isShown) await publishCorrection(trx, row.id);
            await apply(trx, board, row, bulkChange(trx, action), audit);
          }
          return { code: found, version: (row?.version ?? 0) + 1 };
        });
        if (code === undefined) answer.done.push({ board, id, version });
        else answer.refused.push({ board, id, code });
      }
      await ledger.sweep();
      return answer;
    },
  };
}
