import { problem, recordAudit, refuseUnseen } from '@portal/service-kit';
import type { AuditEntry, QuotaCaller, Quotas, SessionUser, Upload } from '@portal/service-kit';
import type { Knex } from 'knex';
import { createCorrections, publishCorrection, scheduledAt, submitted } from '../../correction-repository.ts';
import { parseId } from '../../paging.ts';
import { postState, recordPost } from '../../post-history-repository.ts';
import type { communityQuotas } from '../../quotas.ts';
import { isEditor, isAuthor } from '../../reader.ts';
import { mayEdit, mayRemove, maySee } from '../../rights.ts';
import { restorePost } from '../trash/trash-repository.ts';
import { acceptAttachment } from '../attachments/accept-attachment.ts';
import type { AttachmentStore } from '../attachments/accept-attachment.ts';
import { readNewsForm } from './news-form.ts';
import type { NewsForm } from './news-form.ts';
import { newsImagesOf, newsImageWidths } from './news-images.ts';
import { createNewsWrites } from './news-write-repository.ts';
import type { NewsFileChange } from './news-columns.ts';
import type { LockedNews, Showing } from './news-write-repository.ts';

type Audit = Pick<AuditEntry, 'actor' | 'requestId'>;

/** An item, and the version of it that was seen. */
interface SeenPost {
  newsId: number | string;
  version?: number;
}

/** Called at the end of the transaction that wrote an item: reads what the response says and keeps it there. */
export type Finish<Result> = (trx: Knex, newsId: number) => Promise<Result>;

/** Who writes, and what is done in the transaction once it is written. */
interface Editing<Result> {
  audit: Audit;
  caller: QuotaCaller;
  finish: Finish<Result>;
}

/** What a member writes waits for an editor; what an editor writes is shown unless they say otherwise. */
function showingOfNew(form: NewsForm, user: SessionUser): Showing {
  if (!isEditor(user)) return { status: 'hidden', isSubmitted: true };
  return { status: form.status ?? 'visible', startsAt: form.startsAt, isSubmitted: false };
}

/** A member's change waits like a new text, or somebody could put anything under what an editor has read. */
function showingOfEdited(form: NewsForm, item: LockedNews, user: SessionUser): Showing | undefined {
  if (!isEditor(user)) return { status: 'hidden', isSubmitted: true };
  if (form.status === undefined && form.startsAt === undefined) return undefined;
  return { status: form.status ?? item.status, startsAt: form.startsAt, isSubmitted: false };
}

/** Where a change goes: beside an item that readers have, who keep its former form until the change is published, or into it. */
function isCorrection({ status, startsAt }: NewsForm, item: LockedNews, user: SessionUser): boolean {
  const now = new Date();
  const isShown = item.status === 'visible' && item.startsAt <= now;
  if (!isEditor(user)) return isShown || item.isCorrected;
  if (status === 'hidden') return false;
  if (startsAt !== undefined) return isShown && startsAt > now;
  return item.isCorrected && status === undefined;
}

