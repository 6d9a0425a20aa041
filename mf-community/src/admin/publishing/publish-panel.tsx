import { Button, TextField, useTranslation } from '@portal/kit';
import { useState } from 'react';
import type { BoardPost } from '../../api/admin-posts.ts';
import styles from './publish-panel.module.css';
import { instantOf, wordsOf } from './seoul-input.ts';
import { usePublishing } from './use-publishing.ts';

interface PublishPanelProps {
  item: BoardPost;
  onDone(): void;
}

/** Publishes an item now or at a time in Korea, which the button names, or takes it back. */
export function PublishPanel({ item, onDone }: PublishPanelProps) {
  const { t } = useTranslation('community');
  const { busy, publish, schedule, withdraw } = usePublishing(item, onDone);
  const [time, setTime] = useState('');
  const [isPast, setPast] = useState(false);
  const instant = instantOf(time);

  function press(): void {
    if (!instant) return;
    const past = Date.parse(instant) <= Date.now();
    setPast(past);
    if (!past) void schedule(instant);
  }

  return (
    <div className={styles.panel} role="group" aria-label={t('admin.publishing.title', { title: item.title })}>
      {item.state === 'visible' ? null : (
        <Button size="small" loading={busy === 'publish'} onClick={() => void publish()}>
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
      {item.state === 'visible' || item.state === 'scheduled' ? (
        <Button size="small" variant="secondary" loading={busy === 'withdraw'} onClick={() => void withdraw()}>
          {t('admin.bulk.withdraw.label')}
        </Button>
      ) : null}
    </div>
  );
}
