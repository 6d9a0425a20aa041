import { useLoaderData, useTranslation, type HeadInput, type PageHead, type Settled } from '@portal/kit';
import type { Company } from '../api/company.ts';
import { SmwpForm } from '../features/application/smwp-form.tsx';
import { contactPage } from '../features/contact/contact-json-ld.ts';
import { InquiryPage } from './inquiry-page.tsx';

export function head({ t, data }: HeadInput<Settled<Company>>): PageHead {
  const [title, description] = [t('application.smwp.title'), t('application.smwp.description')];
  return { title, description, jsonLd: contactPage(title, description, data) };
}

export function Page() {
  const { t } = useTranslation('support');
  const texts = { title: t('application.smwp.title'), lead: t('application.smwp.lead') };
  return (
    <InquiryPage current="smwp" {...texts} company={useLoaderData<Settled<Company>>()}>
      <SmwpForm />
    </InquiryPage>
  );
}
