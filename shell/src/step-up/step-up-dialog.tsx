import { Dialog, usePortal, useTranslation } from '@portal/kit';
import type { ReactNode } from 'react';
import { SecondFactorForm } from '../account/ui/second-factor/second-factor-form.tsx';
import { useApi } from '../api/client.ts';
import { stepUp, type ProofOptions } from '../api/second-factor.ts';
import styles from './step-up-dialog.module.css';

interface StepUpDialogProps {
  options: ProofOptions;
  onEnd(isProved: boolean): void;
}

/** Asks for the second factor, or the password without one, before something that not even a stolen session may do. */
export function StepUpDialog({ options, onEnd }: StepUpDialogProps): ReactNode {
  const { t } = useTranslation('shell');
  const { session } = usePortal();
  const api = useApi();
  return (
    <Dialog open title={t('account.secondFactor.stepUp.title')} maxWidth={480} onClose={() => onEnd(false)}>
      <p className={styles['lead']}>
        {t(`account.secondFactor.stepUp.${options.methods.includes('password') ? 'passwordLead' : 'lead'}`)}
      </p>
      <SecondFactorForm
        options={options}
        prove={(proof) => stepUp(api, proof)}
        onProved={(answer) => {
          session.enter(answer);
          onEnd(true);
        }}
        failed={t('account.secondFactor.stepUp.failed')}
      />
    </Dialog>
  );
}
