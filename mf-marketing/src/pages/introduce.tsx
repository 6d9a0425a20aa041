import type { HeadInput, PageModule } from '@portal/kit';
import { introduceHead } from '../features/introduce/introduce-head.ts';
import { IntroduceView } from '../features/introduce/introduce-view.tsx';
import type { PageOrigin } from '../ui/structured-data/page-graph.ts';

// In the same chunk: the entry of a chunk is loaded by every page.
export { announced } from './twiz.tsx';

const pageOf = (group: 'products' | 'solutions'): PageModule => ({
  head: (input: HeadInput<PageOrigin>) => introduceHead(group, input),
  Page: () => <IntroduceView group={group} />,
});

export const products = pageOf('products');
export const solutions = pageOf('solutions');
