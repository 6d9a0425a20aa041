import { Type } from '@portal/service-kit';

/** Products and solutions by the keys that inquiries name them by. */
export const offerOptions = {
  'web-eq': { ko: 'WEB EQ', en: 'WEB EQ' },
  smwp: { ko: 'SMWP', en: 'SMWP' },
  'sm-io-server': { ko: 'SM-IO-SERVER', en: 'SM-IO-SERVER' },
  'sm-ai-farm': { ko: 'SM-AI-FARM', en: 'SM-AI-FARM' },
  sm2s: { ko: 'SM2S', en: 'SM2S' },
  'sm-haccp': { ko: 'SM-HACCP', en: 'SM-HACCP' },
};

export const OfferKey = Type.Enum(['web-eq', 'smwp', 'sm-io-server', 'sm-ai-farm', 'sm2s', 'sm-haccp'], {
  $id: 'OfferKey',
  type: 'string',
});
