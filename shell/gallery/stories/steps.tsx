import { Pagination, tabId, Tabs, type Translate } from '@portal/kit';
import { useState } from 'react';
import type { StoryGroup } from '../story.ts';

function TabsExample({ t, count }: { t: Translate; count: number }) {
  const items = Array.from({ length: count }, (_, index) => ({
    id: String(index),
    label: t('option', { value: index + 1 }),
  }));
  const [value, setValue] = useState('0');
  const panelId = `tabs-${count}`;
  return (
    <>
      <Tabs items={items} value={value} onChange={setValue} label={t('kind')} panelId={panelId} />
      <div id={panelId} role="tabpanel" aria-labelledby={tabId(panelId, value)}>
        <p>{t('text')}</p>
      </div>
    </>
  );
}

function PagesExample({ pageCount }: { pageCount: number }) {
  const [page, setPage] = useState(1);
  return <Pagination page={page} pageCount={pageCount} onPage={setPage} label={`1–${pageCount}`} />;
}

const hrefFor = (page: number) => `/?page=${page}`;

export const tabs: StoryGroup = {
  id: 'tabs',
  title: 'Tabs',
  area: 'Controls',
  stories: {
    few: (t) => <TabsExample t={t} count={3} />,
    'more-than-fit': (t) => <TabsExample t={t} count={12} />,
  },
};

export const pagination: StoryGroup = {
  id: 'pagination',
  title: 'Pagination',
  area: 'Controls',
  stories: {
    first: () => <Pagination page={1} pageCount={9} hrefFor={hrefFor} label="1" />,
    middle: () => <Pagination page={5} pageCount={9} hrefFor={hrefFor} label="5" />,
    last: () => <Pagination page={9} pageCount={9} hrefFor={hrefFor} label="9" />,
    'large-numbers': () => <Pagination page={1234} pageCount={5678} hrefFor={hrefFor} label="1234" />,
    'without-addresses': () => <PagesExample pageCount={3} />,
  },
};
