/** Spec, "Business constants": 10, 25, 50, 100, all, and 10 at first. */
export const defaultPageSize = 10;

/** As many rows as a page can have; "all" asks for that many. The services refuse more. */
export const allRows = 1000;

export const pageSizes = [10, 25, 50, 100, allRows];
