import { exceededMarkdownBound } from '@portal/text-bounds';

/** The field code of a Markdown text that pages would take too long to parse, else undefined; its length is the field's own matter. */
export function markdownFinding(text: string): 'markdown-too-complex' | undefined {
  return exceededMarkdownBound(text) ? 'markdown-too-complex' : undefined;
}
