import { CaseList } from '../../features/cases/case-list.tsx';
import { textsIn } from '../entry.ts';
import type { PreviewProps } from './preview-props.ts';

export function CasePreview({ values, locale }: PreviewProps) {
  const { lang, texts } = textsIn(['company', 'industry', 'project', 'details'], values, locale);
  const { company = '', industry = '', project = '', details = '' } = texts;
  const preview = {
    caseId: 0,
    lang,
    industryKey: String(values['industryKey'] ?? ''),
    company,
    industry,
    project,
    details,
  };
  return <CaseList cases={[preview]} labelledBy="entry-preview-title" />;
}
