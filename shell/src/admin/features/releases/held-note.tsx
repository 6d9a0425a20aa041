import { useTranslation } from '@portal/kit';

interface HeldNoteProps {
  /** The newest entry of the history, and what it says. */
  newest: { action: string; version: string } | undefined;
  reason: { text: string; lang?: string } | undefined;
}

/** Says what a version that visitors have is suspected of, as long as no one has moved anything since. */
export function HeldNote({ newest, reason }: HeldNoteProps) {
  const { t } = useTranslation('shell');
  if (newest?.action !== 'stay' || !reason) return null;
  return (
    <p role="note">
      <strong>{t('admin.releases.held', { version: newest.version })}</strong>{' '}
      <span lang={reason.lang}>{reason.text}</span>
    </p>
  );
}
