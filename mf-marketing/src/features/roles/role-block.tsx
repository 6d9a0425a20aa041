import { useTranslation, layout } from '@portal/kit';
import { Block } from '../../ui/blocks/block.tsx';
import styles from './role-block.module.css';

const ROLES = ['first', 'second', 'third'] as const;

/** Who works with the product, and what changes for each of them. `messages` is the page's group of texts. */
export function RoleBlock({ messages }: { messages: string }) {
  const { t } = useTranslation('marketing');
  return (
    <Block id="roles" tone="sunken" title={t('offers.roles.title')} lead={t('offers.roles.lead')}>
      <ul className={styles.roles} aria-labelledby="roles-title">
        {ROLES.map((role) => (
          <li key={role} className={styles.role}>
            <h3 className={`${layout.larger} ${layout.bold}`}>{t(`${messages}.roles.${role}.name`)}</h3>
            <dl className={styles.change}>
              <div>
                <dt>{t('offers.roles.before')}</dt>
                <dd>{t(`${messages}.roles.${role}.before`)}</dd>
              </div>
              <div className={styles.after}>
                <dt>{t('offers.roles.after')}</dt>
                <dd>{t(`${messages}.roles.${role}.after`)}</dd>
              </div>
            </dl>
          </li>
        ))}
      </ul>
    </Block>
  );
}
