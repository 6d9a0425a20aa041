import { Type } from '@portal/runtime/typebox';
import { partsFor } from '../auth/parts-for.ts';
import { sessionUser } from '../auth/session-user.ts';
import type { ServiceApp } from '../app/service-app.ts';
import { lastDays } from './count-by-day.ts';
import { OverviewSchema } from './overview.ts';
import type { OverviewPart } from './overview.ts';

const periods = [7, 30, 90];

const OverviewQuery = Type.Object({
  days: Type.Optional(Type.Unsafe<number>({ type: 'integer', enum: periods, description: '30 when left out' })),
  lang: Type.Optional(Type.Enum(['ko', 'en'], { type: 'string' })),
});

/** Serves what a service declares in `overview`: of it what the roles of the caller allow, to members nothing. */
export function overviewRoutes(app: ServiceApp, section: string | undefined, parts: readonly OverviewPart[]): void {
  app.get(
    '/admin/overview',
    {
      config: { access: 'member' },
      schema: {
        operationId: 'readOverview',
        summary: "What waits, numbers over time and states, as far as the caller's roles allow",
        querystring: OverviewQuery,
        response: { 200: OverviewSchema },
      },
    },
    async (request) => {
      const user = sessionUser(request);
      const { days = 30, lang = 'ko' } = request.query;
      const question = { locale: lang, days: lastDays(days, new Date()), userId: user.id };
      const read = await Promise.all(partsFor(user, section, parts).map((part) => part.read(app.db, question)));
      return {
        waiting: read.flatMap(({ waiting = [] }) => waiting),
        charts: read.flatMap(({ charts = [] }) => charts),
        states: read.flatMap(({ states = [] }) => states),
      };
    },
  );
}
