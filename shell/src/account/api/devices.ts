import type { ApiClient } from '@portal/kit';
import type { ListDevicesAnswer, RevokeOtherDevicesAnswer } from '../../api/types.generated.ts';

/** A place in which one is signed in. */
export type Device = ListDevicesAnswer[number];

/** The current one first, then by last use. */
export const listDevices = (api: ApiClient, signal?: AbortSignal) => api.get<Device[]>('/api/user/devices', { signal });

export const revokeDevice = (api: ApiClient, id: string) => api.send<void>('DELETE', `/api/user/devices/${id}`);

export const revokeOtherDevices = (api: ApiClient) =>
  api.send<RevokeOtherDevicesAnswer>('POST', '/api/user/devices/revoke-others');
