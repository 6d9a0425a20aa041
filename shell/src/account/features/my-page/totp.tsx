import { Button, Icon, useLocale, useTranslation } from '@portal/kit';
import { useAction } from '@portal/kit/remote';
import { useState } from 'react';
import { useApi } from '../../../api/client.ts';
import { removeTotp, startTotp, type NewTotp } from '../../../api/second-factor.ts';
import { formatDay } from './format-time.ts';
import { Part } from './my-page.tsx';
import styles from './second-factor.module.css';
import { TotpSetUp } from './totp-set-up.tsx';
import { useSecondFactorFailure } from './use-second-factor-failure.ts';

interface TotpProps {
  /** When the app was connected. */
  since?: string;
  onAdded(): void;
  onChanged(): void;
}

/** The authenticator app. `onAdded`: it was connected; `onChanged`: what is shown is no longer true. */
export function Totp({ since, onAdded, onChanged }: TotpProps) {
  const { t } = useTranslation('shell');
  const locale = useLocale();
  const api = useApi();
  const failureText = useSecondFactorFailure();
  const { run, isBusy } = useAction();
  const [totp, setTotp] = useState<NewTotp>();
  const text = (name: string, values?: object) => t(`account.security.totp.${name}`, { ...values });

  const begin = () =>
    run({
      work: () => startTotp(api),
      onDone: setTotp,
      failed: (error) => failureText(error) ?? text('beginFailed'),
    });
  const remove = () =>
    run({
      question: { title: text('askTitle'), text: text('askText'), confirmLabel: text('remove'), danger: true },
      work: () => removeTotp(api),
      done: text('removed'),
      failed: (error) => failureText(error) ?? text('removeFailed'),
      onDone: onChanged,
    });

  const action = since ? (
    <Button size="small" variant="secondary" loading={isBusy} onClick={() => void remove()}>
      {text('remove')}
    </Button>
  ) : (
    !totp && (
      <Button size="small" variant="secondary" loading={isBusy} onClick={() => void begin()}>
        {text('begin')}
      </Button>
    )
  );
  return (
    <Part id="totp" title={text('title')} lead={text('lead')} action={action}>
      {since ? (
        <p className={styles['state']}>
          <Icon name="check" size={20} />
          {text('since', { day: formatDay(since, locale) })}
        </p>
      ) : (
        totp && (
          <TotpSetUp
            totp={totp}
            onCancel={() => setTotp(undefined)}
            onConfirmed={() => {
              setTotp(undefined);
              onAdded();
            }}
          />
        )
      )}
    </Part>
  );
}
