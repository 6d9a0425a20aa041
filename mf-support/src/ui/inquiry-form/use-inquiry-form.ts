import { useSession, useToast, useTranslation, type ApiError } from '@portal/kit';
import { useDraft, useForm, type FormErrors, type Sending } from '@portal/kit/form';
import { useState, type FormEvent } from 'react';

/** Spec, "Business constants": how long the snackbar of an inquiry is shown. */
export const SNACKBAR_MS = 2000;

export interface Receipt {
  number: string;
  /** Where the receipt mail goes. */
  email: string;
}

/** Every field has to hold something (spec, "Validation rules"). */
function requiredErrors<Values extends Record<keyof Values, string>>(values: Values): FormErrors<Values> {
  const empty = Object.entries(values).filter(([, value]) => value === '');
  return Object.fromEntries(empty.map(([name]) => [name, 'required'])) as FormErrors<Values>;
}

/** The kind of a failure, for its words: `inquiry.failure.<kind>`. A wait (429) and wrong fields have others. */
function failureKind({ status }: Pick<ApiError, 'status'>): string {
  if (status === 401) return 'sign-in';
  return status === 0 || status >= 500 ? 'unavailable' : 'refused';
}

interface InquiryFormInput<Values> {
  /** Name of the form, under which the tab keeps its draft. */
  name: string;
  /** Every field, empty. */
  initial: Values;
  /** Fields that are sent as typed and never kept in the browser. */
  secrets?: readonly (keyof Values & string)[];
  /** What is wrong with fields besides those that hold nothing; asked on submit only. */
  check?(values: Values): FormErrors<Values>;
  /** Sends it and answers the number and the address of the receipt. */
  send(values: Values, sending: Sending): Promise<Receipt>;
  /** Called when sending has failed for any reason. */
  onFailed(failure: ApiError): void;
}

/** An inquiry. The typed values are kept in the tab until it is received; errors stay until the next attempt. */
export function useInquiryForm<Values extends Record<keyof Values, string>>(input: InquiryFormInput<Values>) {
  const { name, initial, secrets = [], check } = input;
  const toast = useToast();
  const { t } = useTranslation('support');
  const { status, user } = useSession();
  const [receipt, setReceipt] = useState<Receipt>();
  const form = useForm<Values, Receipt>({
    initial,
    secrets,
    isGuarded: false,
    keepsErrors: true,
    check: (values) => ({ ...check?.(trimmed(values)), ...requiredErrors(trimmed(values)) }),
    send: (values, sending) => input.send(trimmed(values), sending),
    onSent(sent) {
      form.reset(initial);
      setReceipt(sent);
      toast.success(t('inquiry.received'), SNACKBAR_MS);
    },
    onFailed: input.onFailed,
    errorText: (code, field, failure) =>
      field
        ? t([`inquiry.errors.${code}`, 'inquiry.errors.invalid'])
        : t(`inquiry.failure.${failureKind(failure ?? { status: 0 })}`),
  });
  const draft = useDraft<Values>(form, {
    name: `support.draft.${name}`,
    owner: user?.email,
    isReady: status !== 'unknown',
    secrets,
  });

  /** Without the blanks around it; secrets are taken as typed. */
  function trimmed(values: Values): Values {
    const texts = Object.entries<string>(values).map(([field, text]) => [
      field,
      (secrets as readonly string[]).includes(field) ? text : text.trim(),
    ]);
    return Object.fromEntries(texts) as Values;
  }

  return {
    ...form,
    props: {
      ...form.props,
      onSubmit(event: FormEvent) {
        setReceipt(undefined);
        form.props.onSubmit(event);
      },
    },
    field(field: keyof Values & string) {
      const name: string = field;
      return { ...form.field(field), label: t(`inquiry.fields.${name}`), required: true };
    },
    /** Why it was not received, or not sent. */
    message: form.message ?? (form.state === 'failed' ? t('inquiry.failure.fields') : undefined),
    needsSignIn: form.state === 'failed' && form.failure?.status === 401,
    receipt,
    isRestored: draft.isRestored,
    clear: draft.discard,
  };
}
