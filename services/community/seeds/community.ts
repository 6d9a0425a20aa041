import type { Knex } from 'knex';
import { announcements } from './announcements.ts';
import { classroomPosts } from './classroom.ts';
import { companyNews } from './news-company.ts';
import { productNews } from './news-products.ts';

/** A sample text with its age; a negative age lies in the future. */
interface Sample {
  daysAgo: number;
}

/** Fills each board that is empty with the sample posts, dated back from `now`; what stands already is left alone. */
export async function seedCommunity(db: Knex, now: Date): Promise<void> {
  const news = [
    ...[...productNews, ...companyNews].map((item) => ({ status: 'visible', ...item, type: 'news' })),
    ...announcements.map((item) => ({ status: 'visible', ...item, type: 'announcement' })),
  ];
  await db.transaction(async (trx) => {
    await fill(trx, 'news_items', news.sort(oldestFirst).map(({ daysAgo, ...item }) => {
      const date = morningOf(dateBefore(now, daysAgo));
      const written = date < now ? date : now;
      return { ...item, author_email: 'editor@selmatrix.example', starts_at: date, created_at: written, updated_at: written };
    }));
    await fill(trx, 'classroom_posts', [...classroomPosts].sort(oldestFirst).map(({ daysAgo, ...post }) => {
      const date = dateBefore(now, daysAgo);
      return { ...post, created_at: date, updated_at: date };
    }));
  });
}

async function fill(trx: Knex.Transaction, table: string, rows: object[]): Promise<void> {
  // Two instances that seed at once must not both find the table empty.
  await trx.raw('lock table ?? in share row exclusive mode', [table]);
  if (!(await trx(table).first(trx.raw('1')))) await trx(table).insert(rows);
}

/** Ids count up with the age, as they would have. */
function oldestFirst(a: Sample, b: Sample): number {
  return b.daysAgo - a.daysAgo;
}

/** Nine o'clock in Seoul, which is midnight in UTC. */
function morningOf(date: Date): Date {
  return new Date(date.toISOString().slice(0, 10));
}

function dateBefore(now: Date, days: number): Date {
  return new Date(now.getTime() - days * 24 * 60 * 60 * 1000);
}
