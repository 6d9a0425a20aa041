import { CaseList } from '../../features/cases/case-list.tsx';
import { offers } from '../entry-nouns.ts';
import { choiceName, textsIn } from '../entry.ts';
import { DraftPicture } from './draft-picture.tsx';
import type { PreviewProps } from './preview-props.ts';

export function CasePreview({ values, locale, picture }: PreviewProps) {
  const { lang, texts } = textsIn(['company', 'industry', 'project', 'details', 'figures'], values, locale);
  const { company = '', industry = '', project = '', details = '', figures = '' } = texts;
  const preview = {
    caseId: 0,
    slug: null,
    lang,
    industryKey: String(values['industryKey'] ?? ''),
    company,
    industry,
    project,
    details,
    figures,
    problem: null,
    offers: offers.filter((offer) => values[choiceName('offers', offer)] === true),
    isSample: values['isSample'] === true,
    picture: picture ?? null,
  };
  return <CaseList cases={[preview]} labelledBy="entry-preview-title" picture={DraftPicture} />;
}
