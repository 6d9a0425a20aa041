import en from '../../../../locales/en/demo-io.json' with { type: 'json' };
import ko from '../../../../locales/ko/demo-io.json' with { type: 'json' };
import { withFrameTexts } from '../stage/frame-texts.ts';

export { IoDemo as Demo } from './io-demo.tsx';
export const texts = withFrameTexts({ ko, en });
