import { useLoaderData, useTranslation, type HeadInput, type PageHead, type Settled } from '@portal/kit';
import type { Company } from '../api/company.ts';
import { ApplicationFrame, EMPTY, useApplication } from '../features/application/application-form.tsx';
import { contactPage } from '../features/contact/contact-json-ld.ts';
import { InquiryPage } from './inquiry-page.tsx';

export function head({ t, data }: HeadInput<Settled<Company>>): PageHead {
  const [title, description] = [t('application.webeq.title'), t('application.webeq.description')];
  return { title, description, jsonLd: contactPage(title, description, data) };
}

export function Page() {
  const { t } = useTranslation('support');
  const inquiry = useApplication({ name: 'webeqForm', initial: EMPTY });
  const texts = { title: t('application.webeq.title'), lead: t('application.webeq.lead') };
  return (
    <InquiryPage current="webeq" {...texts} company={useLoaderData<Settled<Company>>()}>
      <ApplicationFrame kind="webeq" path="/support/webeqForm" inquiry={inquiry} />
    </InquiryPage>
  );
}
