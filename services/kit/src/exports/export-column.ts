export type CellValue = string | number | Date | null;

export interface ExportColumn<Row> {
  header: string;
  value(row: Row): CellValue;
}

const seoulOffsetMs = 9 * 60 * 60 * 1000;

/** The same moment as a Date whose UTC fields are the wall clock of Seoul, which has no summer time. */
export function seoulClock(moment: Date): Date {
  return new Date(moment.getTime() + seoulOffsetMs);
}
