import { Button, ButtonLink, useSession, useTranslation } from '@portal/kit';
import type { RefObject } from 'react';
import { signInAddress } from '../sign-in/sign-in-address.ts';
import { FormNotice } from './form-notice.tsx';
import { useProfileFill } from './use-profile-fill.ts';

interface SenderNoticeProps {
  /** The address of the form, to come back to. */
  path: string;
  form: RefObject<HTMLFormElement | null>;
  emailField: string;
  onFilled(): void;
  isOpenToGuests?: boolean;
  hasPassword?: boolean;
}

/**
 * Tells a visitor before anything is typed that sending needs a session and that nothing typed will be lost, and a
 * member whose inquiry this will be. One place of one height for both, so that nothing moves once the session is known.
 */
export function SenderNotice({
  path,
  form,
  emailField,
  onFilled,
  isOpenToGuests = false,
  hasPassword = false,
}: SenderNoticeProps) {
  const { t } = useTranslation('support');
  const { user } = useSession();
  const { isFilling, fill } = useProfileFill({ form, emailField, onFilled });

  if (user) {
    const fillIn = (
      <Button size="small" variant="secondary" loading={isFilling} onClick={fill}>
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
