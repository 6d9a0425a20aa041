export { markdownText } from '@portal/kit/markdown';
export { parseMarkdown } from '@portal/kit/markdown/parse';
