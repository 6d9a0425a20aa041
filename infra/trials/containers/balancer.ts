import { databaseUsers, findServices } from '../../local/services.ts';

/** Two of each: `a` and `b`. */
export const letters = ['a', 'b'] as const;
export type Letter = (typeof letters)[number];

const network = '10.89.77';
export const subnet = `${network}.0/24`;

/** Fixed, so that nothing in the trial depends on a name server. */
export const addresses = {
  db: `${network}.2`,
  pooler: `${network}.3`,
  storage: `${network}.4`,
  balancer: `${network}.5`,
};

export const replicaAddress = (name: string, letter: Letter): string =>
  `${network}.${10 + databaseUsers().indexOf(name) * 10 + letters.indexOf(letter)}`;

const firstServicePort = 8_100;
/** Where the balancer listens for a service, as a Kubernetes Service does at one address. */
export const servicePort = (name: string): number => firstServicePort + findServices().indexOf(name);

const servers = (name: string) =>
  letters.map((letter) => `  server ${letter} ${replicaAddress(name, letter)}:8080`).join('\n');

/**
 * HAProxy as the ingress in front of the portals, and as a Kubernetes Service in front of each service: it chooses for each
 * connection and knows nothing of the requests on it. It sends nothing twice, and learns that a replica is gone by the first
 * connection that does not come about, which takes as long as the address of a container lasts, or 300 ms. With
 * `connectsAgain` it then connects to the other replica, as ingress controllers do by default: nothing was sent by then.
 */
export const balancerSettings = ({ connectsAgain }: { connectsAgain: boolean }): string => `global
  maxconn 4000
defaults
  timeout connect 300ms
  timeout client 75s
  timeout server 65s
${connectsAgain ? '  retries 1\n  option redispatch 1' : '  retries 0'}
  option httpchk GET /health/ready
  default-server check inter 1s fall 2 rise 1 observe layer4 error-limit 1 on-error mark-down
frontend site
  mode http
  option forwardfor
  bind :8080
  default_backend portals
backend portals
  mode http
  balance roundrobin
${servers('portal')}
${findServices()
  .map((name) => `listen ${name}\n  mode tcp\n  balance roundrobin\n  bind :${servicePort(name)}\n${servers(name)}\n`)
  .join('')}`;
