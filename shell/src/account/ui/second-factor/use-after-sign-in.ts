import { useNavigate, useToast, useTranslation, type SessionUser } from '@portal/kit';

/** Leads on from a sign-in: to where it began, or first to what the role of the person waits for. */
export function useAfterSignIn(): (user: SessionUser, next: string) => void {
  const navigate = useNavigate();
  const toast = useToast();
  const { t } = useTranslation('shell');
  return ({ secondFactorMissing }, next) => {
    toast.success(t('account.login.success'));
    navigate(secondFactorMissing ? '/account/security' : next, { replace: true });
  };
}
