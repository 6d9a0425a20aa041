import { Button, ButtonLink, TextArea, TextField, useSession, useToast, useTranslation } from '@portal/kit';
import { useEffect, useEffectEvent } from 'react';
import { useApi } from '../../api/client.ts';
import { ChoiceField, FieldPair, FormGroup, TrapField, trapped } from '../../ui/inquiry-form/form-parts.tsx';
import { InquiryFrame } from '../../ui/inquiry-form/inquiry-frame.tsx';
import { SenderNotice } from '../../ui/inquiry-form/sender-notice.tsx';
import { SNACKBAR_MS, useInquiryForm, type Receipt } from '../../ui/inquiry-form/use-inquiry-form.ts';
import { signInAddress, useSignInRedirect } from '../../ui/sign-in/sign-in.tsx';
import { sendInquiry, type InquiryType } from '../../api/inquiries.ts';
import type { ProductKey } from '../../api/products.ts';
import { useNote } from './note.ts';
import { ProductChip, useProduct } from './product.tsx';

const TYPES = ['product', 'education', 'other'] as const;
const EMPTY = { name: '', phone: '', emailAddress: '', type: '', title: '', content: '' };

/**
 * The general inquiry. The spec names one message and one way on for every failure: that signing in is needed, and
 * sign-in after 3000 ms. The form says besides what really happened, at the fields too, keeps what was typed, and lets the
 * visitor stay.
 */
function useQuestion(product: ProductKey | undefined, address: string) {
  const api = useApi();
  const toast = useToast();
  const { t } = useTranslation('support');
  const redirect = useSignInRedirect(address);
  const inquiry = useInquiryForm({
    name: 'question',
    initial: EMPTY,
    async send({ type, ...texts }, { keyFor }): Promise<Receipt> {
      redirect.stay();
      const body = { ...texts, type: type as InquiryType, product, website: trapped(inquiry.props.ref.current) };
      return { number: await sendInquiry(api, body, keyFor(body)), email: body.emailAddress };
    },
    onFailed() {
      toast.error(t('question.signInNeeded'), SNACKBAR_MS);
      redirect.start();
    },
  });
  return { inquiry, redirect };
}

/** Begins the inquiry with the note of the URL, unless something is typed already: here, or in a draft of this tab. */
function useNoteAsContent(fillIn: ReturnType<typeof useQuestion>['inquiry']['fillIn']): string | undefined {
  const note = useNote();
  const { status } = useSession();
  const begin = useEffectEvent((content: string) => fillIn({ content }, true));
  // The draft of the present visitor comes first.
  const isReady = status !== 'unknown';
  useEffect(() => {
    if (isReady && note) begin(note);
  }, [isReady, note]);
  return note;
}

/** `isOpenToGuests`: a visitor may send it without a session. */
export function QuestionForm({ isOpenToGuests }: { isOpenToGuests: boolean }) {
  const { t } = useTranslation('support');
  const { product, address, remove } = useProduct();
  const { inquiry, redirect } = useQuestion(product, address);
  const { field, values } = inquiry;
  const note = useNoteAsContent(inquiry.fillIn);

  function removeProduct() {
    remove();
    // The button under the focus is gone: go on with the next field.
    inquiry.props.ref.current?.querySelector<HTMLElement>('[name="title"]')?.focus();
  }

  const failureActions = redirect.isOffered && (
    <>
      <ButtonLink to={signInAddress(address)} size="small">
        {t('question.toSignIn')}
      </ButtonLink>
      <Button size="small" variant="secondary" onClick={redirect.stay}>
        {t('question.stay')}
      </Button>
    </>
  );

  return (
    <InquiryFrame
      inquiry={inquiry}
      title={t('question.formTitle')}
      lead={t('question.formLead')}
      hint={
        <SenderNotice
          path={address}
          onFill={({ email, ...sender }) => inquiry.fillIn({ ...sender, emailAddress: email }, true)}
          isOpenToGuests={isOpenToGuests}
        />
      }
      failureActions={failureActions}
      onFailureUsed={redirect.hold}
    >
      <FormGroup legend={t('inquiry.groups.sender')}>
        <FieldPair>
          <TextField {...field('name')} autoComplete="name" maxLength={100} />
          <TextField {...field('phone')} type="tel" autoComplete="tel" maxLength={50} />
        </FieldPair>
        <TextField {...field('emailAddress')} type="email" autoComplete="email" maxLength={254} />
      </FormGroup>
      <FormGroup legend={t('inquiry.groups.inquiry')}>
        <ChoiceField {...field('type')} options={TYPES.map((value) => ({ value, label: t(`words.types.${value}`) }))} />
        {product && <ProductChip product={product} onRemove={removeProduct} />}
        <TextField {...field('title')} autoComplete="off" maxLength={200} />
        <TextArea
          {...field('content')}
          hint={note && values.content === note ? t('question.noteHint') : undefined}
          rows={8}
          maxLength={10_000}
        />
      </FormGroup>
      <TrapField />
    </InquiryFrame>
  );
}
