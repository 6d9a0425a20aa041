import { Readable } from 'node:stream';
import { seoulDate } from '@portal/service-kit';
import type { FileStore } from '@portal/service-kit';
import type { Knex } from 'knex';
import { namesOf } from '../src/features/boards/board.ts';
import type { BoardGroup } from '../src/features/boards/board.ts';
import { groups } from '../src/features/boards/boards.ts';
import { announcements } from './announcements.ts';
import { classroomPosts } from './classroom.ts';
import type { SamplePost } from './classroom.ts';
import { companyNews } from './news-company.ts';
import { productNews } from './news-products.ts';
import { storeDrawing } from './sample-images.ts';
import type { Drawing } from './sample-images.ts';

/** A sample text with its age; a negative age lies in the future. */
interface Sample {
  daysAgo: number;
}

interface NewsSample extends Sample {
  drawing?: Drawing;
  [column: string]: unknown;
}

const maxFileBytes = 1024 * 1024;
const hourMs = 60 * 60 * 1000;

/** Fills each empty board with the sample posts, dated back from `now`. Boards that have posts are left alone. */
export async function seedCommunity(db: Knex, files: FileStore, now: Date): Promise<void> {
  await db.transaction(async (trx) => {
    // Two instances that seed at once must not both find a board empty
    await trx.raw('lock table posts in share row exclusive mode');
    if (await isEmpty(trx, groups.news)) await trx('posts').insert(await newsRows(trx, files, now));
    if (await isEmpty(trx, groups.classroom)) await insertPosts(trx, files, now);
  });
}

const isEmpty = async (trx: Knex.Transaction, group: BoardGroup): Promise<boolean> =>
  !(await trx('posts').whereIn('board', namesOf(group)).first(trx.raw('1')));

/** The number of a new post. */
const numbered = (trx: Knex.Transaction, { numbers }: BoardGroup) => trx.raw('nextval(?::regclass)', [numbers]);

async function newsRows(trx: Knex.Transaction, files: FileStore, now: Date): Promise<object[]> {
  const news: NewsSample[] = [
    ...[...productNews, ...companyNews].map((item) => ({ status: 'visible', ...item, board: 'news', type: 'news' })),
    ...announcements.map((item) => ({ status: 'visible', ...item, board: 'announcement', type: 'announcement' })),
  ];
  return Promise.all(
    news.sort(oldestFirst).map(async ({ daysAgo, drawing, ...item }) => {
      const date = morningOf(dateBefore(now, daysAgo));
      const written = date < now ? date : now;
      const image = drawing ? await storeDrawing(files, drawing) : {};
      return {
        ...item,
        ...image,
        id: numbered(trx, groups.news),
        authorEmail: 'editor@selmatrix.example',
        startsAt: date,
        createdAt: written,
        updatedAt: written,
      };
    }),
  );
}

async function insertPosts(trx: Knex.Transaction, files: FileStore, now: Date): Promise<void> {
  for (const [index, { daysAgo, at, file, answers = [], views, title, content, ...post }] of [...classroomPosts]
    .sort(oldestFirst)
    .entries()) {
    const day = dateBefore(now, daysAgo);
    const date = at ? new Date(`${seoulDate(day)}T${at}+09:00`) : day;
    const stored = file ? await storeText(files, `classroom/sample-${index}`, file) : {};
    const [row] = await trx('posts')
      .insert({
        ...post,
        ...stored,
        board: 'classroom',
        id: numbered(trx, groups.classroom),
        status: 'visible',
        titleKo: title,
        contentKo: content,
        startsAt: date,
        createdAt: date,
        updatedAt: date,
      })
      .returning<{ id: number }[]>('id');
    await trx('post_views').insert({ board: 'classroom', id: row?.id, views });
    for (const [place, { by, byAdmin, content }] of answers.entries()) {
      await trx('classroom_answers').insert({
        postId: row?.id,
        content,
        authorEmail: by,
        byAdmin,
        createdAt: new Date(date.getTime() + (place + 1) * hourMs),
      });
    }
  }
}

async function storeText(
  files: FileStore,
  path: string,
  { name, type, text }: NonNullable<SamplePost['file']>,
): Promise<object> {
  const { bytes, sha256 } = await files.put(path, Readable.from([Buffer.from(text)]), maxFileBytes);
  return { fileName: name, filePath: path, fileSize: bytes, fileSha256: sha256, fileType: type };
}

/** Ids count up with the age, as they would have. */
function oldestFirst(a: Sample, b: Sample): number {
  return b.daysAgo - a.daysAgo;
}

/** Nine o'clock of the day in Seoul. */
function morningOf(date: Date): Date {
  return new Date(`${seoulDate(date)}T09:00+09:00`);
}

function dateBefore(now: Date, days: number): Date {
  return new Date(now.getTime() - days * 24 * hourMs);
}
