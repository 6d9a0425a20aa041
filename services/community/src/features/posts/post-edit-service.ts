import { problem, recordAudit, refuseUnseen } from '@portal/service-kit';
import type { AuditEntry, QuotaCaller, Quotas, SessionUser, Upload } from '@portal/service-kit';
import type { Knex } from 'knex';
import { acceptAttachment } from '../attachments/accept-attachment.ts';
import type { AttachmentStore } from '../attachments/accept-attachment.ts';
import { createCorrections, publishCorrection, scheduledAt, submitted } from '../corrections/correction-repository.ts';
import { postState, recordPost } from '../history/post-history-repository.ts';
import type { communityQuotas } from '../../quotas.ts';
import type { BoardGroup, PostKey } from '../boards/board.ts';
import { companyTypesOf, namesOf } from '../boards/board.ts';
import { parseId } from '../boards/paging.ts';
import type { FileChange } from '../boards/post-columns.ts';
import { readPostForm } from './post-form.ts';
import type { PostForm } from './post-form.ts';
import { createPostWrites } from '../boards/post-write-repository.ts';
import type { LockedPost, Showing } from '../boards/post-write-repository.ts';
import { isAuthor, isEditor } from '../boards/reader.ts';
import { mayEdit, mayRemove, maySee } from '../boards/rights.ts';

type Audit = Pick<AuditEntry, 'actor' | 'requestId'>;

/** A post, and the version of it that was seen. */
interface SeenPost {
  id: string | number | undefined;
  version?: number | undefined;
}

/** Called at the end of the transaction that wrote a post: reads what the response says and keeps it there. */
export type Finish<Result> = (trx: Knex, id: number, isNew: boolean) => Promise<Result>;

/** Who writes, and what is done in the transaction once it is written. */
interface Editing<Result> {
  user: SessionUser;
  audit: Audit;
  caller: QuotaCaller;
  finish: Finish<Result>;
}

/** Where a change goes: beside a post that readers have, who keep its former form until the change is published, or into it. */
function isCorrection(
  { status, startsAt }: PostForm,
  { isShown, isCorrected }: { isShown: boolean; isCorrected: boolean },
  user: SessionUser,
): boolean {
  if (!isEditor(user)) return isShown || isCorrected;
  if (status === 'hidden') return false;
  if (startsAt !== undefined) return isShown && startsAt > new Date();
  return isCorrected && status === undefined;
}

