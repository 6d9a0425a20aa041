import { ApiError, Button, Card, TextArea, useToast, useTranslation, layout } from '@portal/kit';
import { FormNotice, useForm } from '@portal/kit/form';
import { useAction } from '@portal/kit/remote';
import { useState, type ReactNode } from 'react';
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
    check: ({ comment }) => ({ comment: comment.trim() ? undefined : 'required' }),
    send: ({ comment }) => rateInquiry(api, { link, isSatisfied, comment }),
    onSent: () => toast.success(t('thread.satisfaction.comment.sent')),
    errorText: (code) => t([`thread.satisfaction.errors.${code}`, 'thread.satisfaction.errors.failed']),
  });
  return (
    <form className={layout.stack4} {...form.props}>
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

const REFUSED = [400, 403, 404];

/**
 * Asks for the choice of the link, which a press stores and never opening the page: programs that read mails open links, too. It can
 * be changed, and a word added. `invalid` is shown for a link that is not taken.
 */
export function SatisfactionForm({ link, isSatisfied, invalid }: Choice & { invalid: ReactNode }) {
  const { t } = useTranslation('support');
  const api = useApi();
  const { run, isBusy } = useAction();
  const [rating, setRating] = useState<StoredRating>();
  const [isInvalid, setInvalid] = useState(false);
  const nameOf = (choice: boolean) => t(choice ? 'thread.satisfaction.yes' : 'thread.satisfaction.no');

  async function rate(wanted: boolean): Promise<StoredRating> {
    try {
      return await rateInquiry(api, { link, isSatisfied: wanted, comment: rating?.comment ?? undefined });
    } catch (error) {
      if (error instanceof ApiError && REFUSED.includes(error.status)) setInvalid(true);
      throw error;
    }
  }
  const send = (wanted: boolean) =>
    run({ work: () => rate(wanted), failed: t('thread.satisfaction.errors.failed'), onDone: setRating });

  if (isInvalid) return invalid;
  return (
    <Card>
      <div role="status">
        {rating ? (
          <>
            <h2 className={styles.title}>{t('thread.satisfaction.thanks')}</h2>
            <p>
              {t(rating.isSatisfied ? 'thread.satisfaction.storedYes' : 'thread.satisfaction.storedNo', {
                number: rating.number,
              })}
            </p>
          </>
        ) : (
          <p>{t('thread.satisfaction.ask', { choice: nameOf(isSatisfied) })}</p>
        )}
      </div>
      <div
        className={styles.choices}
        role="group"
        aria-label={t(rating ? 'thread.satisfaction.change' : 'thread.satisfaction.title')}
      >
        {CHOICES.map((choice) => (
          <Button
            key={String(choice)}
            variant={!rating && choice === isSatisfied ? 'primary' : 'secondary'}
            aria-pressed={rating ? rating.isSatisfied === choice : undefined}
            onClick={() => !isBusy && rating?.isSatisfied !== choice && void send(choice)}
          >
            {nameOf(choice)}
          </Button>
        ))}
      </div>
      {rating && <Comment key={String(rating.isSatisfied)} link={link} rating={rating} />}
    </Card>
  );
}
