import { Button, TextField, useTranslation, type ConfirmOptions } from '@portal/kit';
import { useAction, type Action } from '@portal/kit/admin';
import { useState } from 'react';
import { useApi } from '../../api/client.ts';
import { publishNews, withdrawCorrection, withdrawNews, type BoardPost } from '../../api/admin-posts.ts';
import styles from './publish-panel.module.css';
import { ReturnDialog } from './return-dialog.tsx';
import { instantOf, wordsOf } from './seoul-input.ts';

interface PublishPanelProps {
  item: BoardPost;
  onDone(): void;
}

/** Publishes an item now or at a time in Korea, which the button names, or takes it back. */
export function PublishPanel({ item, onDone }: PublishPanelProps) {
  const { t } = useTranslation('community');
  const api = useApi();
  const { run, busy } = useAction();
  const [time, setTime] = useState('');
  const [isPast, setPast] = useState(false);
  const [isReturning, setReturning] = useState(false);
  const instant = instantOf(time);

  const isVisible = item.state === 'visible';
  const isShown = isVisible || item.state === 'scheduled' || Boolean(item.correction);
  const change = (
    name: 'publish' | 'schedule' | 'withdraw' | 'discard',
    work: Action<BoardPost>['work'],
    question?: ConfirmOptions,
  ) =>
    void run(
      {
        question,
        work,
        done: t(`admin.publishing.${name}Done`),
        failed: ({ code }) => t(code === 'stale-edit' ? 'admin.publishing.stale' : 'admin.failed'),
        failedMs: 5000,
        onDone,
        onFailed: onDone,
      },
      name,
    );
  const withdraw = () =>
    change('withdraw', () => withdrawNews(api, item), {
      title: t('admin.bulk.withdraw.title', { count: 1 }),
      text: t('admin.bulk.withdraw.text', { count: 1 }),
      confirmLabel: t('admin.bulk.withdraw.label'),
    });
  const discard = () =>
    change('discard', () => withdrawCorrection(api, item), {
      title: t('admin.publishing.discardTitle'),
      text: t('admin.publishing.discardText'),
      confirmLabel: t('admin.publishing.discard'),
    });

  function schedule(): void {
    if (!instant) return;
    const past = Date.parse(instant) <= Date.now();
    setPast(past);
    if (!past) change('schedule', () => publishNews(api, item, instant));
  }

  const button = (name: string, label: string, onClick: () => void, variant?: 'secondary') => (
    <Button size="small" variant={variant} loading={busy === name} onClick={onClick}>
      {label}
    </Button>
  );
  return (
    <div className={styles.panel} role="group" aria-label={t('admin.publishing.title', { title: item.title })}>
      {isVisible ? null : (
        <>
          {button('publish', t('admin.publishing.now'), () => change('publish', () => publishNews(api, item)))}
          <div className={styles.schedule}>
            <TextField
              className={styles.time}
              type="datetime-local"
              label={t('admin.publishing.time')}
              value={time}
              data-empty={time === '' || undefined}
              error={isPast ? t('admin.publishing.past') : undefined}
              onChange={(event) => {
                setTime(event.target.value);
                setPast(false);
              }}
            />
            <Button
              size="small"
              variant="secondary"
              disabled={!instant}
              loading={busy === 'schedule'}
              onClick={schedule}
            >
              {instant ? t('admin.publishing.at', { time: wordsOf(time) }) : t('admin.publishing.schedule')}
            </Button>
          </div>
        </>
      )}
      {item.state === 'waiting' && !item.formerMember
        ? button('return', t('admin.publishing.return'), () => setReturning(true), 'secondary')
        : null}
      {isReturning ? (
        <ReturnDialog
          item={item}
          onClose={() => setReturning(false)}
          onDone={() => {
            setReturning(false);
            onDone();
          }}
        />
      ) : null}
      {item.correction ? button('discard', t('admin.publishing.discard'), discard, 'secondary') : null}
      {isShown ? button('withdraw', t('admin.bulk.withdraw.label'), withdraw, 'secondary') : null}
    </div>
  );
}
