import { Type } from '@portal/service-kit';

/** What `itemsPerPage=-1` ("all" of a data table) really gives, so that one call stays bounded. */
const allItemsLimit = 1000;

/** The page part of a list's query. Pages count from 1. */
export const pageQuery = {
  page: Type.Optional(Type.Integer({ minimum: 1, maximum: 1_000_000, default: 1 })),
  itemsPerPage: Type.Optional(
    Type.Integer({
      minimum: -1,
      maximum: 100,
      not: { const: 0 },
      default: 10,
      description: `1 to 100; -1 is all of them, ${allItemsLimit} at most a page`,
    }),
  ),
};

export interface Page {
  limit: number;
  offset: number;
}

/** The rows that a page covers. */
export function pageOf({ page = 1, itemsPerPage = 10 }: { page?: number; itemsPerPage?: number }): Page {
  const limit = itemsPerPage === -1 ? allItemsLimit : itemsPerPage;
  return { limit, offset: (page - 1) * limit };
}

/** Number of pages; 0 when there is nothing. */
export function pageCount(total: number, { limit }: Page): number {
  return Math.ceil(total / limit);
}

export { parseRowId as parseId } from '@portal/service-kit';
