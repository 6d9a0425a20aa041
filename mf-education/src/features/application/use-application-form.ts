import { ApiError, useLocale, useSession, useToast, useTranslation } from '@portal/kit';
import { useEffect, useEffectEvent, useRef, useState, type ChangeEvent, type FormEvent } from 'react';
import { applyForTraining, getProfile, type ApplicationRecord } from '../../api/applications.ts';
import { useApi } from '../../api/client.ts';
import { createAttemptKeys } from './attempt-keys.ts';
import { EMPTY_APPLICATION, missingFields, type ApplicationValues } from './application-values.ts';
import { useApplicationMessage } from './use-application-message.ts';

interface ApplicationFormInput {
  educationId: number;
  onSent(record: ApplicationRecord): void;
}

/** What was typed, what is wrong with it, and sending it: one request at a time, and nothing typed is lost. */
export function useApplicationForm({ educationId, onSent }: ApplicationFormInput) {
  const { t } = useTranslation('education');
  const applicationMessage = useApplicationMessage();
  const api = useApi();
  const locale = useLocale();
  const toast = useToast();
  const { user } = useSession();
  const form = useRef<HTMLFormElement>(null);
  const isSending = useRef(false);
  const keys = useRef(createAttemptKeys());
  const [values, setValues] = useState<ApplicationValues>(EMPTY_APPLICATION);
  const [errors, setErrors] = useState<Partial<Record<string, string>>>({});
  const [message, setMessage] = useState('');
  const [state, setState] = useState<'typing' | 'sending'>('typing');

  const email = user?.email;
  const sayNoProfile = useEffectEvent(() => toast.error(t('application.profileFailed')));
  useEffect(() => {
    if (!email) return undefined;
    let isLeft = false;
    // What has been typed meanwhile stays.
    const prefill = (profile: Partial<ApplicationValues>) =>
      setValues((typed) => ({
        ...typed,
        ...Object.fromEntries(
          Object.entries(profile).filter(([field]) => typed[field as keyof ApplicationValues] === ''),
        ),
      }));
    getProfile(api, email).then(
      ({ name, phoneNumber, company }) => isLeft || prefill({ email, name, phoneNumber, company }),
      () => isLeft || sayNoProfile(),
    );
    return () => {
      isLeft = true;
    };
  }, [api, email]);

  function refuse(codes: Partial<Record<string, string>>, text: string): void {
    setErrors(codes);
    setMessage(text);
  }

  // Once the fields are marked, so that the reason is read out with the field.
  useEffect(() => {
    if (Object.keys(errors).length > 0) form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [errors]);

  async function send(): Promise<void> {
    const missing = missingFields(values);
    if (Object.keys(missing).length > 0) {
      refuse(missing, '');
      return;
    }
    isSending.current = true;
    setState('sending');
    refuse({}, '');
    const application = { educationId, ...values, lang: locale };
    try {
      const record = await applyForTraining(api, application, keys.current.keyFor(application));
      toast.success(t('application.sent'));
      onSent(record);
    } catch (error) {
      const problem = error instanceof ApiError ? error : new ApiError(0);
      if (problem.status > 0 && problem.status < 500) keys.current.answered();
      toast.error(t('application.notSent'));
      refuse(problem.errors ?? {}, applicationMessage(problem));
    } finally {
      isSending.current = false;
      setState('typing');
    }
  }

  return {
    values,
    message,
    isSending: state === 'sending',
    isTyped:
      values.position !== '' ||
      values.application !== '' ||
      (email === undefined && Object.values(values).some((value) => value !== '')),
    formProps: {
      ref: form,
      noValidate: true,
      onSubmit(event: FormEvent) {
        event.preventDefault();
        if (!isSending.current) void send();
      },
    },
    /** The attributes that tie a control to its value and to what is wrong with it. */
    field(name: keyof ApplicationValues) {
      const code = errors[name];
      return {
        name,
        value: values[name],
        error: code ? t([`application.errors.${code}`, 'application.errors.invalid']) : undefined,
        onChange(event: ChangeEvent<HTMLInputElement | HTMLTextAreaElement>) {
          setValues({ ...values, [name]: event.target.value });
        },
      };
    },
  };
}
