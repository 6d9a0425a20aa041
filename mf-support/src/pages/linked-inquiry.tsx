import { ErrorState, useTranslation, type HeadInput, type PageHead } from '@portal/kit';
import { useLinkToken, useRemote } from '@portal/kit/remote';
import { useApi } from '../api/client.ts';
import { readThread } from '../api/thread.ts';
import { LinkProblem } from '../features/thread/link-problem.tsx';
import { ThreadView } from '../features/thread/thread-view.tsx';
import { ThreadLoading, ThreadPage, threadHead } from './thread-page.tsx';

export const head = ({ t }: HeadInput<never>): PageHead => threadHead(t);

/** An inquiry that a mailed link opens, for a guest. */
export function Page() {
  const { t } = useTranslation('support');
  const api = useApi();
  const link = useLinkToken();
  const { data, error, reload, show } = useRemote(link ? ['linked inquiry', link] : undefined, (signal) =>
    readThread(api, { link: link ?? '' }, signal),
  );
  const isInvalid = link === '' || error?.status === 404 || error?.status === 400;
  const isExpired = error?.status === 403;
  return (
    <ThreadPage trail={{ label: t('common.menu.support'), to: '/support' }}>
      {link && data && !error && <ThreadView threadKey={{ link }} thread={data} onAnswered={show} />}
      {link !== '' && !data && !error && <ThreadLoading />}
      {(isInvalid || isExpired) && <LinkProblem link={link ?? ''} isExpired={isExpired} />}
      {error && !isInvalid && !isExpired && <ErrorState title={t('thread.failed')} onRetry={reload} />}
    </ThreadPage>
  );
}
