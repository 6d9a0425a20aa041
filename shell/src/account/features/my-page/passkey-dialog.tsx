import { Button, Dialog, TextField, useTranslation, layout } from '@portal/kit';
import { useId } from 'react';
import form from '../../ui/account-page/form.module.css';
import { FormMessage } from '../../ui/account-page/form-message.tsx';
import { useAccountForm } from '../../ui/account-page/use-account-form.ts';

interface PasskeyDialogProps {
  title: string;
  lead?: string;
  name: string;
  submitLabel: string;
  /** The toast that says that it failed. */
  failed: string;
  send(name: string): Promise<unknown>;
  onSent(): void;
  onClose(): void;
}

/** Asks for the name of a passkey, a new one or one to be renamed. */
export function PasskeyDialog({ title, lead, name, submitLabel, failed, send, onSent, onClose }: PasskeyDialogProps) {
  const { t } = useTranslation('shell');
  const formId = useId();
  const { props, field, message, isSending } = useAccountForm({
    initial: { name },
    check: (values) => ({ name: values.name.trim() === '' ? 'required' : undefined }),
    send: (values) => send(values.name.trim()),
    onSent,
    failed,
  });
  return (
    <Dialog
      open
      title={title}
      maxWidth={480}
      onClose={onClose}
      footer={
        <Button type="submit" form={formId} loading={isSending}>
          {submitLabel}
        </Button>
      }
    >
      <form className={form['form']} id={formId} {...props}>
        {lead && <p className={`${layout.muted} ${layout.small}`}>{lead}</p>}
        <TextField
          {...field('name')}
          label={t('account.security.passkeys.name')}
          hint={t('account.security.passkeys.nameHint')}
          maxLength={60}
          autoComplete="off"
          required
        />
        <FormMessage>{message}</FormMessage>
      </form>
    </Dialog>
  );
}
