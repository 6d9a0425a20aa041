import { useForm, type FormOptions, type FormValues } from '@portal/kit/form';

interface EditFormOptions<Values, Answer> extends Pick<FormOptions<Values, Answer>, 'initial' | 'check' | 'errorText'> {
  save(values: Values, context: { idempotencyKey: string }): Promise<Answer>;
  onSaved?(answer: Answer): void;
}

/** @deprecated `useForm` under its former name, for releases of sections that were built before it and may be live again. */
export function useEditForm<Values extends FormValues<Values>, Answer>(options: EditFormOptions<Values, Answer>) {
  const { initial, check, errorText, save, onSaved } = options;
  return useForm<Values, Answer>({
    initial,
    check,
    errorText,
    send: (values, { keyFor }) => save(values, { idempotencyKey: keyFor(values) }),
    onSent: (answer) => onSaved?.(answer),
  });
}
