import { ConfigError, readEnvironment } from '@portal/runtime';
import type { Environment } from '@portal/runtime';
import { Type } from '@portal/runtime/typebox';

interface Setting {
  variable: string;
  byDefault: number;
  most: number;
  /** What one of the variable's unit is in the unit of the limit. */
  unit?: number;
}

const mebibyte = 1024 * 1024;
const second = 1_000;

/**
 * What the portal grants one visitor and one service at most, with the variable of each. Sizes are in bytes, times in
 * milliseconds. `infra/docs/limits.md` has the same table with reasons.
 */
export const limitSettings = {
  /** Connections in all. */
  connections: { variable: 'LIMIT_CONNECTIONS', byDefault: 8_000, most: 1_000_000 },
  /** Connections of one address; an IPv6 address counts by its first 64 bits. */
  connectionsPerAddress: { variable: 'LIMIT_CONNECTIONS_PER_ADDRESS', byDefault: 512, most: 1_000_000 },
  /** Time for the head of a request. */
  headersMs: { variable: 'LIMIT_HEADERS_SECONDS', byDefault: 15, most: 600, unit: second },
  /** Time for a body that is read before its service is called. */
  bodyMs: { variable: 'LIMIT_BODY_SECONDS', byDefault: 10, most: 600, unit: second },
  /** Time for a whole request, its body included. */
  requestMs: { variable: 'LIMIT_REQUEST_SECONDS', byDefault: 120, most: 3_600, unit: second },
  /** What an upload has to bring on average. */
  minUploadBytesPerSecond: { variable: 'LIMIT_MIN_UPLOAD_BYTES_PER_SECOND', byDefault: 8_192, most: 100 * mebibyte },
  /** What a visitor has to take of a response on average. */
  minDownloadBytesPerSecond: {
    variable: 'LIMIT_MIN_DOWNLOAD_BYTES_PER_SECOND',
    byDefault: 1_024,
    most: 100 * mebibyte,
  },
  /** Memory for bodies that are read before their service is called, of all visitors together. */
  bodyMemoryBytes: { variable: 'LIMIT_BODY_MEMORY_MB', byDefault: 64, most: 4_096, unit: mebibyte },
  /** Calls that one service works on at a time: what is under way is what the next one waits for. */
  callsPerService: { variable: 'LIMIT_CALLS_PER_SERVICE', byDefault: 24, most: 4_096 },
  callsPerAddress: { variable: 'LIMIT_CALLS_PER_ADDRESS', byDefault: 8, most: 4_096 },
  /** Calls that wait for their turn at one service. */
  waitingCallsPerService: { variable: 'LIMIT_WAITING_CALLS_PER_SERVICE', byDefault: 512, most: 100_000 },
  /** Time that a call waits for its turn. */
  waitMs: { variable: 'LIMIT_WAIT_SECONDS', byDefault: 5, most: 60, unit: second },
  /** Uploads that one service takes at a time, besides these calls. */
  uploadsPerService: { variable: 'LIMIT_UPLOADS_PER_SERVICE', byDefault: 48, most: 4_096 },
  uploadsPerAddress: { variable: 'LIMIT_UPLOADS_PER_ADDRESS', byDefault: 16, most: 4_096 },
  /** Renders that one section version has before it at a time. */
  rendersPerSection: { variable: 'LIMIT_RENDERS_PER_SECTION', byDefault: 16, most: 4_096 },
} as const satisfies Record<string, Setting>;

export type Limits = Record<keyof typeof limitSettings, number>;

/** Reads the limits. Throws ConfigError naming the first variable that is wrong or that names no limit. */
export function readLimits(env: Environment): Limits {
  const variables = Object.fromEntries(
    Object.values(limitSettings).map(({ variable, byDefault, most }) => [
      variable,
      Type.Integer({ default: byDefault, minimum: 1, maximum: most, description: `a whole number from 1 to ${most}` }),
    ]),
  );
  const unknown = Object.keys(env).find((name) => name.startsWith('LIMIT_') && !(name in variables));
  if (unknown !== undefined)
    throw new ConfigError(
      unknown,
      `${unknown} is no limit of the portal; its limits are ${Object.keys(variables).join(', ')}`,
    );
  const read = readEnvironment(Type.Object(variables), env);
  const entries = Object.entries<Setting>(limitSettings).map(([name, { variable, unit = 1 }]) => [
    name,
    Number(read[variable]) * unit,
  ]);
  return Object.fromEntries(entries) as Limits;
}
