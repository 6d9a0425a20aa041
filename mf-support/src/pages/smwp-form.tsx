import { PageBanner, useLoaderData, useTranslation, type HeadInput, type PageHead, type Settled } from '@portal/kit';
import type { Company } from '../api/company.ts';
import { SmwpForm } from '../features/application/smwp-form.tsx';
import { contactPage } from '../features/contact/contact-json-ld.ts';
import { ContactPanel } from '../features/contact/contact-panel.tsx';
import { OtherForms } from '../features/contact/other-forms.tsx';
import { InquiryLayout } from '../ui/inquiry-form/inquiry-layout.tsx';

export function head({ t, data }: HeadInput<Settled<Company>>): PageHead {
  const [title, description] = [t('application.smwp.title'), t('application.smwp.description')];
  return { title, description, jsonLd: contactPage(title, description, data) };
}

export function Page() {
  const { t } = useTranslation('support');
  const company = useLoaderData<Settled<Company>>();
  const aside = (
    <>
      <ContactPanel company={company} lines="smwp" />
      <OtherForms current="smwp" />
    </>
  );
  const title = t('application.smwp.title');
  return (
    <>
      <PageBanner
        title={title}
        lead={t('application.smwp.lead')}
        trail={[{ label: t('common.menu.support'), to: '/support' }, { label: title }]}
      />
      <InquiryLayout aside={aside}>
        <SmwpForm />
      </InquiryLayout>
    </>
  );
}
