import { problem } from '@portal/runtime';
import type { Knex } from 'knex';
import { recordAudit } from '../audit/record-audit.ts';
import type { AuditEntry } from '../audit/record-audit.ts';
import type { SessionUser } from '../auth/session-user.ts';
import { claimFiles, giveUpFiles } from '../files/file-ledger.ts';
import type { Upload } from '../files/receive-upload.ts';
import { refuseUnseen } from '../input/seen-version.ts';
import { readForm } from '../input/read-form.ts';
import { pageWindow, toPage } from '../lists/page-query.ts';
import { acceptMedia, acceptTile } from './media-files.ts';
import type { MediaStore } from './media-files.ts';
import type { MediaLibrary } from './media-library.ts';
import { createMediaRepository, imageColumns } from './media-repository.ts';
import type { MediaRow } from './media-repository.ts';
import { longestAlt } from './media-schemas.ts';
import type { Media, MediaChange, MediaQuery } from './media-schemas.ts';

/** Who does something, and with which request. */
export interface MediaCaller {
  user: SessionUser;
  audit: Pick<AuditEntry, 'actor' | 'requestId'>;
}

const middle = { focalX: 50, focalY: 50 };
const emptyIsNull = (text: string | null | undefined) => text?.trim().normalize('NFC') || null;

