import { acceptPicture, claimFiles, cutPicture, problem, recordAudit } from '@portal/service-kit';
import type { AuditEntry, PictureFiles, PictureStore, Remember, UploadedFile } from '@portal/service-kit';
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
          const row = await pictures.lock(pictureId);
          if (!row) throw notFound();
          if (row.version !== body.version) throw problem.conflict('stale-edit');
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
  };
}
