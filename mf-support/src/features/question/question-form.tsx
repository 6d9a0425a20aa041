import { Button, ButtonLink, TextArea, TextField, useTranslation } from '@portal/kit';
import { ChoiceField } from '../../ui/inquiry-form/choice-field.tsx';
import { FieldPair, FormGroup } from '../../ui/inquiry-form/form-group.tsx';
import { InquiryFrame } from '../../ui/inquiry-form/inquiry-frame.tsx';
import { SenderNotice } from '../../ui/inquiry-form/sender-notice.tsx';
import { TrapField } from '../../ui/inquiry-form/trap-field.tsx';
import { signInAddress } from '../../ui/sign-in/sign-in-address.ts';
import { ProductChip } from './product-chip.tsx';
import { useProduct } from './use-product.ts';
import { useQuestion } from './use-question.ts';

const TYPES = ['product', 'education', 'other'] as const;

/** The general inquiry. `isOpenToGuests`: a visitor may send it without a session. */
export function QuestionForm({ isOpenToGuests }: { isOpenToGuests: boolean }) {
  const { t } = useTranslation('support');
  const { product, address, remove } = useProduct();
  const { inquiry, redirect } = useQuestion(product, address);
  const { field, form } = inquiry;

  function removeProduct() {
    remove();
    // The button under the focus is gone: go on with the next field.
    form.current?.querySelector<HTMLElement>('[name="title"]')?.focus();
  }

  const failureActions = redirect.isPending && (
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
          form={form}
          emailField="emailAddress"
          onFilled={inquiry.saveDraft}
          isOpenToGuests={isOpenToGuests}
        />
      }
      failureActions={failureActions}
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
        <TextArea {...field('content')} rows={8} maxLength={10_000} />
      </FormGroup>
      <TrapField />
    </InquiryFrame>
  );
}
