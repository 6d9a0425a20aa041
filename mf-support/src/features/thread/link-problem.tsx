import { Button, ButtonLink, EmptyState, useTranslation } from '@portal/kit';
import { useAction } from '@portal/kit/remote';
import { useState } from 'react';
import { useApi } from '../../api/client.ts';
import { renewLink } from '../../api/thread.ts';

/** Instead of an inquiry whose link does not open it: one that is too old can be replaced by mail. */
export function LinkProblem({ link, isExpired }: { link: string; isExpired: boolean }) {
  const { t } = useTranslation('support');
  const api = useApi();
  const [isRenewed, setRenewed] = useState(false);
  const { run, isBusy } = useAction();

  if (!isExpired) {
    const ask = <ButtonLink to="/support/question">{t('thread.link.ask')}</ButtonLink>;
    return (
      <EmptyState icon="mail" title={t('thread.link.invalidTitle')} text={t('thread.link.invalidText')} action={ask} />
    );
  }
  if (isRenewed)
    return (
      <div role="status">
        <EmptyState icon="mail" title={t('thread.link.renewedTitle')} text={t('thread.link.renewedText')} />
      </div>
    );
  const renew = () =>
    run({
      work: () => renewLink(api, link),
      failed: ({ status }) => t(status === 429 ? 'thread.link.tooMany' : 'thread.link.renewFailed'),
      onDone: () => setRenewed(true),
    });
  return (
    <EmptyState
      icon="clock"
      title={t('thread.link.expiredTitle')}
      text={t('thread.link.expiredText')}
      action={
        <Button loading={isBusy} onClick={() => void renew()}>
          {t('thread.link.renew')}
        </Button>
      }
    />
  );
}
