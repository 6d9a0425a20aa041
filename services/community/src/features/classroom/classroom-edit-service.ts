import { problem, readForm, recordAudit, refuseUnseen } from '@portal/service-kit';
import type { AuditEntry, QuotaCaller, Quotas, SessionUser, Upload } from '@portal/service-kit';
import type { Knex } from 'knex';
import { restorePost } from '../trash/trash-repository.ts';
import { acceptAttachment } from '../attachments/accept-attachment.ts';
import type { AttachmentStore } from '../attachments/accept-attachment.ts';
import { longest } from '../../form-fields.ts';
import { parseId } from '../../paging.ts';
import { postState, recordPost } from '../../post-history-repository.ts';
import type { communityQuotas } from '../../quotas.ts';
import { isEditor, isAuthor } from '../../reader.ts';
import { mayEdit, mayRemove } from '../../rights.ts';
import { createClassroomWrites } from './classroom-write-repository.ts';
import type { FileChange, LockedPost, PostTexts } from './classroom-write-repository.ts';
import { postTypes } from './classroom-schemas.ts';

type Audit = Pick<AuditEntry, 'actor' | 'requestId'>;

/** A post, and the version of it that was seen. */
interface SeenPost {
  classroomId: number | string;
  version?: number;
}

/** Called at the end of the transaction that wrote a post: reads what the response says and keeps it there. */
export type Finish<Result> = (trx: Knex, written: { classroomId: number; isNew: boolean }) => Promise<Result>;

/** Who writes, and what is done in the transaction once it is written. */
interface Editing<Result> {
  audit: Audit;
  caller: QuotaCaller;
  finish: Finish<Result>;
}

interface Edit {
  classroomId: string | undefined;
  version: number | undefined;
  removeFile: boolean;
  fileName: string | undefined;
  texts: PostTexts;
}

const known = ['classroomId', 'title', 'content', 'type', 'fileName', 'email', 'filePath', 'version', 'removeFile'];

function readEdit({ fields }: Upload): Edit {
  const form = readForm(fields, known);
  const type = form.oneOf('type', postTypes);
  if (type === undefined) form.fail('type', 'required');
  const edit = {
    classroomId: form.given('classroomId'),
    version: form.integer('version'),
    removeFile: form.flag('removeFile'),
    fileName: form.optionalLine('fileName', longest.fileName) || undefined,
    texts: {
      type: type ?? 'free',
      title: form.line('title', longest.title),
      content: form.markdown('content', longest.post),
    },
  };
  form.refuse();
  return edit;
}

/** Writing and removing posts. Whose a post is, and which file it has, the stored row says. */
export function createClassroomEditService(
  db: Knex,
  store: AttachmentStore,
  quotas: Quotas<keyof typeof communityQuotas>,
) {
  /** 404 `classroom-not-found`, 403 `not-author`, 409 `stale-edit`. */
  async function lockForEdit(
    trx: Knex.Transaction,
    { classroomId, version }: Edit,
    user: SessionUser,
  ): Promise<LockedPost> {
    const id = classroomId === undefined ? undefined : parseId(classroomId);
    const post = id === undefined ? undefined : await createClassroomWrites(trx).lock(id);
    if (!post) throw problem.notFound('classroom-not-found');
    if (!mayEdit(user, post)) throw problem.forbidden('not-author');
    if (version !== undefined && version !== post.version) throw problem.conflict('stale-edit');
    return post;
  }

  async function write<Result>(
    edit: Edit,
    { user, audit, finish }: { user: SessionUser; audit: Audit; finish: Finish<Result> },
    file: FileChange,
  ): Promise<Result> {
    return db.transaction(async (trx) => {
      const writes = createClassroomWrites(trx);
      const isNew = edit.classroomId === undefined;
      const post = isNew ? undefined : await lockForEdit(trx, edit, user);
      const before = post ? await postState(trx, 'classroom_posts', post.classroomId) : null;
      const classroomId = post?.classroomId ?? (await writes.insert(edit.texts, user, file));
      if (post) await writes.update(post, edit.texts, file);
      await recordPost(trx, 'classroom_posts', classroomId, {
        event: isNew ? 'create' : 'change',
        author: user,
        isEditor: isEditor(user),
        before,
      });
      if (isEditor(user)) {
        const target = { type: 'classroom', id: String(classroomId), label: edit.texts.title };
        await recordAudit(trx, {
          ...audit,
          action: isNew ? 'post.create' : 'post.edit',
          target,
          details: { type: edit.texts.type },
        });
      }
      return finish(trx, { classroomId, isNew });
    });
  }

  return {
    /**
     * Writes a post, or changes one when the form names it. 400 `validation-failed`, 403 `notice-for-admins` or `not-author`,
     * 404 `classroom-not-found`, 409 `stale-edit`, 429 `too-many-requests`, and what `acceptAttachment` refuses. Without a file the old one stays.
     */
    async edit<Result>(upload: Upload, user: SessionUser, { audit, caller, finish }: Editing<Result>): Promise<Result> {
      const edit = readEdit(upload);
      if (edit.texts.type === 'notice' && !isEditor(user)) throw problem.forbidden('notice-for-admins');
      // Before a file is looked at, which costs more; the transaction that writes looks again
      if (edit.classroomId !== undefined) await db.transaction((trx) => lockForEdit(trx, edit, user));
      await quotas.take(
        caller,
        edit.classroomId === undefined ? ['posts-per-account', 'posts-per-address', 'posts'] : ['changes-per-account'],
      );
      const written = upload.file
        ? await acceptAttachment(store, upload.file, { folder: 'classroom', name: edit.fileName }, (file) =>
            write(edit, { user, audit, finish }, file),
          )
        : await write(edit, { user, audit, finish }, edit.removeFile ? null : undefined);
      await store.ledger.sweep();
      return written;
    },

    /** Into the trash: the number removed. 403 `not-author`, 409 `stale-edit`. What an editor takes from somebody else is in the audit log. */
    async remove({ classroomId, version }: SeenPost, user: SessionUser, audit: Audit): Promise<number> {
      const id = parseId(String(classroomId));
      return db.transaction(async (trx) => {
        const writes = createClassroomWrites(trx);
        const post = id === undefined ? undefined : await writes.lock(id);
        if (!post) return 0;
        if (!mayRemove(user, post)) throw problem.forbidden('not-author');
        refuseUnseen(post, version);
        if (!isAuthor(user, post.authorId)) {
          const subjects = post.authorId === null ? [] : [post.authorId];
          await recordAudit(trx, {
            ...audit,
            action: 'post.trash',
            target: { type: 'classroom', id: String(post.classroomId), label: post.title },
            subjects,
          });
        }
        return writes.trash(post.classroomId, { byAuthor: isAuthor(user, post.authorId) });
      });
    },

    /** Out of the trash again: the number restored. For its author, who removed it, and for editors. 409 `stale-edit`. */
    async restore({ classroomId, version }: SeenPost, user: SessionUser, audit: Audit): Promise<number> {
      const id = parseId(String(classroomId));
      if (id === undefined) return 0;
      return db.transaction(async (trx) => {
        const restored = await restorePost(
          trx,
          'classroom_posts',
          { id, version },
          isEditor(user) ? undefined : user.id,
        );
        if (restored > 0 && isEditor(user))
          await recordAudit(trx, { ...audit, action: 'post.restore', target: { type: 'classroom', id: String(id) } });
        return restored;
      });
    },
  };
}
