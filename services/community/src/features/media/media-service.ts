import { claimFiles, giveUpFiles, pageWindow, problem, recordAudit, toPage } from '@portal/service-kit';
import type { AuditEntry, SessionUser, Upload } from '@portal/service-kit';
import type { Knex } from 'knex';
import { readForm, longest } from '../../form-fields.ts';
import { isAuthor, isEditor } from '../../reader.ts';
import type { AttachmentStore } from '../attachments/accept-attachment.ts';
import { acceptMedia, acceptTile } from './media-files.ts';
import { createMediaRepository, imageColumns } from './media-repository.ts';
import type { MediaRow } from './media-repository.ts';
import type { Media, MediaChange, MediaQuery } from './media-schemas.ts';

/** Who does something, and with which request. */
export interface MediaCaller {
  user: SessionUser;
  audit: Pick<AuditEntry, 'actor' | 'requestId'>;
}

const middle = { focalX: 50, focalY: 50 };
const emptyIsNull = (text: string | null | undefined) => text?.trim().normalize('NFC') || null;

/** The library of images: editors have all of it, members what they added themselves. */
export function createMediaService(db: Knex, store: AttachmentStore) {
  /** 404 `media-not-found` also for what somebody else added, 409 `stale-edit`. */
  async function lockOwn(trx: Knex, mediaId: string, user: SessionUser, version?: number): Promise<MediaRow> {
    const row = await createMediaRepository(trx).lock(mediaId);
    if (!row || !(isEditor(user) || isAuthor(user, row.authorId))) throw problem.notFound('media-not-found');
    if (version !== undefined && version !== row.version) throw problem.conflict('stale-edit');
    return row;
  }

  const note = async (trx: Knex, action: string, row: MediaRow, { user, audit }: MediaCaller): Promise<void> => {
    if (!isEditor(user)) return;
    await recordAudit(trx, { ...audit, action, target: { type: 'media', id: row.id, label: row.name } });
  };

  async function change(row: MediaRow, values: object, action: string, caller: MediaCaller): Promise<Media> {
    return db.transaction(async (trx) => {
      const now = await lockOwn(trx, row.id, caller.user, row.version);
      const changed = await createMediaRepository(trx).update(now, values);
      await note(trx, action, changed, caller);
      return createMediaRepository(trx).present(changed);
    });
  }

  const own = (mediaId: string, user: SessionUser, version?: number) =>
    db.transaction((trx) => lockOwn(trx, mediaId, user, version));

  return {
    async list(query: MediaQuery, user: SessionUser) {
      const { media, total } = await createMediaRepository(db).list(query, isEditor(user) ? undefined : user.id);
      return toPage(pageWindow(query), total, media);
    },

    /** Adds an image, of which `remember` hears in the same transaction. Refuses what `acceptMedia` refuses. */
    async add(
      { file, fields }: Upload,
      { remember, ...by }: MediaCaller & { remember(trx: Knex, media: Media): Promise<void> },
    ): Promise<Media> {
      const form = readForm(fields, ['altKo', 'altEn']);
      const altKo = emptyIsNull(form.optionalLine('altKo', longest.imageAlt));
      const altEn = emptyIsNull(form.optionalLine('altEn', longest.imageAlt));
      form.refuse();
      const added = await acceptMedia(store, file, middle, ({ name, large, tile }) =>
        db.transaction(async (trx) => {
          await claimFiles(trx, [large.path, tile.path]);
          const { id: authorId, email: authorEmail } = by.user;
          const who = { authorId, authorEmail, isKept: isEditor(by.user) };
          const media = createMediaRepository(trx);
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

    /** Words and focal point of an image. 404 `media-not-found`, 409 `stale-edit`. */
    async edit(mediaId: string, { version, altKo, altEn, ...focal }: MediaChange, caller: MediaCaller): Promise<Media> {
      const row = await own(mediaId, caller.user, version);
      const words = { altKo: emptyIsNull(altKo), altEn: emptyIsNull(altEn) };
      if (row.focalX === focal.focalX && row.focalY === focal.focalY) return change(row, words, 'media.edit', caller);
      const edited = await acceptTile(store, row.largePath, focal, (tile) =>
        db.transaction(async (trx) => {
          const now = await lockOwn(trx, mediaId, caller.user, version);
          await claimFiles(trx, [tile.path]);
          await giveUpFiles(trx, [now.tilePath]);
          const cut = { tilePath: tile.path, tileBytes: tile.bytes, tileSha256: tile.sha256 };
          const changed = await createMediaRepository(trx).update(now, { ...words, ...focal, ...cut });
          await note(trx, 'media.edit', changed, caller);
          return createMediaRepository(trx).present(changed);
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
      const row = await own(mediaId, caller.user, version);
      const replaced = await acceptMedia(store, file, row, ({ name, large, tile }) =>
        db.transaction(async (trx) => {
          const now = await lockOwn(trx, mediaId, caller.user, row.version);
          await claimFiles(trx, [large.path, tile.path]);
          await giveUpFiles(trx, [now.largePath, now.tilePath]);
          const changed = await createMediaRepository(trx).update(now, { name, ...imageColumns(large, tile) });
          await note(trx, 'media.replace', changed, caller);
          return createMediaRepository(trx).present(changed);
        }),
      );
      await store.ledger.sweep();
      return replaced;
    },

    /** The number removed. 404 `media-not-found`, 409 `media-in-use` while a text shows it. */
    async remove(mediaId: string, caller: MediaCaller): Promise<number> {
      const removed = await db.transaction(async (trx) => {
        const row = await lockOwn(trx, mediaId, caller.user);
        const media = createMediaRepository(trx);
        if (await media.isUsed(mediaId)) throw problem.conflict('media-in-use');
        await giveUpFiles(trx, [row.largePath, row.tilePath]);
        await note(trx, 'media.remove', row, caller);
        return media.remove(mediaId);
      });
      await store.ledger.sweep();
      return removed;
    },
  };
}