/** Writing and removing posts of one group of boards. Whose a post is, and which files it has, the stored row says. */
export function createPostEditService(
  db: Knex,
  group: BoardGroup,
  { store, quotas }: { store: AttachmentStore; quotas: Quotas<keyof typeof communityQuotas> },
) {
  const { isReviewed = false } = group;
  const boards = namesOf(group);

  async function find(
    trx: Knex.Transaction,
    given: SeenPost['id'],
    user: SessionUser,
  ): Promise<LockedPost | undefined> {
    const id = parseId(String(given));
    const post = id === undefined ? undefined : await createPostWrites(trx).lock(boards, id);
    return post?.removedAt === null && maySee(user, post) ? post : undefined;
  }

  /** 404 `<base>-not-found` also for what this person may not see, 403 `not-author`, 409 `stale-edit`. */
  async function lockForEdit(trx: Knex.Transaction, { id, version }: PostForm, user: SessionUser): Promise<LockedPost> {
    const post = await find(trx, id, user);
    if (!post) throw problem.notFound(`${group.base}-not-found`);
    if (!mayEdit(user, post)) throw problem.forbidden('not-author');
    if (version !== undefined && version !== post.version) throw problem.conflict('stale-edit');
    return post;
  }

  /** What a member writes waits for an editor; what an editor writes is shown unless they say otherwise. */
  function showingOfNew({ status, startsAt }: PostForm, user: SessionUser): Showing {
    if (isReviewed && !isEditor(user)) return { status: 'hidden', isSubmitted: true };
    return { status: status ?? 'visible', startsAt, isSubmitted: false };
  }

  /** A member's change waits like a new text, or somebody could put anything under what an editor has read. */
  function showingOfEdited({ status, startsAt }: PostForm, post: LockedPost, user: SessionUser): Showing | undefined {
    if (!isReviewed) return undefined;
    if (!isEditor(user)) return { status: 'hidden', isSubmitted: true };
    if (status === undefined && startsAt === undefined) return undefined;
    return { status: status ?? post.status, startsAt, isSubmitted: false };
  }

  /** What editors write and show is in the audit log; what members write is theirs. */
  async function auditEditor(
    trx: Knex.Transaction,
    action: 'create' | 'edit',
    { board, id, type, title }: PostKey & { type: string; title: string },
    { user, audit, shown }: { user: SessionUser; audit: Audit; shown: Showing | undefined },
  ): Promise<void> {
    if (!isEditor(user)) return;
    const startDate = shown?.startsAt ? { startDate: shown.startsAt.toISOString() } : {};
    await recordAudit(trx, {
      ...audit,
      action: `${isReviewed ? 'news' : 'post'}.${action}`,
      target: { type: board, id: String(id), label: title },
      details: isReviewed ? (shown ? { status: shown.status, ...startDate } : {}) : { type },
    });
  }

  async function insert(trx: Knex.Transaction, form: PostForm, { user, audit }: Editing<unknown>, file: FileChange) {
    const { texts, type = group.boards[0].name } = form;
    const board = group.kinds ? group.boards[0].name : type;
    const shown = showingOfNew(form, user);
    const key = await createPostWrites(trx).insert(group, { board, type, texts }, { author: user, shown, file });
    await recordPost(trx, group, key, { event: 'create', author: user, isEditor: isEditor(user), before: null });
    await auditEditor(trx, 'create', { ...key, type, title: texts.titleKo }, { user, audit, shown });
    return key;
  }

  async function change(trx: Knex.Transaction, form: PostForm, { user, audit }: Editing<unknown>, file: FileChange) {
    const post = await lockForEdit(trx, form, user);
    const writes = createPostWrites(trx);
    const { texts, startsAt } = form;
    const shown = showingOfEdited(form, post, user);
    const corrections = createCorrections(trx);
    const { isShown, id } = post;
    if (isReviewed && isCorrection(form, { isShown, isCorrected: (await corrections.find(id)) !== undefined }, user)) {
      const waiting = startsAt ? scheduledAt(startsAt) : isEditor(user) ? undefined : submitted(trx);
      const by = { author: user, isEditor: isEditor(user) };
      await corrections.write(id, { texts, file, ...(waiting ? { waiting } : {}), ...by });
      await writes.set(post);
    } else {
      // What the author of this change has seen
      if (isReviewed) await publishCorrection(trx, post);
      const before = await postState(trx, group, post);
      // Locked again: a published correction has brought files of its own
      const current = isReviewed ? await lockForEdit(trx, form, user) : post;
      await writes.update(current, { texts, ...(group.kinds && form.type ? { type: form.type } : {}), shown, file });
      await recordPost(trx, group, post, { event: 'change', author: user, isEditor: isEditor(user), before });
    }
    const written = { ...post, type: form.type ?? post.type, title: texts.titleKo };
    await auditEditor(trx, 'edit', written, { user, audit, shown });
    return post;
  }

  return {
    /**
     * Writes a post, or with `isNew` left out one that the form may name, and says what `finish` makes of it. Without a file the old
     * one stays. 400 `validation-failed`, 403 `<type>-for-admins` or `not-author`, 404 `<base>-not-found`, 409 `stale-edit`, 429
     * `too-many-requests`, and what `acceptAttachment` refuses.
     */
    async save<Result>(upload: Upload, editing: Editing<Result>, isNewPost?: boolean): Promise<Result> {
      const { user, caller, finish } = editing;
      const form = readPostForm(group, upload, isEditor(user));
      const isNew = isNewPost ?? form.id === undefined;
      const { type } = form;
      if (type !== undefined && (isNew || group.kinds) && companyTypesOf(group).includes(type) && !isEditor(user))
        throw problem.forbidden(`${type}-for-admins`);
      // Before a file is looked at, which costs more; the transaction that writes looks again
      if (!isNew) await db.transaction((trx) => lockForEdit(trx, form, user));
      await quotas.take(caller, isNew ? ['posts-per-account', 'posts-per-address', 'posts'] : ['changes-per-account']);
      const save = (file: FileChange) =>
        db.transaction(async (trx) => {
          const { id } = await (isNew ? insert : change)(trx, form, editing, file);
          return finish(trx, id, isNew);
        });
      const place = { folder: group.base, name: form.fileName, widths: group.imageWidths };
      const saved = upload.file
        ? await acceptAttachment(store, upload.file, place, save)
        : await save(form.removeFile ? null : undefined);
      await store.ledger.sweep();
      return saved;
    },

    /** Into the trash: the number removed. 403 `not-author`, 409 `stale-edit`. What an editor takes from somebody else is in the audit log. */
    remove: ({ id, version }: SeenPost, user: SessionUser, audit: Audit): Promise<number> =>
      db.transaction(async (trx) => {
        const post = await find(trx, id, user);
        if (!post) return 0;
        if (!mayRemove(user, post)) throw problem.forbidden('not-author');
        refuseUnseen(post, version);
        const isOwn = isAuthor(user, post.authorId);
        const target = { type: post.board, id: String(post.id), label: post.title };
        const subjects = post.authorId === null ? [] : [post.authorId];
        if (!isOwn) await recordAudit(trx, { ...audit, action: 'post.trash', target, subjects });
        return createPostWrites(trx).trash(post, isOwn);
      }),

    /** Out of the trash again: the number restored. For its author, who removed it, and for editors. 409 `stale-edit`. */
    restore: ({ id: given, version }: SeenPost, user: SessionUser, audit: Audit): Promise<number> =>
      db.transaction(async (trx) => {
        const id = parseId(String(given));
        const writes = createPostWrites(trx);
        const post = id === undefined ? undefined : await writes.lock(boards, id);
        if (!post || post.removedAt === null) return 0;
        const isOwn = isAuthor(user, post.authorId) && post.removedByAuthor;
        if (!isOwn && !isEditor(user)) return 0;
        refuseUnseen(post, version);
        if (isEditor(user))
          await recordAudit(trx, { ...audit, action: 'post.restore', target: { type: group.base, id: String(id) } });
        return writes.restore(post);
      }),
  };
}
