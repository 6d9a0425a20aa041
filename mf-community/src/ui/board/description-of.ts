import type { PageHead } from '@portal/kit';
import { markdownText, type MarkdownNode } from '@portal/kit/markdown';
import { cut } from './cut.ts';

// About what a search engine shows of a description before it cuts by itself.
const DESCRIPTION_CHARACTERS = 150;

/** Title and description of a post for the head of its page. */
export function descriptionOf({ title, content }: { title: string; content: MarkdownNode[] }): {
  title: string;
  description: string;
} {
  return { title, description: cut(markdownText(content), DESCRIPTION_CHARACTERS) || title };
}

/** The head of the page that is shown instead of a post. */
export function headOfProblem(status: number, t: (key: string) => string): PageHead {
  const title = t(status === 404 ? 'common.notFound' : 'common.error');
  return { title, description: t('common.notFoundText'), status, noindex: true };
}
