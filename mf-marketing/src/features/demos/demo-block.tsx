import { Button, LOCALES, usePortal, useTranslation } from '@portal/kit';
import { useEffect, useRef, useState, type ComponentType } from 'react';
import { Block } from '../../ui/blocks/block.tsx';
import { useNearScreen } from '../../ui/late/use-near-screen.ts';
import styles from './demo-block.module.css';
import type { DemoModule } from './demo-module.ts';

interface DemoBlockProps {
  /** The page's group of texts. */
  messages: string;
  /** The name of the fragment (`#screen=…`) that leads to the demo. */
  fragment?: string;
  /** The demo's code and texts, fetched when the visitor comes near. Give a function that stays the same. */
  load(): Promise<DemoModule>;
}

/** The part of a product's page in which the visitor tries it. Neither code nor texts of the demo come with the page. */
export function DemoBlock({ messages, fragment, load }: DemoBlockProps) {
  const { t } = useTranslation('marketing');
  const { i18n } = usePortal();
  const place = useRef<HTMLDivElement>(null);
  const isNear = useNearScreen(place);
  const [attempt, setAttempt] = useState(0);
  const [{ Demo, hasFailed }, setState] = useState<{ Demo?: ComponentType; hasFailed?: boolean }>({});

  useEffect(() => {
    if (fragment && location.hash.startsWith(`#${fragment}=`)) place.current?.scrollIntoView();
  }, [fragment]);

  useEffect(() => {
    if (!isNear) return;
    let isLeft = false;
    load().then(
      ({ Demo: Loaded, texts }) => {
        for (const locale of LOCALES) i18n.addResourceBundle(locale, 'marketing', texts[locale], true, true);
        if (!isLeft) setState({ Demo: Loaded });
      },
      () => isLeft || setState({ hasFailed: true }),
    );
    return () => {
      isLeft = true;
    };
  }, [isNear, load, i18n, attempt]);

  function retry() {
    setState({});
    setAttempt(attempt + 1);
  }

  return (
    <Block id="demo" tone="sunken" title={t(`${messages}.demo.title`)} lead={t(`${messages}.demo.lead`)}>
      <div ref={place} className={styles.place} data-of={messages} data-demo={Demo && messages}>
        {hasFailed && (
          <p className={styles.failed} role="alert">
            {t('offers.demo.failed')}
            <Button variant="secondary" onClick={retry}>
              {t('common.retry')}
            </Button>
          </p>
        )}
        {!Demo && !hasFailed && <p className={styles.waiting}>{t('offers.demo.waiting')}</p>}
        {Demo && <Demo />}
      </div>
    </Block>
  );
}
