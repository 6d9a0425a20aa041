import { useToast, useTranslation } from '@portal/kit';
import { useForm, type FormOptions, type FormValues } from '@portal/kit/form';

interface AccountFormOptions<Values, Answer> extends Omit<FormOptions<Values, Answer>, 'errorText'> {
  /** The toast that says that sending failed. */
  failed: string;
  /** The words for a failure that is about no field, where they are not those of its code. */
  failureText?(failure: { status: number; code: string }): string | undefined;
}

/** A form of an account page: its codes have their words under `account.errors`, and nothing asks before it is left. */
export function useAccountForm<Values extends FormValues<Values>, Answer>(options: AccountFormOptions<Values, Answer>) {
  const { t } = useTranslation('shell');
  const toast = useToast();
  return useForm({
    isGuarded: false,
    ...options,
    onFailed(failure) {
      options.onFailed?.(failure);
      toast.error(options.failed);
    },
    errorText(code, field, failure) {
      if (field || !failure) return t([`account.errors.${code}`, 'account.errors.invalid']);
      if (failure.status === 0 || failure.status >= 500) return t('account.errors.unavailable');
      return options.failureText?.(failure) ?? t([`account.errors.${code}`, 'account.errors.invalid']);
    },
  });
}
