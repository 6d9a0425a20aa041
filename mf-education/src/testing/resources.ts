import type { MockApi } from '@portal/kit/testing';
import type { paths } from '../api/types.generated.ts';
import resources from './resources.generated.json' with { type: 'json' };

/** The education service describes its resources. */
export const describeResources = (api: MockApi<paths>): void =>
  api.answer('GET /api/education/admin/resources', resources);
