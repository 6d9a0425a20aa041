import { Icon, useSettings, useToast, useTranslation } from '@portal/kit';
import styles from '../../ui/training/calendar-link.module.css';

/** Copies the training's own address, for sharing. */
export function CopyLink({ educationId }: { educationId: number }) {
  const { t } = useTranslation('education');
  const { publicOrigin } = useSettings();
  const toast = useToast();

  async function copy() {
    try {
      await navigator.clipboard.writeText(`${publicOrigin}/education/schedule?training=${educationId}`);
      toast.success(t('training.copied'));
    } catch {
      // The browser or the visitor does not allow it.
      toast.error(t('training.notCopied'));
    }
  }

  return (
    <button className={styles.link} type="button" onClick={() => void copy()}>
      <Icon name="copy" size={18} /> {t('training.copyLink')}
    </button>
  );
}
