import { seoulDate } from '@portal/runtime';

/** The name of an export: what it holds, the day in Seoul and its ending, as in `교육신청자-2024-05-01.csv`. */
export function exportFilename(name: string, format: 'csv' | 'xlsx', now = new Date()): string {
  return `${name}-${seoulDate(now)}.${format}`;
}
