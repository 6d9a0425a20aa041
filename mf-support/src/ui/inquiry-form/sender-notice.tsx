import { Button, ButtonLink, settle, useSession, useToast, useTranslation } from '@portal/kit';
import { FormNotice } from '@portal/kit/form';
import { useState } from 'react';
import { useApi } from '../../api/client.ts';
import { signInAddress } from '../sign-in/sign-in.tsx';

interface SenderNoticeProps {
  /** The address of the form, to come back to. */
  path: string;
  /** Fills the fields in which nothing was typed with those of the account. */
  onFill(sender: { name: string; phone: string; email: string }): void;
  isOpenToGuests?: boolean;
  hasPassword?: boolean;
}

/**
 * Tells a visitor before anything is typed that sending needs a session and that nothing typed will be lost, and a
 * member whose inquiry this will be. One place of one height for both, so that nothing moves once the session is known.
 */
export function SenderNotice({ path, onFill, isOpenToGuests = false, hasPassword = false }: SenderNoticeProps) {
  const { t } = useTranslation('support');
  const api = useApi();
  const { user } = useSession();
  const toast = useToast();
  const [isBusy, setBusy] = useState(false);

  if (user) {
    const fill = async () => {
      setBusy(true);
      const profile = await settle(api.get('/api/user/detail', { query: { email: user.email } }));
      setBusy(false);
      if (!profile.ok) return toast.error(t('inquiry.sender.profileFailed'));
      const { name, phoneNumber, email } = profile.value;
      onFill({ name, phone: phoneNumber, email });
    };
    const fillIn = (
      <Button size="small" variant="secondary" loading={isBusy} onClick={() => void fill()}>
        {t('inquiry.sender.fill')}
      </Button>
    );
    return (
      <FormNotice tone="info" title={t('inquiry.sender.memberTitle', { name: user.name })} actions={fillIn}>
        {t('inquiry.sender.memberText')}
      </FormNotice>
    );
  }
  const kind = isOpenToGuests ? 'guest' : 'visitor';
  const signIn = (
    <ButtonLink to={signInAddress(path)} size="small" variant="secondary">
      {t('inquiry.signIn')}
    </ButtonLink>
  );
  return (
    <FormNotice tone="info" title={t(`inquiry.sender.${kind}Title`)} actions={signIn}>
      {t(hasPassword ? 'inquiry.sender.visitorTextWithPassword' : `inquiry.sender.${kind}Text`)}
    </FormNotice>
  );
}
