import type { HeadInput, PageHead } from '@portal/kit';
import { introduceHead } from '../features/introduce/introduce-head.ts';
import { IntroduceView } from '../features/introduce/introduce-view.tsx';
import type { PageOrigin } from '../ui/structured-data/page-graph.ts';

export const head = (input: HeadInput<PageOrigin>): PageHead => introduceHead('solutions', input);

export function Page() {
  return <IntroduceView group="solutions" />;
}
