import { Card, Icon, Link, useTranslation } from '@portal/kit';
import styles from './other-forms.module.css';

const FORMS = [
  { id: 'question', to: '/support/question' },
  { id: 'smwp', to: '/support/smwpForm' },
  { id: 'webeq', to: '/support/webeqForm' },
  { id: 'download', to: '/support/download' },
] as const;

/** The ways to the other forms and to the documents. */
export function OtherForms({ current }: { current: (typeof FORMS)[number]['id'] }) {
  const { t } = useTranslation('support');
  return (
    <Card as="section" aria-labelledby="other-forms-title">
      <h2 className={styles.title} id="other-forms-title">
        {t('contact.others.title')}
      </h2>
      <ul className={styles.list}>
        {FORMS.filter(({ id }) => id !== current).map(({ id, to }) => (
          <li key={id}>
            <Link className={styles.link} to={to}>
              <span>
                <strong>{t(`contact.others.${id}.name`)}</strong>
                <span className={styles.text}>{t(`contact.others.${id}.text`)}</span>
              </span>
              <Icon name="chevron-right" size={18} />
            </Link>
          </li>
        ))}
      </ul>
    </Card>
  );
}
