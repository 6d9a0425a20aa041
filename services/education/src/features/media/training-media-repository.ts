import { hasRole, Type } from '@portal/service-kit';
import type { MediaLibrary } from '@portal/service-kit';

const base = '/api/education/media';

/** SQL of the images that a training shows, as migration 024 indexes it. */
const shownImages = 'shown_images(content_ko, content_en)';

/** Images in the descriptions of trainings, those in the trash included: they may come back. */
export const trainingMedia: MediaLibrary = {
  base,
  access: 'editor',
  mayEditAll: (user) => hasRole(user, 'editor', 'education'),
  namesAuthors: false,
  useFields: { id: Type.Integer() },
  async uses(db, mediaIds) {
    const { rows } = await db.raw<{ rows: { mediaId: string; id: number; title: string; isRemoved: boolean }[] }>(
      `select image.id as media_id, trainings.id, title_ko as title, removed_at is not null as is_removed
       from unnest(:ids::text[]) as image(id) join trainings on ${shownImages} @> array[image.id]
       order by title_ko, trainings.id`,
      { ids: mediaIds },
    );
    return rows.map(({ isRemoved, ...use }) => ({
      ...use,
      path: isRemoved ? '/admin/education/trash' : `/admin/education/trainings?search=${encodeURIComponent(use.title)}`,
    }));
  },
  async isShown(db, mediaId) {
    const shown = db('trainings').whereNull('removedAt').whereRaw(`${shownImages} @> array[?]`, [mediaId]);
    return (await shown.first('id')) !== undefined;
  },
};
