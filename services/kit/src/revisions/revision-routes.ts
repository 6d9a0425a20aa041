import { Type } from '@portal/runtime/typebox';
import type { FastifyRequest } from 'fastify';
import type { TProperties } from 'typebox';
import type { Access, StepUp } from '../auth/access.ts';
import type { ServiceApp } from '../app/service-app.ts';
import type { RevisionItem, Snapshot } from './revision-repository.ts';
import {
  RestoredSchema,
  RestoreRevisionBody,
  RevisionDetailSchema,
  RevisionNumber,
  RevisionsSchema,
} from './revision-schemas.ts';
import { createRevisions } from './revisions.ts';

/** Parameters of the path that name an item. */
export type ItemParams = Record<string, string | number>;

export interface RevisionRoutes {
  /** Of the item, below the service's base, such as `/admin/posts/:board/:id`. */
  path: string;
  params: TProperties;
  access: Access;
  /** What bringing a state back does, as `stepUp` of a route. */
  stepUp?: StepUp;
  /** In names of operations, such as `BoardPost`. */
  name: string;
  /** The item that the parameters name; refuses what there never was. */
  itemOf(params: ItemParams): RevisionItem;
  /** Whether the one who asks may restore it; everybody who may read the history by default. */
  mayRestore?(params: ItemParams, request: FastifyRequest): Promise<boolean>;
  /**
   * Writes a state as an edit, with all that belongs to one: rights, the version (409 `stale-edit`), rules, audit, and a
   * revision with the event `restore`. Returns the version that the item has then.
   */
  restore(
    params: ItemParams,
    edit: { snapshot: Snapshot; version: number | null; number: number },
    request: FastifyRequest,
  ): Promise<number>;
}

/** History of an item: its states, one of them with the difference to the one before, and bringing one back. */
export function revisionRoutes<Extra extends object>(
  app: ServiceApp<Extra>,
  { path, params, access, stepUp, name, itemOf, mayRestore, restore }: RevisionRoutes,
): void {
  const revisions = createRevisions(app.db);
  const one = Type.Object({ ...params, number: RevisionNumber });
  const paramsOf = (request: FastifyRequest) => request.params as ItemParams & { number: number };

  app.get(
    `${path}/revisions`,
    {
      config: { access },
      schema: {
        operationId: `list${name}Revisions`,
        summary: 'Earlier states, the newest first',
        params: Type.Object(params),
        response: { 200: RevisionsSchema },
      },
    },
    async (request) => {
      const given = paramsOf(request);
      const item = itemOf(given);
      return {
        mayRestore: (await mayRestore?.(given, request)) ?? true,
        revisions: await revisions.list(item),
      };
    },
  );

  app.get(
    `${path}/revisions/:number`,
    {
      config: { access },
      schema: {
        operationId: `read${name}Revision`,
        summary: 'One state, and the one before it',
        params: one,
        response: { 200: RevisionDetailSchema },
      },
    },
    (request) => revisions.find(itemOf(paramsOf(request)), paramsOf(request).number),
  );

  app.post(
    `${path}/revisions/:number/restore`,
    {
      config: { access, stepUp },
      schema: {
        operationId: `restore${name}Revision`,
        summary: 'Brings an earlier state back, as an edit',
        params: one,
        body: RestoreRevisionBody,
        response: { 200: RestoredSchema },
      },
    },
    async (request) => {
      const given = paramsOf(request);
      const { values } = await revisions.find(itemOf(given), given.number);
      const edit = { snapshot: values, version: request.body.version, number: given.number };
      return { version: await restore(given, edit, request) };
    },
  );
}
