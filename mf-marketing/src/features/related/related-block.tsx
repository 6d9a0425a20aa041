import { foreignLang, Icon, Link, useLocale, useTranslation, type IconName, layout } from '@portal/kit';
import type { CustomerCase } from '../../api/content.ts';
import { Block } from '../../ui/blocks/block.tsx';
import { KeptNames } from '../../ui/offers/kept-names.tsx';
import { documentPath, OFFERS, type OfferKey } from '../../ui/offers/offers.ts';
import styles from './related-block.module.css';

interface Way {
  icon: IconName;
  kind: string;
  title: string;
  to: string;
  lang?: string;
}

interface RelatedBlockProps {
  offer: OfferKey;
  /** Cases with this offer and the way to each. */
  cases: readonly (CustomerCase & { to: string })[];
}

/** What else there is about a product: sites that use it, its document, and where to learn it. */
export function RelatedBlock({ offer: key, cases }: RelatedBlockProps) {
  const { t } = useTranslation('marketing');
  const locale = useLocale();
  const offer = OFFERS[key];
  const ways: Way[] = [
    ...cases.map(({ project, to, lang }) => ({
      icon: 'users' as const,
      kind: t('offers.related.case'),
      title: project,
      to,
      lang: foreignLang(lang, locale),
    })),
    {
      icon: 'download',
      kind: t('offers.related.document'),
      title: t(offer.document === 'company' ? 'offers.ask.brochure' : 'offers.ask.catalogue', { name: offer.name }),
      to: documentPath(offer),
    },
    {
      icon: 'calendar',
      kind: t('offers.related.training'),
      title: t('offers.related.schedule'),
      to: '/education/schedule',
    },
  ];
  return (
    <Block id="related" tone="sunken" isScreenOnly title={t('offers.related.title', { name: offer.name })}>
      <ul className={styles.ways} aria-labelledby="related-title">
        {ways.map(({ icon, kind, title, to, lang }) => (
          <li key={to}>
            <Link to={to} className={styles.way}>
              <Icon name={icon} size={24} className={styles.icon} />
              <span className={`${layout.muted} ${layout.small}`}>{kind}</span>
              <span className={styles.title} lang={lang}>
                <KeptNames>{title}</KeptNames>
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </Block>
  );
}
