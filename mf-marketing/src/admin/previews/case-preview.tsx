import type { CustomerCase } from '../../api/content.ts';
import { CaseList } from '../../features/cases/case-list.tsx';
import { DraftPicture } from './draft-picture.tsx';
import type { PreviewProps } from './preview-props.ts';
import { textsIn } from './texts-in.ts';

export function CasePreview({ body, locale, picture }: PreviewProps) {
  const { lang, texts } = textsIn(['company', 'industry', 'project', 'details', 'figures'], body, locale);
  const { company = '', industry = '', project = '', details = '', figures = '' } = texts;
  const preview = {
    caseId: 0,
    slug: null,
    lang,
    industryKey: String(body['industryKey'] ?? ''),
    company,
    industry,
    project,
    details,
    figures,
    problem: null,
    offers: body['offers'] as CustomerCase['offers'],
    isSample: body['isSample'] === true,
    picture: picture ?? null,
  };
  return <CaseList cases={[preview]} labelledBy="entry-preview-title" picture={DraftPicture} />;
}
