import { join } from 'node:path';
import { connectDatabase, servingName, type Knex } from '@portal/service-kit/database';
import fp from 'fastify-plugin';
import { migrations } from '../../../migrations/index.ts';
import type { PortalConfig } from '../../config/portal-config.ts';
import { StateStore } from './state-store.ts';

declare module 'fastify' {
  interface FastifyInstance {
    state: StateStore;
  }
}

const sessionName = servingName('portal', migrations);

/** Connections to the portal's own tables. */
export const connectPortal = ({ databaseUrl }: Pick<PortalConfig, 'databaseUrl'>, poolSize: number): Knex =>
  connectDatabase({ url: databaseUrl, schema: 'portal', columns: 'camelCase', sessionName, poolSize });

/** What is live, as Postgres or else the disk knows it. Fails when neither does. */
export const state = fp(
  async (app) => {
    const db = connectPortal(app.settings, 4);
    app.addHook('onClose', () => db.destroy());
    app.decorate('state', new StateStore({ db, cacheFile: join(app.settings.stateDir, 'state.json'), log: app.log }));
    await app.state.open();
  },
  { name: 'state', dependencies: ['settings'] },
);
