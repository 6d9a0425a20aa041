import { Type, type Static } from '@portal/runtime/typebox';

export const PageVisitsQuery = Type.Object(
  {
    /** How many days, today included. */
    days: Type.Optional(Type.Integer({ minimum: 1, maximum: 366, default: 30 })),
  },
  { additionalProperties: false },
);
export type PageVisitsQuery = Static<typeof PageVisitsQuery>;

/** How often the pages of a section were opened as a document, by day in Korea. */
export const PageVisits = Type.Object({
  section: Type.String(),
  /** `YYYY-MM-DD`, every day of the period, oldest first. */
  days: Type.Array(Type.String()),
  /** The most visited first. */
  pages: Type.Array(
    Type.Object({
      /** A route such as `/news/:newsId`. */
      page: Type.String(),
      /** For each of the days. */
      visits: Type.Array(Type.Integer()),
    }),
  ),
});
export type PageVisits = Static<typeof PageVisits>;
