import type { MarkdownNode } from '@portal/kit/markdown';
import type { Training } from '../../api/trainings.ts';

/** A training whose text has been read: the tree of its content, and the first line of it as plain text. */
export type ShownTraining = Omit<Training, 'content'> & { content: MarkdownNode[]; summary: string };

/** Reads the texts. The Markdown reader is loaded for it, so that a page that came from the server does without. */
export async function readTrainings(trainings: readonly Training[]): Promise<ShownTraining[]> {
  const { markdownText, parseMarkdown } = await import(/* webpackChunkName: "markdown" */ './markdown-reader.ts');
  return trainings.map(({ content, ...training }) => {
    const tree = parseMarkdown(content);
    return { ...training, content: tree, summary: markdownText(tree.slice(0, 1)) };
  });
}
