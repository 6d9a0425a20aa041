import en from '../../../../locales/en/demo-haccp.json' with { type: 'json' };
import ko from '../../../../locales/ko/demo-haccp.json' with { type: 'json' };
import { withFrameTexts } from '../stage/frame-texts.ts';

export { HaccpDemo as Demo } from './haccp-demo.tsx';
export const texts = withFrameTexts({ ko, en });
