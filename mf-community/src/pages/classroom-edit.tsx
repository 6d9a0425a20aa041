import { KindField } from '../features/classroom/kind-field.tsx';
import { boardEdit } from './board-edit.tsx';

/** Spec, "Classroom edit". */
export const pageOf = boardEdit({
  Fields: ({ children, ...props }) => (
    <>
      <KindField {...props} />
      {children}
    </>
  ),
  valuesOf: (post) => ({ type: post?.type ?? 'free', title: post?.title ?? '', content: post?.content ?? '' }),
  compose: (texts, { author }) => ({ ...texts, email: author }),
});
