import { Button, Icon, usePortal, useTranslation } from '@portal/kit';
import { useAction } from '@portal/kit/remote';
import { useState } from 'react';
import { useApi } from '../../../api/client.ts';
import { createRecoveryCodes, type SecondFactor as State } from '../../../api/second-factor.ts';
import { Part } from './my-page.tsx';
import { Passkeys } from './passkeys.tsx';
import { RecoveryCodesDialog } from './recovery-codes-dialog.tsx';
import styles from './second-factor.module.css';
import { Totp } from './totp.tsx';
import { useSecondFactorFailure } from './use-second-factor-failure.ts';

/** From so few recovery codes on, new ones are due. */
const FEW_CODES = 3;

/** What a person proves themselves with beside the password. `onChanged` is called when the state is no longer true. */
export function SecondFactor({ state, onChanged }: { state: State; onChanged(): void }) {
  const { t } = useTranslation('shell');
  const { session } = usePortal();
  const api = useApi();
  const failureText = useSecondFactorFailure();
  const { run, isBusy } = useAction();
  const [codes, setCodes] = useState<string[]>();
  const { passkeys, totpSince, recoveryCodesLeft, required } = state;
  const isSetUp = passkeys.length > 0 || totpSince !== undefined;
  const text = (name: string, values?: object) => t(`account.security.codes.${name}`, { ...values });

  const makeCodes = () => ({
    work: () => createRecoveryCodes(api),
    onDone(made: { codes: string[] }) {
      setCodes(made.codes);
      onChanged();
    },
    failed: (error: Parameters<typeof failureText>[0]) => failureText(error) ?? text('failed'),
  });
  const renew = () =>
    run({
      ...makeCodes(),
      ...(recoveryCodesLeft > 0 && {
        question: { title: text('askTitle'), text: text('askText'), confirmLabel: text('renew') },
      }),
    });

  /** The first factor brings recovery codes, and gives the role back that waited for it. */
  async function added() {
    onChanged();
    if (isSetUp && recoveryCodesLeft > 0) return;
    await session.refresh();
    await run(makeCodes());
  }

  return (
    <>
      {required && !isSetUp && (
        <p className={styles['required']} role="status">
          <Icon name="alert" size={20} />
          {t('account.security.required')}
        </p>
      )}
      <Passkeys passkeys={passkeys} onAdded={() => void added()} onChanged={onChanged} />
      <Totp since={totpSince} onAdded={() => void added()} onChanged={onChanged} />
      {isSetUp && (
        <Part
          id="recovery-codes"
          title={text('title')}
          lead={text('lead')}
          action={
            <Button size="small" variant="secondary" loading={isBusy} onClick={() => void renew()}>
              {text(recoveryCodesLeft > 0 ? 'renew' : 'make')}
            </Button>
          }
        >
          <p className={recoveryCodesLeft < FEW_CODES ? styles['few'] : styles['state']}>
            <Icon name={recoveryCodesLeft < FEW_CODES ? 'alert' : 'check'} size={20} />
            {text('left', { count: recoveryCodesLeft })}
          </p>
        </Part>
      )}
      {codes && <RecoveryCodesDialog codes={codes} onClose={() => setCodes(undefined)} />}
    </>
  );
}
