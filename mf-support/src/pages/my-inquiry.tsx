import { ErrorState, PageProblem, useParams, useTranslation, type HeadInput, type PageHead } from '@portal/kit';
import { useRemote } from '@portal/kit/remote';
import { useApi } from '../api/client.ts';
import { readThread } from '../api/thread.ts';
import { ThreadView } from '../features/thread/thread-view.tsx';
import { ThreadLoading, ThreadPage, threadHead } from './thread-page.tsx';

export const head = ({ t }: HeadInput<never>): PageHead => threadHead(t);

/** An inquiry of the member who is signed in. */
export function Page() {
  const { t } = useTranslation('support');
  const { number = '' } = useParams();
  const api = useApi();
  const { data, error, reload, show } = useRemote(['inquiry', number], (signal) => readThread(api, { number }, signal));
  if (!data && error?.status === 404) return <PageProblem status={404} />;
  return (
    <ThreadPage trail={{ label: t('thread.back'), to: '/account' }}>
      {data && <ThreadView threadKey={{ number }} thread={data} onAnswered={show} />}
      {!data && !error && <ThreadLoading />}
      {!data && error && <ErrorState title={t('thread.failed')} onRetry={reload} />}
    </ThreadPage>
  );
}
