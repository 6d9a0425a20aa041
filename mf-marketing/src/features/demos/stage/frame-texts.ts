import en from '../../../../locales/en/demo-frame.json' with { type: 'json' };
import ko from '../../../../locales/ko/demo-frame.json' with { type: 'json' };
import type { DemoTexts } from '../demo-module.ts';

/** The texts of a demo with those that all demos share. */
export const withFrameTexts = (texts: DemoTexts): DemoTexts => ({
  ko: { ...ko, ...texts.ko },
  en: { ...en, ...texts.en },
});
