import en from '../../../../locales/en/demo-farm.json' with { type: 'json' };
import ko from '../../../../locales/ko/demo-farm.json' with { type: 'json' };
import { withFrameTexts } from '../stage/frame-texts.ts';

export { FarmDemo as Demo } from './farm-demo.tsx';
export const texts = withFrameTexts({ ko, en });
