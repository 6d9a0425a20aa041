import { PageBanner, useLoaderData, useTranslation, type HeadInput, type PageHead } from '@portal/kit';
import { contactPage } from '../features/contact/contact-json-ld.ts';
import { ContactPanel } from '../features/contact/contact-panel.tsx';
import { OtherForms } from '../features/contact/other-forms.tsx';
import { InquiryLayout } from '../ui/inquiry-form/inquiry-layout.tsx';
import { QuestionForm } from '../features/question/question-form.tsx';
import type { QuestionData } from './question-loader.ts';

export function head({ t, data }: HeadInput<QuestionData>): PageHead {
  const [title, description] = [t('question.title'), t('question.description')];
  return { title, description, jsonLd: contactPage(title, description, data.company) };
}

export function Page() {
  const { t } = useTranslation('support');
  const { company, isOpenToGuests } = useLoaderData<QuestionData>();
  const aside = (
    <>
      <ContactPanel company={company} />
      <OtherForms current="question" />
    </>
  );
  return (
    <>
      <PageBanner
        title={t('question.title')}
        lead={t('question.lead')}
        trail={[{ label: t('common.menu.support'), to: '/support' }, { label: t('question.title') }]}
      />
      <InquiryLayout aside={aside}>
        <QuestionForm isOpenToGuests={isOpenToGuests} />
      </InquiryLayout>
    </>
  );
}
