import { useLoaderData, useTranslation, type HeadInput, type PageHead } from '@portal/kit';
import { contactPage } from '../features/contact/contact-json-ld.ts';
import { QuestionForm } from '../features/question/question-form.tsx';
import { InquiryPage } from './inquiry-page.tsx';
import type { QuestionData } from './loaders.ts';

export function head({ t, data }: HeadInput<QuestionData>): PageHead {
  const [title, description] = [t('question.title'), t('question.description')];
  return { title, description, jsonLd: contactPage(title, description, data.company) };
}

export function Page() {
  const { t } = useTranslation('support');
  const { company, isOpenToGuests } = useLoaderData<QuestionData>();
  return (
    <InquiryPage current="question" title={t('question.title')} lead={t('question.lead')} company={company}>
      <QuestionForm isOpenToGuests={isOpenToGuests} />
    </InquiryPage>
  );
}
