import { useToast, useTranslation } from '@portal/kit';
import { useRef, useState, type FormEvent } from 'react';
import { readForm, type FormValues } from './form-values.ts';
import { submissionFailure, type FieldErrors, type SubmissionFailure } from './submission-failure.ts';
import { useDraft } from './use-draft.ts';
import { useFocusFirstError } from './use-focus-first-error.ts';

/** Spec, "Business constants": how long the snackbar of an inquiry stands. */
export const SNACKBAR_MS = 2000;

export interface Receipt {
  number: string;
  /** Where the receipt mail goes. */
  email: string;
}

/** What a control is told about its field. */
export interface FieldProps {
  name: string;
  label: string;
  /** What is wrong with the value, in words. */
  error?: string;
  required: boolean;
}

export interface InquiryFormInput<Field extends string, Body> {
  /** Name of the form, under which the tab keeps its draft. */
  name: string;
  fields: readonly Field[];
  /** Fields that are never kept in the browser. */
  secrets?: readonly Field[];
  /** What is wrong with the values; asked on submit only. */
  check(values: FormValues<Field>): FieldErrors<Field>;
  /** What is sent of checked values. */
  compose(values: FormValues<Field>, form: HTMLFormElement): Body;
  /** Sends it and answers the number and the address of the receipt. */
  send(body: Body, idempotencyKey: string): Promise<Receipt>;
  /** Called when sending begins, after the check. */
  onStart?(): void;
  /** Called when sending has failed for any reason but a field's. */
  onFailure(failure: SubmissionFailure): void;
}

/** State of an inquiry form. Its inputs keep their own text, so that nothing typed is lost when sending fails. */
export function useInquiryForm<Field extends string, Body>(input: InquiryFormInput<Field, Body>) {
  const { name, fields, secrets = [] } = input;
  const toast = useToast();
  const { t } = useTranslation('support');
  const form = useRef<HTMLFormElement>(null);
  const isBusy = useRef(false);
  const [errors, setErrors] = useState<FieldErrors<Field>>({});
  const [failure, setFailure] = useState<SubmissionFailure>();
  const [receipt, setReceipt] = useState<Receipt>();
  const [isSending, setIsSending] = useState(false);
  const kept = fields.filter((field) => !secrets.includes(field));
  const draft = useDraft({ name, form, fields: kept, keepsAttempt: secrets.length === 0 });
  useFocusFirstError(form, errors);

  function show(found: FieldErrors<Field>, reason: SubmissionFailure | undefined) {
    setErrors(found);
    setFailure(reason);
  }

  function clear() {
    form.current?.reset();
    draft.forget();
  }

  async function deliver(body: Body) {
    try {
      const sent = await input.send(body, draft.keyFor(JSON.stringify(body)));
      clear();
      setReceipt(sent);
      toast.success(t('inquiry.received'), SNACKBAR_MS);
    } catch (error) {
      const { failure: reason, errors: found } = submissionFailure(error, fields);
      show(found, reason);
      if (reason.kind !== 'fields') input.onFailure(reason);
    }
  }

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    // A second click of a double click comes before the state of the first is shown.
    if (isBusy.current) return;
    const values = readForm(event.currentTarget, fields, secrets);
    const found = input.check(values);
    const isWrong = Object.keys(found).length > 0;
    show(found, isWrong ? { kind: 'fields' } : undefined);
    setReceipt(undefined);
    if (isWrong) return;
    input.onStart?.();
    isBusy.current = true;
    setIsSending(true);
    await deliver(input.compose(values, event.currentTarget));
    isBusy.current = false;
    setIsSending(false);
  }

  function field(fieldName: Field): FieldProps {
    const fieldKey: string = fieldName;
    const code: string | undefined = errors[fieldName];
    return {
      name: fieldKey,
      label: t(`inquiry.fields.${fieldKey}`),
      error: code && t([`inquiry.errors.${code}`, 'inquiry.errors.invalid']),
      required: true,
    };
  }

  return {
    form,
    field,
    failure,
    receipt,
    isSending,
    isRestored: draft.isRestored,
    clear,
    saveDraft: draft.save,
    submit,
  };
}
