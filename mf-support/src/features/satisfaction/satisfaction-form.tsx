import { Button, Card, ErrorState, Skeleton, TextArea, useToast, useTranslation, VisuallyHidden } from '@portal/kit';
import { FormNotice, useForm } from '@portal/kit/form';
import { useAction, useRemote } from '@portal/kit/remote';
import type { ReactNode } from 'react';
import { useApi } from '../../api/client.ts';
import { rateInquiry, type StoredRating } from '../../api/thread.ts';
import styles from './satisfaction-form.module.css';

interface Choice {
  link: string;
  isSatisfied: boolean;
}

/** The token and the choice of a mailed link: `<token>.yes` or `<token>.no`; undefined for what is neither. */
export function choiceIn(fragment: string): Choice | undefined {
  const [, link, choice] = /^([\w-]+)\.(yes|no)$/.exec(fragment) ?? [];
  return link === undefined ? undefined : { link, isSatisfied: choice === 'yes' };
}

const CHOICES = [true, false] as const;

function Comment({ link, rating }: { link: string; rating: StoredRating }) {
  const { t } = useTranslation('support');
  const api = useApi();
  const toast = useToast();
  const { isSatisfied } = rating;
  const form = useForm({
    initial: { comment: rating.comment ?? '' },
    isGuarded: false,
    check: ({ comment }) => ({ comment: comment.trim() ? undefined : 'required' }),
    send: ({ comment }) => rateInquiry(api, { link, isSatisfied, comment }),
    onSent: () => toast.success(t('thread.satisfaction.comment.sent')),
    errorText: (code) => t([`thread.satisfaction.errors.${code}`, 'thread.satisfaction.errors.failed']),
  });
  return (
    <form className={styles.form} {...form.props}>
      <TextArea
        label={t(isSatisfied ? 'thread.satisfaction.comment.yes' : 'thread.satisfaction.comment.no')}
        rows={4}
        maxLength={1000}
        {...form.field('comment')}
      />
      <div role="alert">{form.message && <FormNotice tone="error">{form.message}</FormNotice>}</div>
      <Button type="submit" className={styles.submit} loading={form.isSending}>
        {t('thread.satisfaction.comment.submit')}
      </Button>
    </form>
  );
}

/** Stores the choice of the link at once; it can be changed, and a word added. `invalid` is shown for a link that is not taken. */
export function SatisfactionForm({ link, isSatisfied, invalid }: Choice & { invalid: ReactNode }) {
  const { t } = useTranslation('support');
  const api = useApi();
  const { run, isBusy } = useAction();
  const { data, error, reload, show } = useRemote(['satisfaction', link, isSatisfied], () =>
    rateInquiry(api, { link, isSatisfied }),
  );
  if (error && !data) {
    if (error.status === 404 || error.status === 403 || error.status === 400) return invalid;
    return <ErrorState title={t('thread.satisfaction.errors.failed')} onRetry={reload} />;
  }
  if (!data)
    return (
      <div role="status">
        <VisuallyHidden>{t('thread.satisfaction.sending')}</VisuallyHidden>
        <Skeleton height={160} />
      </div>
    );
  const change = (wanted: boolean) =>
    run({
      work: () => rateInquiry(api, { link, isSatisfied: wanted, comment: data.comment ?? undefined }),
      failed: t('thread.satisfaction.errors.failed'),
      onDone: show,
    });
  return (
    <Card>
      <div role="status">
        <h2 className={styles.title}>{t('thread.satisfaction.thanks')}</h2>
        <p>
          {t(data.isSatisfied ? 'thread.satisfaction.storedYes' : 'thread.satisfaction.storedNo', {
            number: data.number,
          })}
        </p>
      </div>
      <div className={styles.choices} role="group" aria-label={t('thread.satisfaction.change')}>
        {CHOICES.map((choice) => (
          <Button
            key={String(choice)}
            variant="secondary"
            aria-pressed={data.isSatisfied === choice}
            disabled={isBusy}
            onClick={() => data.isSatisfied !== choice && void change(choice)}
          >
            {t(choice ? 'thread.satisfaction.yes' : 'thread.satisfaction.no')}
          </Button>
        ))}
      </div>
      <Comment key={String(data.isSatisfied)} link={link} rating={data} />
    </Card>
  );
}
