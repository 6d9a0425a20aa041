/** The consecutive page numbers to offer: at most `maxButtons` of them, around `page`, within 1 to `pageCount`. */
export function pageWindow(page: number, pageCount: number, maxButtons: number): number[] {
  const length = Math.min(maxButtons, pageCount);
  const first = Math.min(Math.max(1, page - Math.floor((length - 1) / 2)), pageCount - length + 1);
  return Array.from({ length }, (_, index) => first + index);
}
