import {
  Button,
  Container,
  ErrorState,
  Link,
  PageBanner,
  useLoaderData,
  useNavigate,
  useTranslation,
  type HeadInput,
  type PageHead,
  type Translate,
} from '@portal/kit';
import { useState } from 'react';
import { ResultGroups, useKindName } from '../features/search/result-groups.tsx';
import { SearchForm } from '../features/search/search-form.tsx';
import { Suggestions } from '../features/search/suggestions.tsx';
import { isSearchable, longestSearch, searchAddress, tidySearch, type SearchData } from './search-loader.ts';
import styles from './search.module.css';

export function head({ data: { q, found }, t }: HeadInput<SearchData>): PageHead {
  const siteName = t('common.siteName');
  return {
    title: q ? `${t('search.titleOf', { q })} | ${siteName}` : `${t('search.title')} | ${siteName}`,
    description: t('search.lead'),
    noindex: true,
    status: found?.ok === false ? found.status : undefined,
  };
}

export function Page() {
  const { t } = useTranslation('shell');
  const navigate = useNavigate();
  const data = useLoaderData<SearchData>();
  const nameOf = useKindName();
  const [asked, setAsked] = useState<{ q: string; of: SearchData }>();
  const isSearching = asked?.of === data;
  const { q, kind, found } = data;

  function search(typed: string, isTyping: boolean): void {
    const wanted = tidySearch(typed);
    if (wanted === q && isTyping) return;
    setAsked({ q: wanted, of: data });
    // What is typed further takes the place of what was searched for before
    navigate(searchAddress(wanted), { keepPlace: true, replace: isTyping, reload: wanted === q });
  }

  return (
    <>
      <PageBanner
        className={styles['banner']}
        title={t('search.title')}
        lead={t('search.lead')}
        trail={[{ label: t('search.title') }]}
      />
      <Container className={styles['page']}>
        <SearchForm q={q} longest={longestSearch} onSearch={search} />
        <p className={styles['status']} role="status">
          <span key={`${q} ${kind ?? ''}`}>{isSearching ? t('search.searching') : summaryOf(t, data)}</span>
        </p>
        {kind !== undefined && found?.ok ? (
          <p className={styles['kind']}>
            {t('search.onlyKind', { kind: nameOf(kind) })}{' '}
            <Link to={searchAddress(q)} keepPlace>
              {t('search.allKinds')}
            </Link>
          </p>
        ) : null}
        <div className={styles['results']} aria-busy={isSearching || undefined}>
          <Results data={data} onRetry={() => search(q, false)} />
        </div>
      </Container>
    </>
  );
}

/** How much was found, for everybody and for screen readers. */
function summaryOf(t: Translate, { q, found }: SearchData): string {
  if (q !== '' && !isSearchable(q)) return t('search.symbols');
  if (!found?.ok) return '';
  const { groups } = found.value;
  const number = groups.reduce((sum, group) => sum + group.found, 0);
  if (number === 0) return t('search.none', { q });
  return t(groups.some(({ isCapped }) => isCapped) ? 'search.foundOrMore' : 'search.found', { q, number });
}

function Results({ data: { q, found }, onRetry }: { data: SearchData; onRetry(): void }) {
  const { t } = useTranslation('shell');
  if (!found) return <Suggestions />;
  if (!found.ok) return <ErrorState title={t('search.failed')} text={t('search.failedText')} onRetry={onRetry} />;
  const { groups, incomplete } = found.value;
  return (
    <>
      {incomplete.length > 0 ? (
        <div className={styles['incomplete']}>
          <p>
            {t('search.incomplete', {
              sections: incomplete.map((name) => t([`search.sections.${name}`, 'search.sections.other'])).join(', '),
            })}
          </p>
          <Button variant="secondary" size="small" onClick={onRetry}>
            {t('common.ui.retry')}
          </Button>
        </div>
      ) : null}
      {groups.length > 0 ? (
        <ResultGroups groups={groups} addressOf={(kind) => searchAddress(q, kind)} />
      ) : (
        <>
          <p className={styles['nothing']}>{t('search.emptyText')}</p>
          <Suggestions />
        </>
      )}
    </>
  );
}
