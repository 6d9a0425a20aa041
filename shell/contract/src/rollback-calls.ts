import { json, problem, type PortalCall } from './portal-call.ts';
import { AutomaticRollbackCall } from './release-calls.ts';
import { ReleaseOverview } from './release-history.ts';
import { ServiceOverview } from './service-releases.ts';

/** Who takes failing versions of a section and its services back; `refusals` are those of every such call. */
export function rollbackCalls(ofSection: string, refusals: PortalCall['responses']): readonly PortalCall[] {
  const call = {
    method: 'post',
    access: 'manager',
    stepUp: 'code',
    body: json(AutomaticRollbackCall),
  } as const;
  const off = 'while it is off, the portal checks versions and tells people all the same, and takes none back';
  return [
    {
      ...call,
      path: `${ofSection}/automatic-rollback`,
      operationId: 'setAutomaticRollback',
      summary: `Switches automatic rollback of a section on or off: ${off}`,
      responses: {
        200: { text: 'The state after it', schema: ReleaseOverview },
        ...refusals,
        404: problem('`unknown-section`'),
      },
    },
    {
      ...call,
      path: `${ofSection}/services/{service}/automatic-rollback`,
      operationId: 'setAutomaticServiceRollback',
      summary: `Switches automatic rollback of a service on or off: ${off}`,
      responses: {
        200: { text: 'The state after it', schema: ServiceOverview },
        ...refusals,
        404: problem('`unknown-service`: none of the section runs here as released versions'),
      },
    },
  ];
}
