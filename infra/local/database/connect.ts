import pg from 'pg';
import { ClearError, errorCode, firstLine } from '../clear-error.ts';

const connectLimitMs = 5_000;
/** Of a server that is known to be there: on a busy machine it only takes long. */
const patientLimitMs = 10 * 60_000;
/** ICU locales and the trusted extension pg_trgm are taken for granted from here on. */
const oldestVersion = 150_000;

function place(url: URL): string {
  return `${url.hostname}:${url.port || '5432'}`;
}

/** Says what is wrong with DATABASE_URL, or with a server that is known to be there; never repeats its password. */
function connectionFailure(url: URL, error: unknown, isKnown: boolean): ClearError {
  if (isKnown)
    return new ClearError(
      `Postgres at ${place(url)} does not respond any more (${errorCode(error) ?? firstLine(error)}): see its log (of the embedded one: logs/postgres.log in the data folder), then start again.`,
    );
  const database = decodeURIComponent(url.pathname.slice(1));
  const user = decodeURIComponent(url.username);
  switch (errorCode(error)) {
    case '28P01':
    case '28000':
      return new ClearError(
        `Postgres at ${place(url)} refuses user "${user}" (${firstLine(error)}): correct the name and password in DATABASE_URL.`,
      );
    case '3D000':
      return new ClearError(
        `Postgres at ${place(url)} has no database "${database}": create it, or name another in DATABASE_URL.`,
      );
    case '53300':
      return new ClearError(
        `Postgres at ${place(url)} has no free connection: raise its max_connections or close others.`,
      );
    default:
      return new ClearError(
        `No Postgres answers at ${place(url)} (${errorCode(error) ?? firstLine(error)}): start it, correct DATABASE_URL, or unset it to use the embedded one.`,
      );
  }
}

/** Checks the form of DATABASE_URL; it must name a user and a database. */
export function parseDatabaseUrl(text: string): URL {
  const url = URL.canParse(text) ? new URL(text) : undefined;
  if (!url || !/^postgres(ql)?:$/.test(url.protocol) || !url.hostname || !url.username || url.pathname.length < 2) {
    throw new ClearError(
      'DATABASE_URL is not an address of a Postgres database: write it as postgres://user:password@host:5432/database, or unset it to use the embedded one.',
    );
  }
  return url;
}

/** Opens an administrator's connection; the caller ends it. `isKnown`: a server runs there for certain. */
export async function connect(address: string, isKnown = false): Promise<pg.Client> {
  const client = new pg.Client({
    connectionString: address,
    connectionTimeoutMillis: isKnown ? patientLimitMs : connectLimitMs,
    application_name: 'portal-supervisor',
  });
  client.on('error', () => undefined); // a lost connection shows in the next query
  try {
    await client.connect();
  } catch (error) {
    throw connectionFailure(new URL(address), error, isKnown);
  }
  const { rows } = await client.query<{ version: string }>(`select current_setting('server_version_num') as version`);
  if (Number(rows[0]?.version) < oldestVersion) {
    await client.end();
    throw new ClearError(
      `Postgres at ${place(new URL(address))} is older than version 15: use a newer one, or unset DATABASE_URL.`,
    );
  }
  return client;
}
