import type { BodyOf } from '@portal/kit';
import type { paths } from './types.generated.ts';

export type ProductKey = NonNullable<BodyOf<paths, 'POST', '/api/email/send'>['product']>;

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
