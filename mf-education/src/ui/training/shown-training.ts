import type { MarkdownNode } from '@portal/kit/markdown';
import type { TrainingEdit } from '../../api/admin-trainings.ts';
import type { Training } from '../../api/trainings.ts';
import { firstLine } from './first-line.ts';

/** A training as lists show it: its content is Markdown, of which `summary` is the first line as plain text. */
export type ShownTraining = Training & {
  summary: string;
  /** The content as it has been read, of a training whose dialog is open. */
  text?: MarkdownNode[];
};

/** Which fields of an edit a view shows: a new field asks each of these views. `shown-fields.test.tsx` compares. */
export type ShownFields = Record<Exclude<keyof Training & keyof TrainingEdit, 'educationId' | 'version'>, boolean>;

export function withSummary(training: Training): ShownTraining {
  return { ...training, summary: firstLine(training.content) };
}

/**
 * Reads the content of the training that is open. The reader is loaded for it: it takes longer than all else that the
 * list needs.
 */
export async function readOpen(trainings: ShownTraining[], open: number | undefined): Promise<ShownTraining[]> {
  const training = trainings.find(({ educationId }) => educationId === open);
  if (!training || training.text) return trainings;
  const { parseMarkdown } = await import(/* webpackChunkName: "markdown" */ './markdown-reader.ts');
  const read = { ...training, text: parseMarkdown(training.content) };
  return trainings.map((each) => (each === training ? read : each));
}
