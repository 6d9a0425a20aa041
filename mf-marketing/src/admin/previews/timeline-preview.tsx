import { TimelineList } from '../../features/timeline/timeline-list.tsx';
import { textsIn } from '../entry.ts';
import type { PreviewProps } from './preview-props.ts';

export function TimelinePreview({ values, locale }: PreviewProps) {
  const { lang, texts } = textsIn(['title'], values, locale);
  const date = String(values['happenedOn'] ?? '').replaceAll('-', '.');
  return date === '' ? null : <TimelineList entries={[{ timelineId: 0, title: texts['title'] ?? '', date, lang }]} />;
}
