import { createWidget } from '@portal/kit';
import { loadBlockPage, type BlockPage } from '../features/news-block/load-block-page.ts';
import { NewsBlock } from '../features/news-block/news-block.tsx';
import { messages } from '../messages.ts';

export default createWidget<BlockPage>({
  name: 'news-block',
  section: 'community',
  bundles: ['news-block'],
  messages,
  load: ({ api, locale, signal }) => loadBlockPage({ api, locale, page: 1, signal }),
  Widget: ({ result, reload }) => <NewsBlock first={result} reload={reload} />,
});
