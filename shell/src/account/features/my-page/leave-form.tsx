import {
  Button,
  ButtonLink,
  PasswordField,
  useConfirm,
  useNavigate,
  usePortal,
  useToast,
  useTranslation,
  layout,
} from '@portal/kit';
import { useApi } from '../../../api/client.ts';
import { deleteAccount } from '../../../api/account.ts';
import { FormMessage } from '../../ui/account-page/form-message.tsx';
import { useAccountForm } from '../../ui/account-page/use-account-form.ts';
import form from '../../ui/account-page/form.module.css';

const EMPTY = { password: '' };

/** Asks for the password and once more, then erases the account. */
export function LeaveForm() {
  const { t } = useTranslation('shell');
  const { session } = usePortal();
  const api = useApi();
  const toast = useToast();
  const confirm = useConfirm();
  const navigate = useNavigate();
  const { props, field, message, isSending } = useAccountForm({
    initial: EMPTY,
    secrets: ['password'],
    check: ({ password }) => ({ password: password === '' ? 'required' : undefined }),
    async send({ password }) {
      const question = {
        title: t('account.my.leave.askTitle'),
        text: t('account.my.leave.askText'),
        confirmLabel: t('account.my.leave.submit'),
      };
      if (!(await confirm({ ...question, danger: true }))) return false;
      await deleteAccount(api, password);
      // The session is over on the server; this tells the page and the other tabs.
      await session.signOut();
      return true;
    },
    onSent(isDeleted) {
      if (!isDeleted) return;
      toast.success(t('account.my.leave.success'));
      navigate('/', { replace: true });
    },
    failed: t('account.my.leave.failure'),
  });
  return (
    <form className={form['form']} {...props}>
      <PasswordField
        {...field('password')}
        label={t('account.login.password')}
        hint={t('account.my.leave.passwordHint')}
        autoComplete="current-password"
        required
      />
      <FormMessage>{message}</FormMessage>
      <div className={layout.row3}>
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
