import { usePortal, useToast, useTranslation } from '@portal/kit';

/** Ends the session and says how it went (spec, "Error catalogue"). */
export function useSignOut(): () => Promise<void> {
  const { session } = usePortal();
  const toast = useToast();
  const { t } = useTranslation('shell');
  return async () => {
    try {
      await session.signOut();
      toast.success(t('common.session.signedOut'));
    } catch {
      toast.error(t('common.session.signOutFailed'));
    }
  };
}
