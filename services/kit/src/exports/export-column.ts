export type CellValue = string | number | Date | null;

export interface ExportColumn<Row> {
  header: string;
  value(row: Row): CellValue;
}
