import { setTimeout as wait } from 'node:timers/promises';
import { Teardown } from '../local/stack/teardown.ts';
import { startBoardService } from './board-service.ts';
import type { BoardService, PlanNode, Ran } from './board-service.ts';
import { median } from './load.ts';

const POSTS = 1_000_000;
const ROUNDS = 5;
/** product's promise for each call, in milliseconds of the database. */
const BUDGET_MS = 100;

const find = (word: string): string => encodeURIComponent(word);

/**
 * What is asked: the first pages, the totals that come with them, page 50,000, words of two syllables that few, many and all titles have,
 * or only the oldest 200,000 (옛날) and 12,000 (처음), single letters.
 */
const callsFor = (newestPost: number): Record<string, string> => ({
  'classroom, list and count': '/api/classroom/view',
  'classroom, page 50,000': '/api/classroom/view?page=50000',
  'classroom, questions, page 10,000': '/api/classroom/view?type=question&page=10000',
  'classroom, two syllables, few hits': `/api/classroom/view?title=${find('비전')}`,
  'classroom, two syllables, a quarter of all': `/api/classroom/view?title=${find('설비')}`,
  'classroom, two syllables in every title': `/api/classroom/view?title=${find('현장')}`,
  'classroom, hits among the oldest 200,000 alone': `/api/classroom/view?title=${find('옛날')}`,
  'classroom, hits among the oldest 12,000 alone': `/api/classroom/view?title=${find('처음')}`,
  'classroom, hits among the oldest 12,000, last page': `/api/classroom/view?title=${find('처음')}&page=1000`,
  'classroom, questions, hits among the oldest alone': `/api/classroom/view?type=question&title=${find('옛날')}`,
  'classroom, newest post and the next hit far below it': `/api/classroom/detail?classroomId=${newestPost}&title=${find('처음')}`,
  'classroom, one letter in every title': `/api/classroom/view?title=${find('현')}`,
  'classroom, one letter in the oldest titles alone': `/api/classroom/view?title=${find('옛')}`,
  'classroom, one letter in no title': `/api/classroom/view?title=${find('궗')}`,
  'news, list and count': '/api/news/view',
  'news, page 50,000': '/api/news/view?page=50000',
  'news, two syllables, few hits': `/api/news/view?title=${find('비전')}`,
  'news, two syllables in every title': `/api/news/view?title=${find('소식')}`,
  'news, two syllables in every title, last page': `/api/news/view?title=${find('소식')}&page=1000`,
  'news, hits among the oldest 200,000 alone': `/api/news/view?title=${find('옛날')}`,
  'news, a word in every announcement and no news': `/api/news/view?title=${find('안내')}`,
  'news and announcements, hits among the oldest alone': `/api/news/view?type=all&title=${find('옛날')}`,
  'announcement, list and count': '/api/news/view?type=announcement',
  'announcement, page 50,000': '/api/news/view?type=announcement&page=50000',
  'announcement, two syllables, few hits': `/api/news/view?type=announcement&title=${find('비전')}`,
  'announcement, two syllables in every title': `/api/news/view?type=announcement&title=${find('안내')}`,
  'news, addresses for the sitemap': '/api/news/pages',
});

const rareWords = `case when n % 5000 = 7 then ' 비전' else '' end || case when n > ${POSTS * 0.8} then ' 옛날' else '' end
  || case when n > ${POSTS - 12_000} then ' 처음' else '' end`;

const fill = [
  `insert into posts (board, id, type, status, title_ko, content_ko, author_id, author_email, created_at, starts_at)
   select 'classroom', nextval('classroom_posts_id_seq'), (array['free','free','attach','question','free'])[1 + n % 5], 'visible',
     (array['현장 도입 후기','현장 설비 질문','현장 HACCP 점검표','현장 사진 모음'])[1 + n % 4] || ' ' || n || ${rareWords},
     '내용', 'u' || n % 5000, 'u' || n % 5000 || '@example.com', now() - n * interval '97 seconds', now() - n * interval '97 seconds'
   from generate_series(1, ${POSTS}) n`,
  ...Object.entries({ news: '소식', announcement: '안내' }).map(
    ([board, word]) =>
      `insert into posts (board, id, type, status, title_ko, content_ko, author_id, author_email, starts_at)
     select '${board}', nextval('news_items_id_seq'), '${board}', case when n % 50 = 0 then 'hidden' else 'visible' end,
       '${word} ' || n || ${rareWords}, '내용', 'u' || n % 5000, 'u' || n % 5000 || '@example.com', now() - n * interval '97 seconds'
     from generate_series(1, ${POSTS}) n`,
  ),
];

