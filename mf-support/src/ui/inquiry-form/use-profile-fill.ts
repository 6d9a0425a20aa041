import { useSession, useToast, useTranslation } from '@portal/kit';
import { useState, type RefObject } from 'react';
import { useApi } from '../../api/client.ts';
import { fillEmpty } from './form-values.ts';

interface ProfileFillInput {
  form: RefObject<HTMLFormElement | null>;
  /** The call's name for the e-mail field. */
  emailField: string;
  onFilled(): void;
}

/** Puts name, phone and e-mail of the member's account into the fields that are still empty. */
export function useProfileFill({ form, emailField, onFilled }: ProfileFillInput) {
  const api = useApi();
  const toast = useToast();
  const { t } = useTranslation('support');
  const { user } = useSession();
  const [isFilling, setFilling] = useState(false);

  async function fill() {
    if (!user) return;
    setFilling(true);
    try {
      const { name, phoneNumber, email } = await api.get('/api/user/detail', { query: { email: user.email } });
      if (form.current && fillEmpty(form.current, { name, phone: phoneNumber, [emailField]: email })) onFilled();
    } catch {
      toast.error(t('inquiry.sender.profileFailed'));
    } finally {
      setFilling(false);
    }
  }

  return { isFilling, fill: () => void fill() };
}
