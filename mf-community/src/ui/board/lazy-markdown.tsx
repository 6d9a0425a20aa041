import { Skeleton } from '@portal/kit';
import { lazy, Suspense } from 'react';

// The reader of Markdown is 13 KB; it comes with the first text that is shown by it.
const Markdown = lazy(async () => {
  const { Markdown: Reader } = await import(/* webpackChunkName: "markdown" */ '@portal/kit/markdown');
  return { default: Reader };
});

/** A text in Markdown that is read in the browser: a preview, or one in a view for admins. Public pages read theirs in their loader. */
export function LazyMarkdown({ text }: { text: string }) {
  return (
    <Suspense fallback={<Skeleton height={160} />}>
      <Markdown text={text} isPublic={false} />
    </Suspense>
  );
}
