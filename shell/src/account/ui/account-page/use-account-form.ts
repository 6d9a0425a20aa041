import { ApiError, useToast, useTranslation } from '@portal/kit';
import { useState, type FormEvent } from 'react';
import { useFailureText } from './use-failure-text.ts';

/** Field → code of its message (`account.errors.<code>`). */
export type FieldErrors<Field extends string> = Partial<Record<Field, string>>;

interface AccountFormInput<Field extends string> {
  fields: readonly Field[];
  /** What can be known without the server. */
  check(form: FormData): FieldErrors<Field>;
  send(form: FormData): Promise<void>;
  /** The toast that says that sending failed. */
  failure: string;
}

/** State of a form of an account page: what is wrong, whether it is being sent, and its submit handler. */
export function useAccountForm<Field extends string>({ fields, check, send, failure }: AccountFormInput<Field>) {
  const { t } = useTranslation('shell');
  const toast = useToast();
  const failureText = useFailureText();
  const [errors, setErrors] = useState<FieldErrors<Field>>({});
  const [message, setMessage] = useState<string>();
  const [isSending, setIsSending] = useState(false);

  function showFailure(error: unknown) {
    const known = error instanceof ApiError ? error : undefined;
    const atFields = fields.filter((field) => known?.errors?.[field]).map((field) => [field, known?.errors?.[field]]);
    setErrors(Object.fromEntries(atFields) as FieldErrors<Field>);
    if (atFields.length === 0)
      setMessage(failureText(error) ?? t([`account.errors.${known?.code}`, 'account.errors.invalid']));
    toast.error(failure);
  }

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (isSending) return;
    const form = new FormData(event.currentTarget);
    const found = Object.fromEntries(
      Object.entries(check(form)).filter(([, code]) => code !== undefined),
    ) as FieldErrors<Field>;
    setErrors(found);
    setMessage(undefined);
    if (Object.keys(found).length > 0) return;
    setIsSending(true);
    try {
      await send(form);
    } catch (error) {
      showFailure(error);
    }
    setIsSending(false);
  }

  /** Name and error of a field, for the component that shows it. */
  function field(name: Field): { name: Field; error: string | undefined } {
    const code: string | undefined = errors[name];
    return { name, error: code && t([`account.errors.${code}`, 'account.errors.invalid']) };
  }
  return { errors, message, isSending, submit, field };
}
