import type { Locale } from '@portal/kit';

/** A training as GET /api/education/view lists it. */
export interface Training {
  educationId: number;
  title: string;
  type: string;
  /** Set by an admin: `recruiting`, `completed`. */
  status: string;
  content: string;
  /** YYYY-MM-DD, a day in Korea. */
  startDate: string;
  endDate: string;
  /** HH:mm */
  startTime: string;
  endTime: string;
  capacity: number;
  applied: number;
  waiting: number;
  /** What time and applications say beside the status. */
  derivedState: 'none' | 'full' | 'past';
  /** The language that title, type and content are really in. */
  lang: Locale;
}
