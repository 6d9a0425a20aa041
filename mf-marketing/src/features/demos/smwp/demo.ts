import en from '../../../../locales/en/demo-smwp.json' with { type: 'json' };
import ko from '../../../../locales/ko/demo-smwp.json' with { type: 'json' };
import { withFrameTexts } from '../stage/frame-texts.ts';

export { SmwpDemo as Demo } from './smwp-demo.tsx';
export const texts = withFrameTexts({ ko, en });