/** Fills the boards; an index of letter pairs is built in one go afterwards, which takes a tenth of the time. */
async function fillBoards(db: BoardService['db']): Promise<void> {
  await db.query(`set maintenance_work_mem = '512MB'; set synchronous_commit = off`);
  const { rows } = await db.query<{ name: string; definition: string }>(
    `select indexname as name, indexdef as definition from pg_indexes where schemaname = 'community' and indexdef like '%USING gin%'`,
  );
  for (const { name } of rows) await db.query(`drop index ${name}`);
  // Not into the former tables as well
  await db.query('alter table posts disable trigger posts_carried_insert');
  for (const sql of fill) await db.query(sql);
  await db.query('alter table posts enable trigger posts_carried_insert');
  for (const { definition } of rows) await db.query(definition);
  await db.query('vacuum analyze posts');
}

function nodesOf(plan: PlanNode): PlanNode[] {
  return [plan, ...(plan.Plans ?? []).flatMap(nodesOf)];
}

/** One line for a plan: how each table was read, and by which index. */
function planLine({ ms, plan }: Ran): string {
  const reads = nodesOf(plan).filter((node) => node['Index Name'] !== undefined || node['Relation Name'] !== undefined);
  const read = (node: PlanNode): string =>
    `${node['Node Type']} ${node['Index Name'] ?? node['Relation Name']} (${node['Actual Rows'] ?? 0})`;
  return `      ${ms.toFixed(2).padStart(8)} ms  ${reads.map(read).join(', ')}`;
}

async function measure({ url, ran }: BoardService, call: string): Promise<{ ms: number; statements: Ran[] }> {
  const rounds: Ran[][] = [];
  for (let round = 0; round <= ROUNDS; round += 1) {
    ran();
    const answer = await fetch(url + call);
    if (!answer.ok) throw new Error(`${call} answered ${answer.status}`);
    await answer.arrayBuffer();
    // The log is written beside the answer
    await wait(50);
    rounds.push(ran());
  }
  const [, ...warm] = rounds;
  const sumOf = (statements: Ran[]): number => statements.reduce((sum, { ms }) => sum + ms, 0);
  return { ms: median(warm.map(sumOf)), statements: warm.at(-1) ?? [] };
}

/** `npm run bench -- boards`: a million posts on each board, the time of the database for what readers ask, and how it goes about it. */
export async function benchBoards(): Promise<void> {
  const teardown = new Teardown();
  try {
    const service = await startBoardService(teardown);
    const { db } = service;
    await db.query('set search_path = community, public');
    const began = performance.now();
    await fillBoards(db);
    console.log(
      `\nBoards with ${POSTS.toLocaleString('en')} posts each, filled in ${((performance.now() - began) / 1000).toFixed(0)} s; median of ${ROUNDS}, database time\n`,
    );
    const {
      rows: [newest],
    } = await db.query<{ id: number }>(
      `select id from posts where board = 'classroom' order by starts_at desc limit 1`,
    );
    for (const [what, call] of Object.entries(callsFor(newest?.id ?? 0))) {
      const { ms, statements } = await measure(service, call);
      console.log(
        `  ${what.padEnd(58)} ${`${ms.toFixed(1)} ms`.padStart(10)}   at most ${BUDGET_MS} ms${ms > BUDGET_MS ? '  OVER' : ''}`,
      );
      for (const statement of statements) console.log(planLine(statement));
    }
  } finally {
    await teardown.close();
  }
}
