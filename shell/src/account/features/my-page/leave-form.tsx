import {
  Button,
  ButtonLink,
  PasswordField,
  useConfirm,
  useNavigate,
  usePortal,
  useToast,
  useTranslation,
} from '@portal/kit';
import { deleteAccount } from '../../../api/account.ts';
import { useApi } from '../../../api/client.ts';
import { FormMessage } from '../../ui/account-page/form-message.tsx';
import form from '../../ui/account-page/form.module.css';
import { useAccountForm } from '../../ui/account-page/use-account-form.ts';
import { useFocusFirstError } from '../../ui/account-page/use-focus-first-error.ts';

/** Asks for the password and once more, then erases the account. */
export function LeaveForm() {
  const { t } = useTranslation('shell');
  const { session } = usePortal();
  const api = useApi();
  const toast = useToast();
  const confirm = useConfirm();
  const navigate = useNavigate();
  const { errors, message, isSending, submit, field } = useAccountForm({
    fields: ['password'],
    check: (values) => ({ password: values.get('password') === '' ? 'required' : undefined }),
    async send(values) {
      const question = {
        title: t('account.my.leave.askTitle'),
        text: t('account.my.leave.askText'),
        confirmLabel: t('account.my.leave.submit'),
      };
      if (!(await confirm({ ...question, danger: true }))) return;
      await deleteAccount(api, String(values.get('password')));
      // The session is over on the server; this tells the page and the other tabs.
      await session.signOut();
      toast.success(t('account.my.leave.success'));
      navigate('/', { replace: true });
    },
    failure: t('account.my.leave.failure'),
  });
  const formElement = useFocusFirstError(errors);
  return (
    <form className={form['form']} ref={formElement} onSubmit={submit} method="post" noValidate>
      <PasswordField
        {...field('password')}
        label={t('account.login.password')}
        hint={t('account.my.leave.passwordHint')}
        autoComplete="current-password"
        required
      />
      <FormMessage>{message}</FormMessage>
      <div className={form['actions']}>
        <Button type="submit" variant="danger" loading={isSending}>
          {t('account.my.leave.submit')}
        </Button>
        <ButtonLink to="/account/consents" variant="secondary">
          {t('account.my.leave.stay')}
        </ButtonLink>
      </div>
    </form>
  );
}
