import { Skeleton } from '@portal/kit';
import { lazy, Suspense } from 'react';

const Markdown = lazy(async () => {
  const { Markdown: Reader } = await import(/* webpackChunkName: "markdown" */ '@portal/kit/markdown');
  return { default: Reader };
});

/** A text in Markdown that is read in the browser: the preview of what is being written. */
export function LazyMarkdown({ text }: { text: string }) {
  return (
    <Suspense fallback={<Skeleton height={160} />}>
      <Markdown text={text} isPublic={false} />
    </Suspense>
  );
}
