import { Type } from '@portal/service-kit';

/** Products and solutions by the keys that inquiries name them by. */
export const OfferKey = Type.Enum(['web-eq', 'smwp', 'sm-io-server', 'sm-ai-farm', 'sm2s', 'sm-haccp'], {
  $id: 'OfferKey',
  type: 'string',
});
