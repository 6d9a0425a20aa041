import { ApiError, Button, ButtonLink, usePortal, useTranslation } from '@portal/kit';
import { browserStorage } from '@portal/kit/storage';
import { useState } from 'react';
import { useApi } from '../../../api/client.ts';
import { enterByLink, secondStepOf, type SecondStep as Step } from '../../../api/second-factor.ts';
import { nextPath } from '../../ui/second-factor/next-path.ts';
import { SecondStep } from '../../ui/second-factor/second-step.tsx';
import { useAfterSignIn } from '../../ui/second-factor/use-after-sign-in.ts';
import form from '../../ui/account-page/form.module.css';
import { Result } from '../../ui/account-page/result.tsx';

const KEY = 'sign-in-next';

/** Remembers where to go once the mailed link is opened, which is in another tab. */
export function awaitNext(next: string): void {
  browserStorage.set(KEY, next);
}

/** Where to go now, told once; null when nothing was remembered. */
function takeNext(): string | null {
  const next = browserStorage.get(KEY);
  browserStorage.remove(KEY);
  return next;
}

const REFUSALS = ['token-invalid', 'other-browser', 'suspended'];

type Arrival = { state: 'asked' } | { state: 'refused'; why: string } | { state: 'step'; step: Step; next: string };

/** Signs in by the link, which is used up by a press and never by opening the page: programs that read mails open links, too. */
export function LinkArrival({ token }: { token: string }) {
  const { t } = useTranslation('shell');
  const { session } = usePortal();
  const api = useApi();
  const leadOn = useAfterSignIn();
  const [arrival, setArrival] = useState<Arrival>({ state: 'asked' });
  const [isEntering, setEntering] = useState(false);

  async function enter() {
    setEntering(true);
    try {
      const answer = await enterByLink(api, token);
      leadOn(session.enter(answer), nextPath(takeNext()));
    } catch (error) {
      const failure = error instanceof ApiError ? error : new ApiError(0);
      const step = secondStepOf(failure);
      if (step) setArrival({ state: 'step', step, next: nextPath(takeNext()) });
      else setArrival({ state: 'refused', why: REFUSALS.includes(failure.code) ? failure.code : 'failed' });
      if (failure !== error) throw error;
    } finally {
      setEntering(false);
    }
  }

  if (arrival.state === 'step') {
    return (
      <SecondStep
        step={arrival.step}
        next={arrival.next}
        onBack={() => setArrival({ state: 'refused', why: 'token-invalid' })}
      />
    );
  }
  if (arrival.state === 'asked') {
    return (
      <div className={form['form']}>
        <p>{t('account.link.ask')}</p>
        <Button size="large" loading={isEntering} onClick={() => void enter()}>
          {t('account.link.enter')}
        </Button>
      </div>
    );
  }
  return (
    <Result
      key={arrival.why}
      announcedBy="focus"
      kind="invalid"
      title={t(`account.link.refusals.${arrival.why}.title`)}
      text={t(`account.link.refusals.${arrival.why}.text`)}
    >
      {arrival.why === 'failed' ? (
        <Button loading={isEntering} onClick={() => void enter()}>
          {t('common.ui.retry')}
        </Button>
      ) : (
        <ButtonLink to="/login/link">{t('account.link.askAgain')}</ButtonLink>
      )}
      <ButtonLink to="/login" variant="secondary">
        {t('account.next.login')}
      </ButtonLink>
    </Result>
  );
}
