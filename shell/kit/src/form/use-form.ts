import { ApiError, useLeaveGuard, useNeededRoleText, useTranslation } from '@portal/kit';
import { useSlowDownText } from '@portal/kit/slow-down';
import { useEffect, useLayoutEffect, useRef, useState, type FormEvent } from 'react';
import { differs, fingerprintOf, readControls, seenValues, writeControls, type FormValues } from './form-controls.ts';
import type { Attempt, FormErrors, FormOptions, FormState } from './form-types.ts';

interface Outcome<Values> {
  state: FormState;
  errors: FormErrors<Values>;
  failure?: ApiError;
  /** Which refusal it is: the first field that is wrong gets the focus once for each. */
  refusal?: number;
}

/** What every service refuses in any text. */
const residentNumber = 'resident-number';

const IDLE = { state: 'idle', errors: {} } as const;

const hasErrors = (errors: object) => Object.values(errors).some(Boolean);

export type Form<Values extends FormValues<Values>> = ReturnType<typeof useForm<Values, unknown>>;

/**
 * A form: its values, what is wrong with them, sending them once, and a guard for what is not stored. The controls keep
 * their own text, which they may have got before the page was hydrated, and are named as the values are.
 */
export function useForm<Values extends FormValues<Values>, Answer>(options: FormOptions<Values, Answer>) {
  const { initial, errorText } = options;
  type Name = keyof Values & string;
  const slowDownText = useSlowDownText();
  const neededRoleText = useNeededRoleText();
  const { t } = useTranslation('shell');
  const element = useRef<HTMLFormElement>(null);
  const [stored, setStored] = useState(initial);
  const [values, setValues] = useState(initial);
  const [{ state, errors, failure, refusal }, setOutcome] = useState<Outcome<Values>>(IDLE);
  const attempt = useRef<Attempt>(undefined);
  const onReceived = useRef<() => void>(undefined);
  const changed = differs(values, stored);
  const release = useLeaveGuard(changed && options.isGuarded !== false);
  /** As it is now: for what comes after a wait, and for a second press before the first is shown. */
  const live = useRef({ values, stored, isSending: false, refusals: 0, form: null as HTMLFormElement | null });

  // Only other content counts, not another object that holds the same.
  const [known, setKnown] = useState(initial);
  if (differs(initial, known)) {
    setKnown(initial);
    setStored(initial);
    if (!changed) setValues(initial);
  }

  useLayoutEffect(() => {
    const form = element.current;
    Object.assign(live.current, { values, stored });
    if (form && form === live.current.form) writeControls(form, values);
    else takeControls();
    live.current.form = form;
  });

  useEffect(() => {
    if (refusal === undefined) return;
    const wrong = element.current?.querySelector<HTMLElement>('[aria-invalid="true"]');
    wrong?.closest('details')?.setAttribute('open', '');
    // Of a group of radio buttons, the first of them.
    (wrong?.querySelector('input') ?? wrong)?.focus();
  }, [refusal]);

  function show(next: Values): void {
    live.current.values = next;
    setValues(next);
  }

  /** The errors of changed fields go, and those of fields that are named. */
  function take(next: Values, named: Partial<Values> = {}): void {
    const before = live.current.values;
    const touched = Object.keys(next).filter((name) => name in named || next[name as Name] !== before[name as Name]);
    if (touched.length === 0) return;
    show(next);
    if (options.keepsErrors) return;
    setOutcome((outcome) => {
      const left = { ...outcome.errors };
      for (const name of touched) delete left[name as Name];
      const isOver = outcome.state === 'saved' || (outcome.state === 'failed' && !hasErrors(left));
      return isOver ? IDLE : { ...outcome, errors: left };
    });
  }

  function takeControls(): void {
    if (element.current) take(readControls(element.current, live.current.values));
  }

  function refuse(found: FormErrors<Values>, reason?: ApiError): void {
    live.current.refusals += 1;
    const refusal = live.current.refusals;
    setOutcome({ state: reason?.code === 'stale-edit' ? 'stale' : 'failed', errors: found, failure: reason, refusal });
  }

  function fail(error: unknown): void {
    const reason = error instanceof ApiError ? error : new ApiError(0);
    const found: Record<string, string> = {};
    for (const [name, code] of Object.entries(reason.errors ?? {})) {
      const field = options.fieldNames?.[name] ?? name;
      if (field in initial) found[field] = code;
    }
    refuse(found as FormErrors<Values>, reason);
    options.onFailed?.(reason);
    if (reason !== error) throw error;
  }

  function keyFor(content: unknown): string {
    const body = fingerprintOf(content);
    if (attempt.current?.body !== body) attempt.current = { key: crypto.randomUUID(), body };
    return attempt.current.key;
  }

  async function submit(event?: FormEvent): Promise<void> {
    event?.preventDefault();
    if (live.current.isSending) return;
    takeControls();
    const sent = live.current.values;
    const wrong = options.check?.(seenValues(sent, options.secrets)) ?? {};
    if (hasErrors(wrong)) return refuse(wrong);
    live.current.isSending = true;
    setOutcome({ state: 'saving', errors: {} });
    try {
      const answer = await options.send(sent, { keyFor });
      attempt.current = undefined;
      onReceived.current?.();
      setStored(sent);
      setOutcome({ state: 'saved', errors: {} });
      if (!differs(live.current.values, sent)) release();
      options.onSent?.(answer, sent);
    } catch (error) {
      fail(error);
    } finally {
      live.current.isSending = false;
    }
  }

  function errorOf(name: Name): string | undefined {
    const code: string | undefined = errors[name];
    return code === residentNumber ? t('common.problem.residentNumber') : code && errorText(code, name, failure);
  }

  return {
    values,
    errors,
    changed,
    state,
    isSending: state === 'saving',
    /** Why the last attempt failed, unless a field was found wrong before. */
    failure,
    /** Words for the failure as a whole; the fields have their own. */
    message:
      state === 'failed' && failure && !hasErrors(errors)
        ? failure.status === 429
          ? slowDownText(failure)
          : Object.values(failure.errors ?? {}).includes(residentNumber)
            ? t('common.problem.residentNumber')
            : (neededRoleText(failure.problem) ?? errorText(failure.code, undefined, failure))
        : undefined,
    attempt,
    /** For useDraft: called when it was received, before the page may be left for that. */
    onReceived,
    submit,
    set: (patch: Partial<Values>) => take({ ...live.current.values, ...patch }, patch),
    /** Fills fields in which nothing was typed, which is no change; `isTyped`: it is one. Tells whether there were any. */
    fillIn(patch: Partial<Values>, isTyped = false): boolean {
      const { values: now, stored: then } = live.current;
      const free = Object.entries(patch).filter(
        ([name, value]) => name in now && now[name as Name] === then[name as Name] && now[name as Name] !== value,
      );
      show({ ...now, ...Object.fromEntries(free) });
      if (!isTyped) setStored((live.current.stored = { ...then, ...Object.fromEntries(free) }));
      return free.length > 0;
    },
    /** Takes back everything that is not stored, or begins again with other values. */
    reset(to = stored): void {
      release();
      setStored(to);
      show(to);
      setOutcome(IDLE);
    },
    errorOf,
    /** Marks fields as wrong at once, such as a file that is too large. */
    refuse: (found: FormErrors<Values>) => refuse(found),
    /** For TextField, TextArea and Select. */
    field: (name: Name) => ({
      name,
      defaultValue: options.secrets?.includes(name) ? undefined : (values[name] as string),
      error: errorOf(name),
      'data-empty': values[name] === '' || undefined,
    }),
    /** For Checkbox. */
    toggle: (name: Name) => ({ name, defaultChecked: values[name] as boolean, error: errorOf(name) }),
    /** For the form element. `post`, so that a form submitted before hydration does not put its values into the URL. */
    props: {
      ref: element,
      method: 'post',
      noValidate: true,
      onChange: takeControls,
      onSubmit: (event: FormEvent) => void submit(event),
    },
  };
}
