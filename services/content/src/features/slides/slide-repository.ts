import type { Knex } from 'knex';
import type { Bilingual } from '../../language.ts';
import type { Slide } from './slide-schemas.ts';

interface SlideRow {
  id: number;
  title_ko: string;
  title_en: string | null;
  text_ko: string;
  text_en: string | null;
  link: string;
  has_question_button: boolean;
  has_web_eq_application_button: boolean;
}

export interface StoredSlide {
  facts: Omit<Slide, 'lang' | 'title' | 'text'>;
  texts: Record<'title' | 'text', Bilingual>;
}

export function createSlideRepository(db: Knex) {
  return {
    /** The slides of Home that are not hidden, in the order in which they turn. */
    async listShown(): Promise<StoredSlide[]> {
      const rows = await db('home_slides')
        .select<SlideRow[]>(
          'id',
          'title_ko',
          'title_en',
          'text_ko',
          'text_en',
          'link',
          'has_question_button',
          'has_web_eq_application_button',
        )
        .where('hidden', false)
        .orderBy(['position', 'id']);
      return rows.map((row) => ({
        facts: {
          slideId: row.id,
          link: row.link,
          hasQuestionButton: row.has_question_button,
          hasWebEqApplicationButton: row.has_web_eq_application_button,
        },
        texts: {
          title: { ko: row.title_ko, en: row.title_en },
          text: { ko: row.text_ko, en: row.text_en },
        },
      }));
    },
  };
}

export type SlideRepository = ReturnType<typeof createSlideRepository>;
