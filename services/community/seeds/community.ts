import { Readable } from 'node:stream';
import { seoulDate } from '@portal/service-kit';
import type { FileStore } from '@portal/service-kit';
import type { Knex } from 'knex';
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
    if (await isEmpty(trx, 'news_items')) await trx('news_items').insert(await newsRows(files, now));
    if (await isEmpty(trx, 'classroom_posts')) await insertPosts(trx, files, now);
  });
}

async function isEmpty(trx: Knex.Transaction, table: string): Promise<boolean> {
  // Two instances that seed at once must not both find the table empty.
  await trx.raw('lock table ?? in share row exclusive mode', [table]);
  return !(await trx(table).first(trx.raw('1')));
}

async function newsRows(files: FileStore, now: Date): Promise<object[]> {
  const news: NewsSample[] = [
    ...[...productNews, ...companyNews].map((item) => ({ status: 'visible', ...item, type: 'news' })),
    ...announcements.map((item) => ({ status: 'visible', ...item, type: 'announcement' })),
  ];
  return Promise.all(
    news.sort(oldestFirst).map(async ({ daysAgo, drawing, ...item }) => {
      const date = morningOf(dateBefore(now, daysAgo));
      const written = date < now ? date : now;
      const image = drawing ? await storeDrawing(files, drawing) : {};
      return {
        ...item,
        ...image,
        authorEmail: 'editor@selmatrix.example',
        startsAt: date,
        createdAt: written,
        updatedAt: written,
      };
    }),
  );
}

async function insertPosts(trx: Knex.Transaction, files: FileStore, now: Date): Promise<void> {
  for (const [index, { daysAgo, at, file, answers = [], ...post }] of [...classroomPosts].sort(oldestFirst).entries()) {
    const day = dateBefore(now, daysAgo);
    const date = at ? new Date(`${seoulDate(day)}T${at}+09:00`) : day;
    const stored = file ? await storeText(files, `classroom/sample-${index}`, file) : {};
    const [row] = await trx('classroom_posts')
      .insert({ ...post, ...stored, createdAt: date, updatedAt: date })
      .returning<{ id: number }[]>('id');
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
