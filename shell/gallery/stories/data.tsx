import { ApiError, Button, ErrorState, Skeleton, type Settled, type Translate } from '@portal/kit';
import { useAction, useRemote, useRetry } from '@portal/kit/remote';
import { useSlowDownText } from '@portal/kit/slow-down';
import { useEffect, useEffectEvent } from 'react';
import type { StoryGroup } from '../story.ts';

const never = () => new Promise<never>(() => undefined);
const fails = () => Promise.reject(new ApiError(503));
const HOUR_MS = 3_600_000;

function RemoteExample({ t, load }: { t: Translate; load(): Promise<string> }) {
  const { data, loading, error, reload } = useRemote(['sample'], load);
  if (error) return <ErrorState title={t('title')} onRetry={reload} />;
  return loading ? <Skeleton /> : <p>{data}</p>;
}

function RetryExample({ t }: { t: Translate }) {
  const failed: Settled<string> = { ok: false, status: 503 };
  const { result, isBusy, retry } = useRetry(failed, never);
  return result.ok ? (
    <p>{result.value}</p>
  ) : (
    <Button loading={isBusy} onClick={retry}>
      {t('again')}
    </Button>
  );
}

function ActionExample({ t, work, danger = false }: { t: Translate; work(): Promise<unknown>; danger?: boolean }) {
  const { run, isBusy } = useAction();
  const press = () =>
    void run({
      question: danger ? { title: t('title'), text: t('text'), confirmLabel: t('remove'), danger } : undefined,
      work,
      done: t('received'),
      failed: t('errors.other'),
      failedMs: HOUR_MS,
    });
  const open = useEffectEvent(press);
  useEffect(() => open(), []);
  return (
    <Button variant={danger ? 'danger' : 'primary'} loading={isBusy} onClick={press}>
      {t(danger ? 'remove' : 'apply')}
    </Button>
  );
}

function SlowDown({ seconds }: { seconds?: number }) {
  return <p role="alert">{useSlowDownText()({ retryAfterSeconds: seconds })}</p>;
}

export const remote: StoryGroup = {
  id: 'remote',
  title: 'useRemote',
  area: 'Forms and data',
  stories: {
    loading: (t) => <RemoteExample t={t} load={never} />,
    loaded: (t) => <RemoteExample t={t} load={() => Promise.resolve(t('text'))} />,
    failed: (t) => <RemoteExample t={t} load={fails} />,
  },
};

export const retry: StoryGroup = {
  id: 'retry',
  title: 'useRetry',
  area: 'Forms and data',
  stories: { failed: (t) => <RetryExample t={t} /> },
};

export const action: StoryGroup = {
  id: 'action',
  title: 'useAction',
  area: 'Forms and data',
  stories: {
    busy: (t) => <ActionExample t={t} work={never} />,
    done: { isModal: true, show: (t) => <ActionExample t={t} work={() => Promise.resolve()} /> },
    failed: { isModal: true, show: (t) => <ActionExample t={t} work={fails} /> },
    question: { isModal: true, show: (t) => <ActionExample t={t} work={never} danger /> },
  },
};

export const slowDown: StoryGroup = {
  id: 'slow-down',
  title: 'useSlowDownText',
  area: 'Forms and data',
  stories: {
    'no-time': () => <SlowDown />,
    seconds: () => <SlowDown seconds={12} />,
    minutes: () => <SlowDown seconds={90} />,
    hours: () => <SlowDown seconds={7_200} />,
  },
};
