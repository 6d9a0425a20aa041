import { enqueueMail, giveUpFiles, problem, recordAudit } from '@portal/service-kit';
import type { AuditEntry, FileLedger, SessionUser, Snapshot } from '@portal/service-kit';
import type { Knex } from 'knex';
import type { BoardGroup, PostKey } from '../boards/board.ts';
import { namesOf } from '../boards/board.ts';
import { groupOf } from '../boards/boards.ts';
import { parseId } from '../boards/paging.ts';
import { createPostWrites, filesOf } from '../boards/post-write-repository.ts';
import type { LockedPost } from '../boards/post-write-repository.ts';
import { mayEdit } from '../boards/rights.ts';
import { startDate } from '../boards/start-date.ts';
import { createCorrections, publishCorrection, returned, scheduledAt } from '../corrections/correction-repository.ts';
import { columnsOfState, postState, recordPost } from '../history/post-history-repository.ts';
import { createBoardPostRepository } from './board-post-repository.ts';
import type { BoardPostDetail, BulkAction, BulkAnswer, SeenPost, TextsBody } from './board-post-schemas.ts';
import { textsOf } from './editor-texts.ts';
import { deletePost, shownNow, withdrawn } from './moderation-repository.ts';
import { keysOf } from './post-list-repository.ts';
import type { BoardPostFilter } from './post-list-repository.ts';
import { returnedMail } from './returned-mail.ts';

type Audit = Pick<AuditEntry, 'actor' | 'requestId'>;

interface Change {
  action: string;
  /** What happens to the row; undefined: it goes for good. */
  values: Record<string, unknown> | undefined;
  details?: Record<string, unknown>;
}

async function apply(
  trx: Knex.Transaction,
  row: LockedPost,
  { action, values, details = {} }: Change,
  audit: Audit,
): Promise<void> {
  const target = { type: row.board, id: String(row.id), label: row.title };
  const subjects = row.authorId === null ? [] : [row.authorId];
  await recordAudit(trx, { ...audit, action, target, subjects, details });
  if (values) {
    await createPostWrites(trx).set(row, values);
    return;
  }
  await giveUpFiles(trx, filesOf(row));
  await deletePost(trx, row);
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
  if (!groupOf(board).isReviewed && (action === 'publish' || action === 'withdraw')) return 'not-publishable';
  // Its author may have written something else meanwhile, which no editor has read
  return row.version === version ? undefined : 'stale-edit';
}

