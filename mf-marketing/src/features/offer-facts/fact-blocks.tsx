import { foreignLang, useLocale, useTranslation } from '@portal/kit';
import type { OfferFact } from '../../api/offer-facts.ts';
import { Block } from '../../ui/blocks/block.tsx';
import { KeptNames } from '../../ui/offers/kept-names.tsx';
import { SampleChip } from '../../ui/sample/sample-chip.tsx';
import styles from './fact-blocks.module.css';

const ofKind = (facts: readonly OfferFact[], kind: OfferFact['kind']) => facts.filter((fact) => fact.kind === kind);

/** Names with their values, each in its own language. Marked once when all of them are samples. */
function FactList({ facts, labelledBy }: { facts: readonly OfferFact[]; labelledBy: string }) {
  const locale = useLocale();
  const areSamples = facts.every(({ isSample }) => isSample);
  return (
    <dl className={styles.facts} aria-labelledby={labelledBy}>
      {facts.map(({ factId, lang, title, text, isSample }) => (
        <div key={factId} className={styles.fact} lang={foreignLang(lang, locale)}>
          <dt>
            {title} {isSample && !areSamples && <SampleChip />}
          </dt>
          <dd>{text}</dd>
        </div>
      ))}
    </dl>
  );
}

interface FactGroupProps {
  facts: readonly OfferFact[];
  kind: 'specification' | 'requirement' | 'release';
}

function FactGroup({ facts, kind }: FactGroupProps) {
  const { t } = useTranslation('marketing');
  const group = ofKind(facts, kind);
  if (group.length === 0) return null;
  return (
    <section className={styles.group} aria-labelledby={`${kind}-title`}>
      <h3 id={`${kind}-title`} className={styles.name}>
        {t(`offers.facts.${kind}`)} {group.every(({ isSample }) => isSample) && <SampleChip />}
      </h3>
      <FactList facts={group} labelledBy={`${kind}-title`} />
    </section>
  );
}

/** What an engineer asks first: values, what it needs, what is new. Nothing where the company has written nothing. */
export function SpecificationBlock({ facts }: { facts: readonly OfferFact[] }) {
  const { t } = useTranslation('marketing');
  if (facts.every(({ kind }) => kind === 'question')) return null;
  return (
    <Block id="facts" tone="surface" title={t('offers.facts.title')} lead={t('offers.facts.lead')}>
      <div className={styles.groups}>
        <FactGroup facts={facts} kind="specification" />
        <FactGroup facts={facts} kind="requirement" />
        <FactGroup facts={facts} kind="release" />
      </div>
    </Block>
  );
}

/** Questions with their answers, closed until one is pressed; the browser opens them, with or without script. */
export function QuestionBlock({ facts }: { facts: readonly OfferFact[] }) {
  const { t } = useTranslation('marketing');
  const locale = useLocale();
  const questions = ofKind(facts, 'question');
  if (questions.length === 0) return null;
  return (
    <Block id="questions" layout="beside" title={t('offers.questions.title')} lead={t('offers.questions.lead')}>
      <div className={styles.questions}>
        {questions.map(({ factId, lang, title, text, isSample }) => (
          <details key={factId} className={styles.question} lang={foreignLang(lang, locale)}>
            <summary className={styles.summary}>
              <h3 className={styles.title}>{title}</h3>
            </summary>
            <p className={styles.answer}>
              <KeptNames>{text}</KeptNames>
            </p>
            {isSample && <SampleChip />}
          </details>
        ))}
      </div>
    </Block>
  );
}
