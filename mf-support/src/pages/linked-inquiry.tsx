import { ErrorState, useTranslation, type HeadInput, type PageHead } from '@portal/kit';
import { useLinkToken, useRemote } from '@portal/kit/remote';
import { useApi } from '../api/client.ts';
import { readThread } from '../api/thread.ts';
import { choiceIn, SatisfactionForm } from '../features/satisfaction/satisfaction-form.tsx';
import { LinkProblem } from '../features/thread/link-problem.tsx';
import { ThreadView } from '../features/thread/thread-view.tsx';
import { ThreadLoading, ThreadPage, threadHead } from './thread-page.tsx';

export const head = ({ t }: HeadInput<never>): PageHead => threadHead(t);

const support = (label: string) => ({ label, to: '/support' });

function LinkedInquiry({ link }: { link: string | undefined }) {
  const { t } = useTranslation('support');
  const api = useApi();
  const { data, error, reload, show } = useRemote(link ? ['linked inquiry', link] : undefined, (signal) =>
    readThread(api, { link: link ?? '' }, signal),
  );
  const isInvalid = link === '' || error?.status === 404 || error?.status === 400;
  const isExpired = error?.status === 403;
  return (
    <ThreadPage trail={support(t('common.menu.support'))}>
      {link && data && !error && <ThreadView threadKey={{ link }} thread={data} onAnswered={show} />}
      {link !== '' && !data && !error && <ThreadLoading />}
      {(isInvalid || isExpired) && <LinkProblem link={link ?? ''} isExpired={isExpired} />}
      {error && !isInvalid && !isExpired && <ErrorState title={t('thread.failed')} onRetry={reload} />}
    </ThreadPage>
  );
}

/** What a mailed link opens: the inquiry of a guest, or the response to the question whether an answer helped. */
export function Page() {
  const { t } = useTranslation('support');
  const link = useLinkToken();
  const choice = choiceIn(link ?? '');
  if (!choice) return <LinkedInquiry link={link} />;
  return (
    <ThreadPage
      trail={support(t('common.menu.support'))}
      title={t('thread.satisfaction.title')}
      lead={t('thread.satisfaction.lead')}
    >
      <SatisfactionForm key={link} {...choice} invalid={<LinkProblem link="" isExpired={false} />} />
    </ThreadPage>
  );
}
