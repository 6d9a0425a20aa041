import { expect, test } from '@jest/globals';
import { readManifests, schemaFaults, sourceManifests, unknownKeys, type Manifest } from './manifests.ts';
import { policyFaults } from './policy.ts';

const manifests = sourceManifests();
/** Overlays give images their tags, and services their names. */
const tagged = structuredClone(manifests).map((manifest) => JSON.parse(withTags(JSON.stringify(manifest))) as Manifest);

function withTags(text: string): string {
  return text.replaceAll(/"image":"(portal\/[a-z]+)"/g, '"image":"$1:1.0.0"');
}

const find = (kind: string, name: string): string => {
  const manifest = tagged.find((found) => found.kind === kind && found.metadata.name === name);
  if (!manifest) throw new Error(`no ${kind} ${name}`);
  return JSON.stringify(manifest);
};

test('every kind that an installation needs is there', () => {
  const kinds = new Set(manifests.map(({ kind }) => kind));
  for (const kind of [
    'Deployment',
    'Service',
    'PodDisruptionBudget',
    'HorizontalPodAutoscaler',
    'NetworkPolicy',
    'ServiceAccount',
    'Job',
    'Ingress',
    'Cluster',
    'Pooler',
    'ScheduledBackup',
    'PodMonitor',
    'PrometheusRule',
  ])
    expect(kinds).toContain(kind);
});

test('the schemas of their kinds take all manifests', async () => {
  expect(await schemaFaults(manifests)).toEqual([]);
}, 60_000);

test('no manifest has a key that its kind does not know', () => {
  expect(unknownKeys(manifests)).toEqual([]);
}, 60_000);

test('all manifests keep the rules of the site', () => {
  expect(policyFaults(tagged)).toEqual([]);
});

const planted: [string, string, string, (manifests: Manifest[]) => Promise<string[]> | string[], RegExp][] = [
  [
    'a wrong type',
    find('Deployment', 'portal').replace(
      '"terminationGracePeriodSeconds":30',
      '"terminationGracePeriodSeconds":"long"',
    ),
    'Deployment portal',
    schemaFaults,
    /terminationGracePeriodSeconds/,
  ],
  [
    'a value that the operator does not know',
    find('Pooler', 'portal-pooler').replace('"poolMode":"transaction"', '"poolMode":"statement-wise"'),
    'Pooler portal-pooler',
    schemaFaults,
    /poolMode/,
  ],
  [
    'a misspelt key',
    find('Deployment', 'portal').replace('"readinessProbe"', '"readynessProbe"'),
    'Deployment portal',
    unknownKeys,
    /readynessProbe/,
  ],
  [
    'a misspelt key of an operator',
    find('Cluster', 'portal-db').replace('"backup"', '"backups"'),
    'Cluster portal-db',
    unknownKeys,
    /backups/,
  ],
  [
    'the tag latest',
    find('Job', 'migrate').replace('portal/tools:1.0.0', 'portal/tools:latest'),
    'Job migrate: migrate',
    policyFaults,
    /has no tag of its own/,
  ],
  [
    'no limit of memory',
    find('Job', 'provision').replace('"limits":{"memory":"512Mi"}', '"limits":{}'),
    'Job provision: provision',
    policyFaults,
    /has no limit of memory/,
  ],
  [
    'a container that may become root',
    find('Job', 'migrate').replace('"runAsNonRoot":true,', ''),
    'Job migrate',
    policyFaults,
    /may run as root/,
  ],
];

test.each(planted)(
  '%s is found',
  async (_what, text, name, check, reason) => {
    const faults = await check(readManifests(text));
    expect(faults).toHaveLength(1);
    expect(faults[0]).toMatch(reason);
    expect(faults[0]).toContain(name);
  },
  60_000,
);

test('a Deployment without a budget, an autoscaler and a closed network is found', () => {
  expect(policyFaults(readManifests(find('Deployment', 'portal')))).toEqual([
    'Deployment portal has no disruption budget',
    'Deployment portal has no autoscaler',
    'the network is open by default',
  ]);
});
