import type { SendInquiryBody } from './types.generated.ts';

export type ProductKey = NonNullable<SendInquiryBody['product']>;

/** The products that an inquiry may name; their names are `words.products.<key>`. */
export const PRODUCTS: readonly ProductKey[] = [
  'web-eq',
  'smwp',
  'sm-io-server',
  'sm-twis',
  'sm-ai-farm',
  'sm2s',
  'sm-haccp',
  'nectos',
];
