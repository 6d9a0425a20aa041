import { pageWindow, searchText, seoulIso, toPage, whereHolds } from '@portal/service-kit';
import type { Knex } from 'knex';
import type { LibraryPicture, LibraryQuery } from './picture-schemas.ts';

type Row = Omit<LibraryPicture, 'mediaId' | 'address' | 'tileAddress' | 'uses' | 'createdAt'> & {
  id: string;
  createdAt: Date;
  uses: { id: string; title: string }[];
};

/** Cases that show a picture; what is in the trash shows none. */
const usesFrom = 'from customer_cases where picture_id = pictures.id and customer_cases.removed_at is null';
const usesSql = `coalesce((
  select jsonb_agg(jsonb_build_object('id', customer_cases.id::text, 'title', company_ko) order by company_ko, customer_cases.id)
  ${usesFrom}), '[]') as uses`;

function present({ id, createdAt, uses, ...picture }: Row): LibraryPicture {
  const address = `/api/content/image/${id}`;
  return {
    ...picture,
    mediaId: id,
    address: `${address}/large.webp?${picture.width}x${picture.height}`,
    tileAddress: `${address}/small-tile.webp?v=${picture.version}`,
    uses: uses.map((use) => ({ title: use.title, path: `/admin/marketing/cases/${use.id}` })),
    createdAt: seoulIso(createdAt),
  };
}

/** One page of the pictures that were not removed, or that an entry shows again, the newest first. */
export async function listPictures(db: Knex, query: LibraryQuery) {
  const window = pageWindow(query);
  const text = searchText(query.search);
  const matching = () => {
    const rows = db('pictures').whereRaw(`(removed_at is null or exists (select ${usesFrom}))`);
    return whereHolds(rows, "concat_ws(' ', name, alt_ko, alt_en)", text ? [text] : [], true);
  };
  const [count] = await matching().count<{ n: string }[]>({ n: '*' });
  const rows = await matching()
    .orderBy([{ column: 'createdAt', order: 'desc' }, { column: 'id' }])
    .limit(window.limit)
    .offset(window.offset)
    .select<Row[]>(
      'id',
      'name',
      'version',
      'width',
      'height',
      'altKo',
      'altEn',
      'focalX',
      'focalY',
      'createdAt',
      db.raw(usesSql),
    );
  return toPage(window, Number(count?.n ?? 0), rows.map(present));
}
