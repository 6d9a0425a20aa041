import type { Knex } from 'knex';

const stories = ['challenge', 'solution', 'result', 'figures', 'quote', 'quote_by'];
/** The companies of the sample content, which say by their names that they are invented. */
const sampleCompanies = [
  '샘플오토파츠(주)',
  '예시정밀공업(주)',
  '보기식품(주)',
  '샘플케미칼(주)',
  '예시전자(주)',
  '샘플메탈(주)',
  '예시스마트팜 영농조합법인',
  '보기패키징(주)',
];

/** What makes a story of a case. A case without has a page with what there was before. */
export async function up(db: Knex): Promise<void> {
  const texts = stories.flatMap((name) =>
    ['ko', 'en'].map((lang) => `add column ${name}_${lang} text check (${name}_${lang} <> '')`),
  );
  await db.raw(`
    alter table customer_cases
      add column slug text unique check (slug ~ '^[a-z][a-z0-9-]*$'),
      add column is_sample boolean not null default false,
      add column problem text
        check (problem in ('inspection', 'data', 'monitoring', 'records', 'planning', 'climate')),
      add column offers text[] not null default '{}'
        check (offers <@ array['web-eq', 'smwp', 'sm-io-server', 'sm-ai-farm', 'sm2s', 'sm-haccp']),
      ${texts.join(', ')}
  `);
  await db('customer_cases').whereIn('company_ko', sampleCompanies).update({ is_sample: true });
}

export async function down(db: Knex): Promise<void> {
  const texts = stories.flatMap((name) => ['ko', 'en'].map((lang) => `drop column ${name}_${lang}`));
  await db.raw(`
    alter table customer_cases drop column slug, drop column is_sample, drop column problem, drop column offers,
      ${texts.join(', ')}
  `);
}
