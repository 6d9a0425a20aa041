import { Type } from '@portal/runtime/typebox';

/** Variables that every process of the portal reads. */
export const commonVariables = {
  PORTAL_ENV: Type.Union([Type.Literal('local'), Type.Literal('test'), Type.Literal('production')], {
    default: 'production',
    description: 'local, test or production',
  }),
  HOST: Type.String({ default: '127.0.0.1', minLength: 1, description: 'the address to listen on' }),
  PORT: Type.Integer({
    default: 0,
    minimum: 0,
    maximum: 65_535,
    description: 'a port from 1 to 65535, or 0 for any free one',
  }),
  METRICS_PORT: Type.Optional(
    Type.Integer({
      minimum: 0,
      maximum: 65_535,
      description: 'a port for /metrics alone, from 1 to 65535, or 0 for any free one',
    }),
  ),
  DRAIN_SECONDS: Type.Optional(
    Type.Integer({
      minimum: 0,
      maximum: 120,
      description: 'the seconds that a stopping process still serves after it says that it is not ready, 0 to 120',
    }),
  ),
  LOG_LEVEL: Type.String({
    pattern: '^(fatal|error|warn|info|debug|trace|silent)$',
    default: 'info',
    description: 'fatal, error, warn, info, debug, trace or silent',
  }),
};
