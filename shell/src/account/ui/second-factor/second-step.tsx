import { Button, usePortal, useTranslation } from '@portal/kit';
import { useEffect, useRef } from 'react';
import { useApi } from '../../../api/client.ts';
import { finishSignIn, type SecondStep as Step } from '../../../api/second-factor.ts';
import { SecondFactorForm } from './second-factor-form.tsx';
import styles from './second-step.module.css';
import { useAfterSignIn } from './use-after-sign-in.ts';

/** The second step of signing in. `onBack` is called to begin anew, which is the only way on once the step has run out. */
export function SecondStep({ step, next, onBack }: { step: Step; next: string; onBack(): void }) {
  const { t } = useTranslation('shell');
  const api = useApi();
  const { session } = usePortal();
  const leadOn = useAfterSignIn();
  const title = useRef<HTMLHeadingElement>(null);
  // What had the focus is gone; a screen reader goes on from the new heading
  useEffect(() => title.current?.focus(), []);

  return (
    <section aria-labelledby="second-step">
      <h2 className={styles['title']} id="second-step" tabIndex={-1} ref={title}>
        {t('account.secondFactor.stepTitle')}
      </h2>
      <SecondFactorForm
        options={step}
        prove={(proof) => finishSignIn(api, step.challenge, proof)}
        onProved={(answer) => leadOn(session.enter(answer), next)}
        failed={t('account.login.failure')}
      >
        <Button variant="ghost" size="small" onClick={onBack}>
          {t('account.secondFactor.back')}
        </Button>
      </SecondFactorForm>
    </section>
  );
}
