export { parseMarkdown } from '@portal/kit/markdown/parse';
