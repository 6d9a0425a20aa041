import { Button, TextField, useTranslation } from '@portal/kit';
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

  const isShown = item.state === 'visible' || item.state === 'scheduled' || Boolean(item.correction);
  const change = (
    name: 'publish' | 'schedule' | 'withdraw' | 'discard',
    action: Pick<Action<BoardPost>, 'work' | 'question'>,
  ) =>
    run(
      {
        ...action,
        done: t(`admin.publishing.${name}Done`),
        failed: ({ code }) => t(code === 'stale-edit' ? 'admin.publishing.stale' : 'admin.failed'),
        failedMs: 5000,
        onDone,
        onFailed: onDone,
      },
      name,
    );
  const withdraw = () =>
    change('withdraw', {
      question: {
        title: t('admin.bulk.withdraw.title', { count: 1 }),
        text: t('admin.bulk.withdraw.text', { count: 1 }),
        confirmLabel: t('admin.bulk.withdraw.label'),
      },
      work: () => withdrawNews(api, item),
    });

  function press(): void {
    if (!instant) return;
    const past = Date.parse(instant) <= Date.now();
    setPast(past);
    if (!past) void change('schedule', { work: () => publishNews(api, item, instant) });
  }

  return (
    <div className={styles.panel} role="group" aria-label={t('admin.publishing.title', { title: item.title })}>
      {item.state === 'visible' ? null : (
        <Button
          size="small"
          loading={busy === 'publish'}
          onClick={() => void change('publish', { work: () => publishNews(api, item) })}
        >
          {t('admin.publishing.now')}
        </Button>
      )}
      {item.state === 'visible' ? null : (
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
          <Button size="small" variant="secondary" disabled={!instant} loading={busy === 'schedule'} onClick={press}>
            {instant ? t('admin.publishing.at', { time: wordsOf(time) }) : t('admin.publishing.schedule')}
          </Button>
        </div>
      )}
      {item.state === 'waiting' && !item.formerMember ? (
        <Button size="small" variant="secondary" onClick={() => setReturning(true)}>
          {t('admin.publishing.return')}
        </Button>
      ) : null}
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
      {item.correction ? (
        <Button
          size="small"
          variant="secondary"
          loading={busy === 'discard'}
          onClick={() =>
            void change('discard', {
              question: {
                title: t('admin.publishing.discardTitle'),
                text: t('admin.publishing.discardText'),
                confirmLabel: t('admin.publishing.discard'),
              },
              work: () => withdrawCorrection(api, item),
            })
          }
        >
          {t('admin.publishing.discard')}
        </Button>
      ) : null}
      {isShown ? (
        <Button size="small" variant="secondary" loading={busy === 'withdraw'} onClick={() => void withdraw()}>
          {t('admin.bulk.withdraw.label')}
        </Button>
      ) : null}
    </div>
  );
}
