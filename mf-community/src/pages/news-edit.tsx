import { NewsFields } from '../features/news/news-fields.tsx';
import { composeNews, newsValuesOf, requiredOfNews } from '../features/news/news-values.ts';
import { boardEdit } from './board-edit.tsx';

/** Spec, "News edit"; editors may add an item in English. */
export const pageOf = boardEdit({
  Fields: NewsFields,
  valuesOf: newsValuesOf,
  compose: composeNews,
  requiredOf: requiredOfNews,
});
