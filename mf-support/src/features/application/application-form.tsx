import { Select, TextArea, TextField, useToast, useTranslation } from '@portal/kit';
import type { ReactNode } from 'react';
import { useApi } from '../../api/client.ts';
import { FieldPair, FormGroup } from '../../ui/inquiry-form/form-parts.tsx';
import { InquiryFrame, type InquiryFrameProps } from '../../ui/inquiry-form/inquiry-frame.tsx';
import { SenderNotice } from '../../ui/inquiry-form/sender-notice.tsx';
import { SNACKBAR_MS, useInquiryForm } from '../../ui/inquiry-form/use-inquiry-form.ts';
import { FailureSignIn } from '../../ui/sign-in/sign-in.tsx';
import { applyInquiry } from '../../api/inquiries.ts';

/** The fields of both forms. */
export const EMPTY = { name: '', phone: '', email: '', applyDate: '', title: '', content: '' };

type Inquiry<Values extends Record<keyof Values, string>> = Parameters<typeof useInquiryForm<Values>>[0];

/** State of an application form; both go to the same call. */
export function useApplication<Values extends typeof EMPTY & Record<keyof Values, string>>(
  input: Pick<Inquiry<Values>, 'name' | 'initial' | 'secrets' | 'check'>,
) {
  const api = useApi();
  const toast = useToast();
  const { t } = useTranslation('support');
  return useInquiryForm<Values>({
    ...input,
    send: async (values, { keyFor }) => ({
      number: await applyInquiry(api, { smwpId: '', smwpPassword: '', ...values }, keyFor(values)),
      email: values.email,
    }),
    onFailed: () => toast.error(t('application.failed'), SNACKBAR_MS),
  });
}

interface ApplicationFrameProps {
  /** The one kind of inquiry that this form is for. */
  kind: 'smwp' | 'webeq';
  /** The address of the form, to come back to after signing in. */
  path: string;
  inquiry: InquiryFrameProps['inquiry'] & {
    field(name: keyof typeof EMPTY): { name: string; label: string; error?: string; required: boolean };
    fillIn(sender: Partial<typeof EMPTY>, isTyped: boolean): boolean;
    needsSignIn: boolean;
  };
  children?: ReactNode;
}

/** The fields that both application forms have, and further ones below. */
export function ApplicationFrame({ kind, path, inquiry, children }: ApplicationFrameProps) {
  const { t } = useTranslation('support');
  const { field, needsSignIn } = inquiry;
  return (
    <InquiryFrame
      inquiry={inquiry}
      title={t(`application.${kind}.formTitle`)}
      lead={t(`application.${kind}.formLead`)}
      hint={
        <SenderNotice path={path} onFill={(sender) => inquiry.fillIn(sender, true)} hasPassword={kind === 'smwp'} />
      }
      failureActions={needsSignIn && <FailureSignIn path={path} />}
    >
      <FormGroup legend={t(kind === 'smwp' ? 'inquiry.groups.applicant' : 'inquiry.groups.sender')}>
        <FieldPair>
          <TextField {...field('name')} autoComplete="name" maxLength={100} />
          <TextField {...field('phone')} type="tel" autoComplete="tel" maxLength={50} />
        </FieldPair>
        <TextField {...field('email')} type="email" autoComplete="email" maxLength={254} />
      </FormGroup>
      <FormGroup legend={t('inquiry.groups.application')}>
        <FieldPair>
          <Select label={t('application.kind')} required>
            <option value={kind}>{t(`application.kinds.${kind}`)}</option>
          </Select>
          <TextField {...field('applyDate')} type="date" max="9999-12-31" />
        </FieldPair>
        <TextField {...field('title')} autoComplete="off" maxLength={200} />
        <TextArea {...field('content')} rows={7} maxLength={10_000} />
      </FormGroup>
      {children}
    </InquiryFrame>
  );
}
