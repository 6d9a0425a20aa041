import type { Locale } from '@portal/runtime';
import { Type } from '@portal/runtime/typebox';
import type { Knex } from 'knex';
import type { Static } from 'typebox';
import type { PartWithAccess } from '../auth/parts-for.ts';

const Named = { id: Type.String(), label: Type.String({ description: 'In the language asked for' }) };
const Path = Type.Optional(Type.String({ description: 'Of the admin view that shows it' }));

/** What a service tells of its section on the overview of admins. */
export const OverviewSchema = Type.Object(
  {
    waiting: Type.Array(Type.Object({ ...Named, count: Type.Integer(), path: Path }), {
      description: 'What somebody has to do',
    }),
    charts: Type.Array(
      Type.Object({
        ...Named,
        kind: Type.Enum(['line', 'bars'], { type: 'string', description: 'Over time, or for several things' }),
        names: Type.Array(Type.String(), { description: 'Days, or what the things are called' }),
        series: Type.Array(Type.Object({ label: Type.String(), values: Type.Array(Type.Number()) })),
        whole: Type.Optional(
          Type.Integer({ minimum: 1, description: 'Of bars: index of the series that the first one is a part of' }),
        ),
        path: Path,
      }),
    ),
    states: Type.Array(
      Type.Object({
        ...Named,
        count: Type.Integer(),
        text: Type.Optional(Type.String({ description: 'Told in the place of the number, also while all is well' })),
        isProblem: Type.Boolean(),
        path: Path,
      }),
      { description: 'How the service fares' },
    ),
  },
  { $id: 'Overview' },
);
export type Overview = Static<typeof OverviewSchema>;

export interface OverviewQuestion {
  /** Of all texts. */
  locale: Locale;
  /** The days that charts cover, the last one today, in Seoul, as `YYYY-MM-DD`. */
  days: string[];
  /** Who asks, for what waits for one person. */
  userId: string;
}

/** A part of the overview that everybody with a right sees. */
export interface OverviewPart extends PartWithAccess {
  read(db: Knex, question: OverviewQuestion): Promise<Partial<Overview>>;
}
