import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { Type, Value } from '@portal/runtime/typebox';
import type { Static } from '@portal/runtime/typebox';
import { ConfigError } from '../config/config-error.ts';

const declarationSchema = Type.Object(
  {
    /** `/api/<base>` of its calls. */
    bases: Type.Array(Type.String({ pattern: '^[a-z][a-z0-9]*$' }), { minItems: 1 }),
    /** `accounts`: signs access tokens, and alone gets the session cookie. One service has it. */
    role: Type.Optional(Type.Literal('accounts')),
    /** Whose section it belongs to, where that is not called like the service: a role there is a role here. */
    section: Type.Optional(Type.String({ pattern: '^[a-z][a-z0-9-]*$' })),
    /** Paths below which a body may be larger than the portal's own limit. */
    uploads: Type.Optional(
      Type.Array(Type.Object({ path: Type.String({ pattern: '^/api/' }), maxBytes: Type.Integer({ minimum: 1 }) })),
    ),
    /**
     * Variable → secret of 32 random bytes that `npm start` makes and keeps under a name in secrets.json. `keptApart`: in
     * production people make it themselves, because it would lie beside the database whose rows it protects.
     */
    secrets: Type.Optional(
      Type.Record(Type.String(), Type.Object({ storedAs: Type.String(), keptApart: Type.Optional(Type.Boolean()) })),
    ),
    /** Further variables that it takes from the environment of `npm start`, besides those that begin with its name. */
    variables: Type.Optional(Type.Array(Type.String())),
    /** Came with `new:section`, and `remove:section` may remove it. */
    added: Type.Optional(Type.Boolean()),
  },
  { additionalProperties: false },
);

/** What a service says of itself in its package.json, under `portal`. */
export interface ServiceDeclaration extends Static<typeof declarationSchema> {
  /** Of its folder, database schema and role. */
  name: string;
}

/** The folder of all services of this checkout, in which this package lies. */
const servicesFolder = import.meta.dirname.slice(0, import.meta.dirname.lastIndexOf(`${path.sep}runtime${path.sep}`));

function declarationIn(folder: string, name: string): ServiceDeclaration | undefined {
  const file = path.join(folder, name, 'package.json');
  if (!existsSync(file)) return undefined;
  const { portal } = JSON.parse(readFileSync(file, 'utf8')) as { portal?: unknown };
  if (portal === undefined) return undefined;
  const [fault] = Value.Errors(declarationSchema, portal);
  if (!Value.Check(declarationSchema, portal))
    throw new ConfigError(file, `${file} is not valid: portal${fault?.instancePath ?? ''} ${fault?.message ?? ''}.`);
  return { ...portal, name };
}

/** Every package below a folder that declares itself as a service, by name. Throws ConfigError for one that is wrong. */
export function readServiceDeclarations(folder = servicesFolder): ServiceDeclaration[] {
  const declarations = readdirSync(folder)
    .sort()
    .flatMap((name) => declarationIn(folder, name) ?? []);
  const owners = new Map<string, string>();
  for (const { name, bases } of declarations) {
    for (const base of bases) {
      const owner = owners.get(base);
      if (owner !== undefined)
        throw new ConfigError(base, `/api/${base} belongs to ${owner}, and ${name} declares it too.`);
      owners.set(base, name);
    }
  }
  return declarations;
}

/** The section whose roles count in a service; none in the one that keeps the accounts. */
export function sectionOf(service: string, folder = servicesFolder): string | undefined {
  const declaration = declarationIn(folder, service);
  return declaration?.role === 'accounts' ? undefined : (declaration?.section ?? service);
}
