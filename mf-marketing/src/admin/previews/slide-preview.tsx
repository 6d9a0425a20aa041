import { SlidePanel } from '../../features/hero/slide-panel.tsx';
import { textsIn } from '../entry.ts';
import type { PreviewProps } from './preview-props.ts';
import styles from './slide-preview.module.css';

export function SlidePreview({ values, locale }: PreviewProps) {
  const { lang, texts } = textsIn(['title', 'text'], values, locale);
  const slide = {
    slideId: 0,
    lang,
    title: texts['title'] ?? '',
    text: texts['text'] ?? '',
    link: String(values['link'] ?? ''),
    hasQuestionButton: values['hasQuestionButton'] === true,
    hasWebEqApplicationButton: values['hasWebEqApplicationButton'] === true,
  };
  return (
    <div className={styles.stage}>
      <SlidePanel slide={slide} index={0} count={1} isShown />
    </div>
  );
}
