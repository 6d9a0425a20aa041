import { lazy, Suspense } from 'react';
import type { AuthorActionsProps } from './author-buttons.tsx';

// For authors and editors alone: others read without the code of the buttons, which shares a chunk with that of answers.
const AuthorButtons = lazy(() => import(/* webpackChunkName: "for-writers" */ './author-buttons.tsx'));

/** What the author and editors may do with a post; nothing for everybody else. */
export function AuthorActions(props: AuthorActionsProps) {
  if (!props.mayEdit && !props.mayRemove) return null;
  return (
    <Suspense fallback={null}>
      <AuthorButtons {...props} />
    </Suspense>
  );
}