/** What admins do to posts of others. Each change is in the audit log, in the transaction of the change. */
export function createModerationService(db: Knex, ledger: FileLedger, origin: string) {
  const lock = (trx: Knex.Transaction, { board, id }: PostKey) => createPostWrites(trx).lock([board], id);

  /** The posts that go into an export file, in its order. */
  const exported = (filter: BoardPostFilter, sort: string | undefined, audit: Audit): Promise<PostKey[]> =>
    db.transaction(async (trx) => {
      const found = await keysOf(trx, filter, { sort, offset: 0 });
      await recordAudit(trx, {
        ...audit,
        action: 'posts.export',
        details: { exported: found.length, filters: Object.keys(filter) },
      });
      return found;
    });

  async function changeItem(
    group: BoardGroup,
    given: string | undefined,
    { version, audit }: { version: number; audit: Audit },
    change: (trx: Knex.Transaction, row: LockedPost) => Change | Promise<Change>,
  ): Promise<BoardPostDetail> {
    const notFound = () => problem.notFound(`${group.base}-not-found`);
    const id = parseId(String(given));
    const key = await db.transaction(async (trx) => {
      const row = id === undefined ? undefined : await createPostWrites(trx).lock(namesOf(group), id);
      if (!row || row.removedAt !== null) throw notFound();
      if (row.version !== version) throw problem.conflict('stale-edit');
      const before = await postState(trx, group, row);
      await apply(trx, row, await change(trx, row), audit);
      await recordPost(trx, group, row, { event: 'change', author: audit.actor, isEditor: true, before });
      return row;
    });
    const changed = await createBoardPostRepository(db).find(key);
    if (!changed) throw notFound();
    await ledger.sweep();
    return changed;
  }

  return {
    export: exported,
    /** Shows an item from a moment on, or from now. 404 `news-not-found`, 409 `stale-edit`, 400 `validation-failed`. */
    async publish(
      group: BoardGroup,
      id: string | undefined,
      { version, startDate: text }: { version: number; startDate?: string },
      audit: Audit,
    ): Promise<BoardPostDetail> {
      const startsAt = text === undefined ? undefined : startDate(text);
      if (text !== undefined && startsAt === undefined)
        throw problem.badRequest('validation-failed', undefined, { startDate: 'invalid-format' });
      return changeItem(group, id, { version, audit }, async (trx, row) => {
        const isLater = startsAt !== undefined && startsAt > new Date();
        const change = {
          action: isLater ? 'post.schedule' : 'post.publish',
          ...(startsAt ? { details: { startDate: startsAt.toISOString() } } : {}),
        };
        if (isLater && row.isShown && (await createCorrections(trx).wait(row.id, scheduledAt(startsAt))) > 0)
          return { ...change, values: {} };
        await publishCorrection(trx, row);
        return { ...change, values: startsAt ? { ...shownNow(trx), startsAt } : shownNow(trx) };
      });
    },

    /** Hides an item; with `correction` only takes its correction away, 409 `no-correction` when it has none. */
    withdraw: (
      group: BoardGroup,
      id: string | undefined,
      { version, correction: isCorrection = false }: { version: number; correction?: boolean },
      audit: Audit,
    ) =>
      changeItem(group, id, { version, audit }, async (trx, row) => {
        if (!isCorrection) return { action: 'post.withdraw', values: withdrawn(trx) };
        if ((await createCorrections(trx).discard([row.id])) === 0) throw problem.conflict('no-correction');
        return { action: 'post.withdraw', values: {}, details: { correction: true } };
      }),

    /**
     * Gives what waits back to its author with a reason, which goes by mail too. 404 `news-not-found`, 409 `stale-edit`,
     * and `not-waiting` for an item that does not wait or has no author any more.
     */
    giveBack: (
      group: BoardGroup,
      id: string | undefined,
      { version, reason }: { version: number; reason: string },
      audit: Audit,
    ) =>
      changeItem(group, id, { version, audit }, async (trx, row) => {
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
    async editTexts(
      group: BoardGroup,
      id: string | undefined,
      body: TextsBody,
      audit: Audit,
    ): Promise<BoardPostDetail> {
      const values = textsOf(body);
      return changeItem(group, id, { version: body.version, audit }, async (trx, row) => {
        if (await createCorrections(trx).change(row.id, values)) return { action: 'news.edit', values: {} };
        return { action: 'news.edit', values: { ...values, updatedAt: trx.fn.now() } };
      });
    },

    /**
     * Brings an earlier state of a post's texts back; the version that it has then. Of a board whose posts are not reviewed only
     * who may edit the post does so. 404 `post-not-found`, 403 `not-author`, 409 `stale-edit`.
     */
    restoreState: (
      key: PostKey,
      { snapshot, version, number }: { snapshot: Snapshot; version: number | null; number: number },
      { user, audit }: { user: SessionUser; audit: Audit },
    ): Promise<number> =>
      db.transaction(async (trx) => {
        const group = groupOf(key.board);
        const row = await lock(trx, key);
        if (!row || row.removedAt !== null) throw problem.notFound('post-not-found');
        if (!group.isReviewed && !mayEdit(user, row)) throw problem.forbidden('not-author');
        if (row.version !== version) throw problem.conflict('stale-edit');
        const before = await postState(trx, group, row);
        const values = { ...columnsOfState(group, snapshot), updatedAt: trx.fn.now() };
        const action = group.isReviewed ? 'news.edit' : 'post.edit';
        await apply(trx, row, { action, values, details: { restoredRevision: number } }, audit);
        await recordPost(trx, group, row, { event: 'restore', author: audit.actor, isEditor: true, before });
        return row.version + 1;
      }),

    /** Whether somebody may bring back earlier texts of a post. */
    mayRestore: (key: PostKey, user: SessionUser): Promise<boolean> =>
      db.transaction(async (trx) => {
        const row = await lock(trx, key);
        return row?.removedAt === null && (groupOf(key.board).isReviewed === true || mayEdit(user, row));
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
          const row = await lock(trx, seen);
          const found = obstacle(action, seen, row);
          if (row && found === undefined) {
            // A correction of what readers have; what was withdrawn is shown again as it was
            if (action === 'publish' && row.isShown) await publishCorrection(trx, row);
            await apply(trx, row, bulkChange(trx, action), audit);
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
