import type { ServiceDeclaration } from '@portal/runtime/declarations';
import { ConfigError, readEnvironment, type Environment } from '@portal/runtime';
import { Type } from '@portal/runtime/typebox';

export interface ReachableService {
  name: string;
  origin: string;
  /** `/api/<base>` of its calls. */
  bases: string[];
}

/** The proxy does not check certificates, so services are reached inside the private network by plain http only. */
const serviceUrl = Type.String({
  pattern: '^http://[^/\\s?#@]+/?$',
  description: 'the address of the service, such as http://host:port, without a path',
});

/** What is wrong with a variable, and what it is to be. */
export function notValid(name: string, description: string): ConfigError {
  return new ConfigError(name, `${name} is not valid: set it to ${description}.`);
}

/** A pattern cannot tell a port that is none. */
export function originIn<Name extends string>(name: Name, read: Record<Name, string>): string {
  const value = read[name];
  if (!URL.canParse(value)) throw notValid(name, 'an address such as http://host:port, without a path');
  return new URL(value).origin;
}

/** The services that have a variable of their own. Throws ConfigError for one of the site that is not reachable at all. */
export function readServices(
  declared: readonly ServiceDeclaration[],
  further: readonly ReachableService[],
  env: Environment,
): ReachableService[] {
  return declared.flatMap(({ name, bases, added }) => {
    const variable = `${name.toUpperCase()}_URL`;
    const isFurther = further.some((service) => service.name === name);
    const url = isFurther || added ? Type.Optional(serviceUrl) : serviceUrl;
    const read = readEnvironment(Type.Object({ [variable]: url }), env);
    return read[variable] === undefined ? [] : [{ name, bases, origin: originIn(variable, read) }];
  });
}

/** `careers=http://127.0.0.1:41007/careers;jobs=http://…/jobs,offers`: name, address and the bases behind it. Throws ConfigError. */
export function readFurtherServices(text = ''): ReachableService[] {
  return text
    .split(';')
    .filter(Boolean)
    .map((entry) => {
      const [, name = '', address = '', bases = ''] =
        /^([a-z][a-z0-9]*)=(http:\/\/[^/]+)\/([a-z][a-z0-9]*(?:,[a-z][a-z0-9]*)*)$/.exec(entry) ?? [];
      if (!name || !URL.canParse(address))
        throw notValid('FURTHER_SERVICES', 'names and addresses such as careers=http://host:port/careers');
      return { name, origin: new URL(address).origin, bases: bases.split(',') };
    });
}
