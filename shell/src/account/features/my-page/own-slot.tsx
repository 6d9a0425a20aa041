import { ButtonLink, Icon, Slot, useTranslation } from '@portal/kit';
import { findWidget, useRegistry } from '@portal/kit/host';
import { Part } from './my-page.tsx';
import styles from './my-page.module.css';

const PLACES = {
  applications: { slot: 'account.applications', to: '/education/schedule', icon: 'calendar' },
  inquiries: { slot: 'account.inquiries', to: '/support/question', icon: 'mail' },
} as const;

/** A place that another section fills with what it holds of the member. */
export function OwnSlot({ name }: { name: keyof typeof PLACES }) {
  const { t } = useTranslation('shell');
  const { slot, to, icon } = PLACES[name];
  const isFilled = findWidget(useRegistry(), slot) !== undefined;
  // A widget brings its own heading.
  if (isFilled) return <Slot className={styles['part']} name={slot} />;
  return (
    <Part id={name} title={t(`account.my.${name}.title`)}>
      <div className={styles['empty']}>
        <p>
          <Icon name={icon} />
          {t(`account.my.${name}.empty`)}
        </p>
        <ButtonLink to={to} variant="secondary" size="small">
          {t(`account.my.${name}.way`)}
        </ButtonLink>
      </div>
    </Part>
  );
}
