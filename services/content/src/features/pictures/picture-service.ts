import {
  acceptPicture,
  claimFiles,
  cutPicture,
  problem,
  readForm,
  recordAudit,
  refuseUnseen,
} from '@portal/service-kit';
import type { AuditEntry, PictureFiles, PictureStore, Remember, Upload, UploadedFile } from '@portal/service-kit';
import type { Knex } from 'knex';
import { createPictureRepository } from './picture-repository.ts';
import type { Picture, PictureChange } from './picture-schemas.ts';

type By = Pick<AuditEntry, 'actor' | 'requestId'>;

const middle = { focalX: 50, focalY: 50 };
const notFound = () => problem.notFound('picture-not-found');

export function createPictureService(db: Knex, store: PictureStore) {
  async function find(pictureId: string, trx: Knex = db): Promise<Picture> {
    const picture = await createPictureRepository(trx).find(pictureId);
    if (!picture) throw notFound();
    return picture;
  }

  const claim = (trx: Knex, files: PictureFiles) =>
    claimFiles(
      trx,
      Object.values(files).map(({ path }) => path),
    );

  const note = (trx: Knex, action: string, { pictureId, name }: Picture, by: By) =>
    recordAudit(trx, { ...by, action, target: { type: 'picture', id: pictureId, label: name } });

  async function lock(trx: Knex, pictureId: string, version?: number): Promise<Picture> {
    const row = await createPictureRepository(trx).lock(pictureId);
    if (!row) throw notFound();
    refuseUnseen(row, version);
    return row;
  }

  return {
    find,

    /** Adds a picture, cut around its middle. Refuses what `acceptPicture` refuses. */
    add: (file: UploadedFile | undefined, by: By, remember: Remember): Promise<Picture> =>
      acceptPicture(store, file, middle, ({ name, files }) =>
        db.transaction(async (trx) => {
          await claim(trx, files);
          const picture = await find(await createPictureRepository(trx).insert(name, files), trx);
          await note(trx, 'picture.add', picture, by);
          await remember(trx, picture);
          return picture;
        }),
      ),

    /** Changes words and focal point, around which its tiles are cut again. 404 `picture-not-found`, 409 `stale-edit`. */
    async change(pictureId: string, body: PictureChange, by: By): Promise<Picture> {
      const largest = await createPictureRepository(db).file(pictureId, 'large.webp');
      if (!largest) throw notFound();
      const changed = await cutPicture(store, largest.path, body, (files) =>
        db.transaction(async (trx) => {
          const pictures = createPictureRepository(trx);
          await lock(trx, pictureId, body.version);
          await claim(trx, files);
          await pictures.replaceFiles(pictureId, files);
          await pictures.update(pictureId, body);
          const picture = await find(pictureId, trx);
          await note(trx, 'picture.change', picture, by);
          return picture;
        }),
      );
      await store.ledger.sweep();
      return changed;
    },

    /** Puts another file in its place, wherever it is shown. Refuses as `add` and `change` do. */
    async replace(pictureId: string, { file, fields }: Upload, by: By): Promise<Picture> {
      const form = readForm(fields, ['version']);
      const version = form.integer('version');
      form.refuse();
      const replaced = await acceptPicture(store, file, await find(pictureId), ({ name, files }) =>
        db.transaction(async (trx) => {
          const pictures = createPictureRepository(trx);
          const row = await lock(trx, pictureId, version);
          await claim(trx, files);
          await pictures.replaceFiles(pictureId, files);
          await pictures.rename(pictureId, { name, files }, row.version);
          const picture = await find(pictureId, trx);
          await note(trx, 'picture.replace', picture, by);
          return picture;
        }),
      );
      await store.ledger.sweep();
      return replaced;
    },

    /** Removes one that no entry shows, for a month. 404 `picture-not-found`, 409 `stale-edit`, `media-in-use`. */
    remove: (pictureId: string, version: number | undefined, by: By): Promise<number> =>
      db.transaction(async (trx) => {
        const pictures = createPictureRepository(trx);
        const row = await lock(trx, pictureId, version);
        if (await pictures.isUsed(pictureId)) throw problem.conflict('media-in-use');
        const removed = await pictures.remove(pictureId);
        if (removed > 0) await note(trx, 'picture.remove', row, by);
        return removed;
      }),

    /** Brings one back that was removed and is still kept. 404 `picture-not-found`. */
    restore: (pictureId: string, version: number | undefined, by: By): Promise<Picture> =>
      db.transaction(async (trx) => {
        const row = await lock(trx, pictureId, version);
        if ((await createPictureRepository(trx).bringBack(pictureId)) === 0) throw notFound();
        await note(trx, 'picture.restore', row, by);
        return row;
      }),
  };
}
