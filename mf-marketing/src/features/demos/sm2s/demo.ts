import en from '../../../../locales/en/demo-sm2s.json' with { type: 'json' };
import ko from '../../../../locales/ko/demo-sm2s.json' with { type: 'json' };
import { withFrameTexts } from '../stage/frame-texts.ts';

export { Sm2sDemo as Demo } from './sm2s-demo.tsx';
export const texts = withFrameTexts({ ko, en });
