import fp from 'fastify-plugin';
import type { PortalConfig } from './portal-config.ts';

export interface PortalOptions {
  config: PortalConfig;
  /** Called with the reason when something takes long. */
  tell?(text: string): void;
}

export interface Settings extends PortalConfig {
  isHttps: boolean;
}

declare module 'fastify' {
  interface FastifyInstance {
    settings: Settings;
    /** Says what takes long; nothing where nothing listens. */
    tell(text: string): void;
  }
}

/** What the environment says, for all other plugins. */
export const settings = fp<PortalOptions>(
  async (app, { config, tell }) => {
    app.decorate('settings', { ...config, isHttps: config.publicOrigin.startsWith('https:') });
    app.decorate('tell', tell ?? (() => undefined));
  },
  { name: 'settings' },
);
