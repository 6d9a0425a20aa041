import { SlidePanel } from '../../features/hero/slide-panel.tsx';
import type { PreviewProps } from './preview-props.ts';
import styles from './slide-preview.module.css';
import { textsIn } from './texts-in.ts';

export function SlidePreview({ body, locale }: PreviewProps) {
  const { lang, texts } = textsIn(['title', 'text'], body, locale);
  const slide = {
    slideId: 0,
    lang,
    title: texts['title'] ?? '',
    text: texts['text'] ?? '',
    link: String(body['link'] ?? ''),
    hasQuestionButton: body['hasQuestionButton'] === true,
    hasWebEqApplicationButton: body['hasWebEqApplicationButton'] === true,
  };
  return (
    <div className={styles.stage}>
      <SlidePanel slide={slide} index={0} count={1} isShown />
    </div>
  );
}