/** What is done with the images of a library. */
export function createMediaService(db: Knex, store: MediaStore, library: MediaLibrary) {
  const repository = (on: Knex) => createMediaRepository(on, library);
  const isEditor = (user: SessionUser) => library.mayEditAll(user);
  const mayEdit = ({ authorId }: MediaRow, user: SessionUser) => isEditor(user) || authorId === user.id;

  /** 404 `media-not-found` also for what somebody else added, 409 `stale-edit`. */
  async function lockOwn(trx: Knex, mediaId: string, user: SessionUser, version?: number): Promise<MediaRow> {
    const row = await repository(trx).lock(mediaId);
    if (!row || !mayEdit(row, user)) throw problem.notFound('media-not-found');
    refuseUnseen(row, version);
    return row;
  }

  const note = async (trx: Knex, action: string, row: MediaRow, { user, audit }: MediaCaller): Promise<void> => {
    if (!isEditor(user)) return;
    await recordAudit(trx, { ...audit, action, target: { type: 'media', id: row.id, label: row.name } });
  };

  async function change(row: MediaRow, values: object, action: string, caller: MediaCaller): Promise<Media> {
    return db.transaction(async (trx) => {
      const now = await lockOwn(trx, row.id, caller.user, row.version);
      const changed = await repository(trx).update(now, values);
      await note(trx, action, changed, caller);
      return repository(trx).present(changed);
    });
  }

  /** For other bytes: of a member only while no text shows it, or what an editor has read would change unseen. 409 `media-in-use`. */
  async function lockForFile(trx: Knex, mediaId: string, user: SessionUser, version?: number): Promise<MediaRow> {
    const row = await lockOwn(trx, mediaId, user, version);
    if (!isEditor(user) && (await repository(trx).isUsed(mediaId))) throw problem.conflict('media-in-use');
    return row;
  }

  return {
    async list(query: MediaQuery, user: SessionUser) {
      const { media, total } = await repository(db).list(query, isEditor(user) ? undefined : user.id);
      return toPage(pageWindow(query), total, media);
    },

    /** Adds an image, of which `remember` hears in the same transaction. Refuses what `acceptMedia` refuses. */
    async add(
      { file, fields }: Upload,
      { remember, ...by }: MediaCaller & { remember(trx: Knex, media: Media): Promise<void> },
    ): Promise<Media> {
      const form = readForm(fields, ['altKo', 'altEn']);
      const altKo = emptyIsNull(form.optionalLine('altKo', longestAlt));
      const altEn = emptyIsNull(form.optionalLine('altEn', longestAlt));
      form.refuse();
      const added = await acceptMedia(store, file, middle, ({ name, large, tile }) =>
        db.transaction(async (trx) => {
          await claimFiles(trx, [large.path, tile.path]);
          const { id: authorId, email: authorEmail } = by.user;
          const author = library.namesAuthors ? { authorId, authorEmail } : { authorId: null, authorEmail: '' };
          const who = { ...author, isKept: isEditor(by.user) };
          const media = repository(trx);
          const row = await media.insert({ name, altKo, altEn, ...who, ...imageColumns(large, tile) });
          await note(trx, 'media.add', row, by);
          const shown = await media.present(row);
          await remember(trx, shown);
          return shown;
        }),
      );
      await store.ledger.sweep();
      return added;
    },

    /** Words and focal point of an image. 404 `media-not-found`, 409 `stale-edit`; of a member's focal point `media-in-use`. */
    async edit(mediaId: string, { version, altKo, altEn, ...focal }: MediaChange, caller: MediaCaller): Promise<Media> {
      const row = await db.transaction((trx) => lockOwn(trx, mediaId, caller.user, version));
      const words = { altKo: emptyIsNull(altKo), altEn: emptyIsNull(altEn) };
      if (row.focalX === focal.focalX && row.focalY === focal.focalY) return change(row, words, 'media.edit', caller);
      const edited = await acceptTile(store, row.largePath, focal, (tile) =>
        db.transaction(async (trx) => {
          const now = await lockForFile(trx, mediaId, caller.user, version);
          await claimFiles(trx, [tile.path]);
          await giveUpFiles(trx, [now.tilePath]);
          const cut = { tilePath: tile.path, tileBytes: tile.bytes, tileSha256: tile.sha256 };
          const changed = await repository(trx).update(now, { ...words, ...focal, ...cut });
          await note(trx, 'media.edit', changed, caller);
          return repository(trx).present(changed);
        }),
      );
      await store.ledger.sweep();
      return edited;
    },

    /** Puts another file in the place of an image: every text that shows it shows the new one. Refuses as `add` and `edit` do. */
    async replace(mediaId: string, { file, fields }: Upload, caller: MediaCaller): Promise<Media> {
      const form = readForm(fields, ['version']);
      const version = form.integer('version');
      form.refuse();
      const row = await db.transaction((trx) => lockForFile(trx, mediaId, caller.user, version));
      const replaced = await acceptMedia(store, file, row, ({ name, large, tile }) =>
        db.transaction(async (trx) => {
          const now = await lockForFile(trx, mediaId, caller.user, row.version);
          await claimFiles(trx, [large.path, tile.path]);
          await giveUpFiles(trx, [now.largePath, now.tilePath]);
          const changed = await repository(trx).update(now, { name, ...imageColumns(large, tile) });
          await note(trx, 'media.replace', changed, caller);
          return repository(trx).present(changed);
        }),
      );
      await store.ledger.sweep();
      return replaced;
    },

    /** The number removed. 404 `media-not-found`, 409 `stale-edit`, and `media-in-use` while a text shows it. */
    remove(mediaId: string, version: number | undefined, caller: MediaCaller): Promise<number> {
      return db.transaction(async (trx) => {
        const row = await lockOwn(trx, mediaId, caller.user, version);
        const media = repository(trx);
        if (await media.isUsed(mediaId)) throw problem.conflict('media-in-use');
        await note(trx, 'media.remove', row, caller);
        return media.remove(mediaId);
      });
    },

    /** Brings an image back that was removed less than a month ago. 404 `media-not-found`, 409 `stale-edit`. */
    restore(mediaId: string, version: number | undefined, caller: MediaCaller): Promise<Media> {
      return db.transaction(async (trx) => {
        const media = repository(trx);
        const removed = await media.lockRemoved(mediaId);
        if (!removed || !mayEdit(removed, caller.user)) throw problem.notFound('media-not-found');
        refuseUnseen(removed, version);
        const row = await media.bringBack(mediaId);
        await note(trx, 'media.restore', row, caller);
        return media.present(row);
      });
    },
  };
}
