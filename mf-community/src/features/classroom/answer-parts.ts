import { partWithPage } from '../../ui/reader/part-with-page.tsx';

// For those who may write: others read without the code of a form.
export const AnswerForm = partWithPage(
  async () => (await import(/* webpackChunkName: "for-writers" */ './answer-form.tsx')).AnswerForm,
);
export const AnswerRemoval = partWithPage(
  async () => (await import(/* webpackChunkName: "for-writers" */ './answer-removal.tsx')).AnswerRemoval,
);
