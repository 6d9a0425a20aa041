import type { Knex } from 'knex';
import { cases } from './cases.ts';
import { offerFacts } from './offer-facts.ts';
import { company, offices } from './offices.ts';
import { slides } from './slides.ts';
import { timeline } from './timeline.ts';

/** Fills each empty table with the sample content. Tables that have rows are left alone. */
export async function seedContent(db: Knex): Promise<void> {
  const samples: Record<string, readonly object[]> = {
    timeline_entries: inOrder(timeline),
    customer_cases: inOrder(cases),
    offer_facts: inOrder(offerFacts),
    offices: inOrder(offices),
    home_slides: inOrder(slides),
    company: [company],
  };
  await db.transaction(async (trx) => {
    for (const [table, rows] of Object.entries(samples)) {
      // Two instances that seed at once must not both find the table empty.
      await trx.raw('lock table ?? in share row exclusive mode', [table]);
      if (!(await trx(table).first(trx.raw('1')))) await trx(table).insert(rows);
    }
  });
}

function inOrder<Row extends object>(rows: readonly Row[]): (Row & { position: number })[] {
  return rows.map((row, index) => ({ ...row, position: index + 1 }));
}
