import { Button, Icon, useTranslation } from '@portal/kit';
import type { Presence } from '../../api/inbox.ts';
import styles from './presence-notice.module.css';

interface PresenceNoticeProps {
  presence?: Presence;
  /** The version shown here. */
  version: number;
  onReload(): void;
}

/** Who else has this inquiry open, who is writing, and whether it has been changed since it was loaded. */
export function PresenceNotice({ presence, version, onReload }: PresenceNoticeProps) {
  const { t } = useTranslation('support');
  const others = presence?.others ?? [];
  const isOutdated = presence !== undefined && presence.version > version;
  return (
    <div className={styles.place} role="status">
      {others.map(({ id, name, writing }) => (
        <p key={id} className={styles.other} data-writing={writing || undefined}>
          <Icon name={writing ? 'alert' : 'eye'} size={18} />
          {t(writing ? 'admin.presence.writing' : 'admin.presence.viewing', { name })}
        </p>
      ))}
      {isOutdated && <ReloadNotice text={t('admin.presence.changed')} onReload={onReload} />}
    </div>
  );
}

/** Somebody else was faster: what was typed stays, and can go out again on top of what is stored now. */
export function StaleNotice({ onReload }: { onReload(): void }) {
  const { t } = useTranslation('support');
  return <ReloadNotice text={t('admin.stale')} onReload={onReload} />;
}

function ReloadNotice({ text, onReload }: { text: string; onReload(): void }) {
  const { t } = useTranslation('support');
  return (
    <p className={styles.other} data-writing>
      <Icon name="alert" size={18} />
      <span>{text}</span>
      <Button size="small" variant="secondary" onClick={onReload}>
        {t('admin.reload')}
      </Button>
    </p>
  );
}
