import { Type } from '@portal/service-kit';
import type { Static } from '@portal/service-kit';
import type { Device } from '../sessions/session-repository.ts';

export const DeviceSchema = Type.Object(
  {
    id: Type.String({ format: 'uuid' }),
    current: Type.Boolean({ description: 'The one that asks' }),
    browser: Type.String({ description: 'Such as Chrome; empty when it cannot be told' }),
    system: Type.String({ description: 'Such as Windows; empty when it cannot be told' }),
    kind: Type.Enum(['desktop', 'mobile', 'tablet', 'unknown'], { type: 'string' }),
    createdAt: Type.String({ format: 'date-time' }),
    lastUsedAt: Type.String({ format: 'date-time' }),
  },
  { $id: 'Device' },
);

/** A device as it is sent; `ownId` is the session that asks. */
export function toDeviceAnswer(
  { id, browser, system, kind, createdAt, lastUsedAt }: Device,
  ownId: string,
): Static<typeof DeviceSchema> {
  return {
    id,
    current: id === ownId,
    browser,
    system,
    kind,
    createdAt: createdAt.toISOString(),
    lastUsedAt: lastUsedAt.toISOString(),
  };
}