/** Writing and removing news and announcements. Whose an item is, and which files it has, the stored row says. */
export function createNewsEditService(db: Knex, store: AttachmentStore, quotas: Quotas<keyof typeof communityQuotas>) {
  /** 404 `news-not-found` also for what this person may not see, 403 `not-author`, 409 `stale-edit`. */
  async function lockForEdit(
    trx: Knex.Transaction,
    { newsId, version }: NewsForm,
    user: SessionUser,
  ): Promise<LockedNews> {
    const id = newsId === undefined ? undefined : parseId(newsId);
    const item = id === undefined ? undefined : await createNewsWrites(trx).lock(id);
    if (!item || !maySee(user, item)) throw problem.notFound('news-not-found');
    if (!mayEdit(user, item)) throw problem.forbidden('not-author');
    if (version !== undefined && version !== item.version) throw problem.conflict('stale-edit');
    return item;
  }

  async function writeCorrection(
    trx: Knex.Transaction,
    item: LockedNews,
    { form: { texts, startsAt }, file, user }: { form: NewsForm; file: NewsFileChange; user: SessionUser },
  ): Promise<void> {
    const waiting = startsAt ? scheduledAt(startsAt) : isEditor(user) ? undefined : submitted(trx);
    await createCorrections(trx).write(item.newsId, {
      texts,
      file,
      ...(waiting ? { waiting } : {}),
      author: user,
      isEditor: isEditor(user),
    });
    await createNewsWrites(trx).passVersion(item);
  }

  /** Takes the file of a form, with the images of an image, and hands both on. */
  async function withFile<Result>(
    { file }: Upload,
    form: NewsForm,
    save: (file: NewsFileChange) => Promise<Result>,
  ): Promise<Result> {
    const done = !file
      ? await save(form.removeFile ? null : undefined)
      : await acceptAttachment(
          store,
          file,
          { folder: 'news', name: form.fileName, widths: newsImageWidths },
          (accepted) => save({ ...accepted, images: newsImagesOf(accepted) }),
        );
    await store.ledger.sweep();
    return done;
  }

  return {
    /**
     * Writes an item and says what `finish` makes of its id. 400 `validation-failed`, 403 `announcement-for-admins`,
     * 429 `too-many-requests`, and what `acceptAttachment` refuses.
     */
    async write<Result>(
      upload: Upload,
      user: SessionUser,
      { audit, caller, finish }: Editing<Result>,
    ): Promise<Result> {
      const form = readNewsForm(upload, { isEditor: isEditor(user) });
      const { type = 'news' } = form;
      if (type === 'announcement' && !isEditor(user)) throw problem.forbidden('announcement-for-admins');
      await quotas.take(caller, ['posts-per-account', 'posts-per-address', 'posts']);
      return withFile(upload, form, (file) =>
        db.transaction(async (trx) => {
          const shown = showingOfNew(form, user);
          const newsId = await createNewsWrites(trx).insert(form.texts, { type, author: user, shown, file });
          await auditEditor(trx, 'news.create', { newsId, type, title: form.texts.title }, { user, audit, shown });
          await recordPost(trx, 'news_items', newsId, {
            event: 'create',
            author: user,
            isEditor: isEditor(user),
            before: null,
          });
          return finish(trx, newsId);
        }),
      );
    },

    /** Changes an item and says what `finish` makes of its id. 404 `news-not-found`, 403 `not-author`, 409 `stale-edit`, and what `write` refuses. Its type stays. */
    async edit<Result>(upload: Upload, user: SessionUser, { audit, caller, finish }: Editing<Result>): Promise<Result> {
      const form = readNewsForm(upload, { isEditor: isEditor(user) });
      // Before a file is looked at, which costs more; the transaction that writes looks again
      await db.transaction((trx) => lockForEdit(trx, form, user));
      await quotas.take(caller, ['changes-per-account']);
      return withFile(upload, form, (file) =>
        db.transaction(async (trx) => {
          const item = await lockForEdit(trx, form, user);
          const shown = showingOfEdited(form, item, user);
          if (isCorrection(form, item, user)) await writeCorrection(trx, item, { form, file, user });
          else {
            // What the author of this change has seen
            await publishCorrection(trx, item.newsId);
            const before = await postState(trx, 'news_items', item.newsId);
            await createNewsWrites(trx).update(await lockForEdit(trx, form, user), { texts: form.texts, shown, file });
            await recordPost(trx, 'news_items', item.newsId, {
              event: 'change',
              author: user,
              isEditor: isEditor(user),
              before,
            });
          }
          await auditEditor(
            trx,
            'news.edit',
            { newsId: item.newsId, type: item.type, title: form.texts.title },
            { user, audit, shown },
          );
          return finish(trx, item.newsId);
        }),
      );
    },

    /** Into the trash: the number removed. 403 `not-author`, 409 `stale-edit`. What an editor takes from somebody else is in the audit log. */
    async remove({ newsId, version }: SeenPost, user: SessionUser, audit: Audit): Promise<number> {
      const id = parseId(String(newsId));
      return db.transaction(async (trx) => {
        const writes = createNewsWrites(trx);
        const item = id === undefined ? undefined : await writes.lock(id);
        if (!item || !maySee(user, item)) return 0;
        if (!mayRemove(user, item)) throw problem.forbidden('not-author');
        refuseUnseen(item, version);
        if (!isAuthor(user, item.authorId)) {
          const subjects = item.authorId === null ? [] : [item.authorId];
          await recordAudit(trx, {
            ...audit,
            action: 'post.trash',
            target: { type: item.type, id: String(item.newsId), label: item.title },
            subjects,
          });
        }
        return writes.trash(item.newsId, { byAuthor: isAuthor(user, item.authorId) });
      });
    },

    /** Out of the trash again: the number restored. For its author, who removed it, and for editors. 409 `stale-edit`. */
    async restore({ newsId, version }: SeenPost, user: SessionUser, audit: Audit): Promise<number> {
      const id = parseId(String(newsId));
      if (id === undefined) return 0;
      return db.transaction(async (trx) => {
        const restored = await restorePost(trx, 'news_items', { id, version }, isEditor(user) ? undefined : user.id);
        if (restored > 0 && isEditor(user))
          await recordAudit(trx, { ...audit, action: 'post.restore', target: { type: 'news', id: String(id) } });
        return restored;
      });
    },
  };
}

/** What editors write and show is in the audit log; what members write is theirs. */
async function auditEditor(
  trx: Knex.Transaction,
  action: string,
  item: Pick<LockedNews, 'newsId' | 'type' | 'title'>,
  { user, audit, shown }: { user: SessionUser; audit: Audit; shown: Showing | undefined },
): Promise<void> {
  if (!isEditor(user)) return;
  const details = shown
    ? { status: shown.status, ...(shown.startsAt ? { startDate: shown.startsAt.toISOString() } : {}) }
    : {};
  await recordAudit(trx, {
    ...audit,
    action,
    target: { type: item.type, id: String(item.newsId), label: item.title },
    details,
  });
}
