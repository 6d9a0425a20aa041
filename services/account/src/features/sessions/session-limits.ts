/** product.md: within this time the same parent gets the same successor (tabs that wake together). */
export const graceSeconds = 10;
/** A session ends when it is not used for so long … */
export const idleDays = 14;
/** … and in any case after this time. */
export const longestDays = 90;
