import { ApiError, Button, ButtonLink, usePortal, useTranslation } from '@portal/kit';
import { useEffect, useEffectEvent, useState } from 'react';
import { useApi } from '../../../api/client.ts';
import { enterByLink, secondStepOf, type SecondStep as Step } from '../../../api/second-factor.ts';
import { nextPath } from '../../ui/second-factor/next-path.ts';
import { SecondStep } from '../../ui/second-factor/second-step.tsx';
import { useAfterSignIn } from '../../ui/second-factor/use-after-sign-in.ts';
import { Result } from '../../ui/account-page/result.tsx';

const KEY = 'sign-in-next';

/** Remembers where to go once the mailed link is opened, which is in another tab. */
export function awaitNext(next: string): void {
  localStorage.setItem(KEY, next);
}

/** Where to go now, told once; null when nothing was remembered. */
function takeNext(): string | null {
  const next = localStorage.getItem(KEY);
  localStorage.removeItem(KEY);
  return next;
}

const REFUSALS = ['token-invalid', 'other-browser', 'suspended'];

type Arrival = { state: 'working' } | { state: 'refused'; why: string } | { state: 'step'; step: Step; next: string };

/** Uses the link up and signs in; in the browser only, and once for each press. */
export function LinkArrival({ token }: { token: string }) {
  const { t } = useTranslation('shell');
  const { session } = usePortal();
  const api = useApi();
  const leadOn = useAfterSignIn();
  const [arrival, setArrival] = useState<Arrival>({ state: 'working' });

  const enter = useEffectEvent(async () => {
    try {
      const answer = await enterByLink(api, token);
      leadOn(session.enter(answer), nextPath(takeNext()));
    } catch (error) {
      const failure = error instanceof ApiError ? error : new ApiError(0);
      const step = secondStepOf(failure);
      if (step) setArrival({ state: 'step', step, next: nextPath(takeNext()) });
      else setArrival({ state: 'refused', why: REFUSALS.includes(failure.code) ? failure.code : 'failed' });
      if (failure !== error) throw error;
    }
  });
  // Once the page is shown: the link of a document that is only fetched stays good
  const [attempt, setAttempt] = useState(0);
  useEffect(() => {
    const begin = setTimeout(() => void enter());
    return () => clearTimeout(begin);
  }, [attempt]);

  if (arrival.state === 'step') {
    return (
      <SecondStep
        step={arrival.step}
        next={arrival.next}
        onBack={() => setArrival({ state: 'refused', why: 'token-invalid' })}
      />
    );
  }
  const why = arrival.state === 'refused' ? arrival.why : 'failed';
  return (
    <Result
      role="status"
      kind="invalid"
      working={arrival.state === 'working' && t('account.link.working')}
      title={t(`account.link.refusals.${why}.title`)}
      text={t(`account.link.refusals.${why}.text`)}
    >
      {why === 'failed' ? (
        <Button
          onClick={() => {
            setArrival({ state: 'working' });
            setAttempt(attempt + 1);
          }}
        >
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
