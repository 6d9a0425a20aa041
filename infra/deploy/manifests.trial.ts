import { execFileSync, spawnSync } from 'node:child_process';
import { copyFileSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from '@jest/globals';
import { stringify } from 'yaml';
import { readManifests, schemaFaults, unknownKeys } from './kubernetes/manifests.ts';
import { policyFaults } from './kubernetes/policy.ts';

/** Tools that not every machine has; what needs them is named and left out without them. */
const isInstalled = (tool: string): boolean => spawnSync('which', [tool]).status === 0;
const leftOut = (tool: string): void => void process.stdout.write(`${tool} is not installed: left out\n`);

const overlays = ['small', 'small/jobs', 'production', 'production/jobs'];

test.each(overlays)('overlay %s as kubectl renders it passes schemas, types and policy', async (overlay) => {
  if (!isInstalled('kubectl')) return leftOut('kubectl');
  const folder = path.join(import.meta.dirname, 'kubernetes/overlays', overlay);
  const manifests = readManifests(execFileSync('kubectl', ['kustomize', folder], { encoding: 'utf8' }));
  expect(manifests.length).toBeGreaterThan(3);
  expect(await schemaFaults(manifests)).toEqual([]);
  expect(unknownKeys(manifests)).toEqual([]);
  expect(policyFaults(manifests)).toEqual([]);
  // What one refers to is there under that very name
  const configMaps = manifests.filter(({ kind }) => kind === 'ConfigMap').map(({ metadata }) => metadata.name);
  const named = [...JSON.stringify(manifests).matchAll(/"configMapRef":\{"name":"([^"]+)"/g)].map(([, name]) => name);
  expect(configMaps).toEqual(expect.arrayContaining([...new Set(named)]));
});

test('the rules of Prometheus alert when they should, and not when they should not', () => {
  if (!isInstalled('promtool')) return leftOut('promtool');
  const folder = mkdtempSync(path.join(tmpdir(), 'portal-rules-'));
  try {
    const file = path.join(import.meta.dirname, 'kubernetes/platform/prometheus-rules.yaml');
    const [{ spec }] = readManifests(readFileSync(file, 'utf8')) as unknown as [{ spec: { groups: object[] } }];
    const rules = path.join(folder, 'rules.yaml');
    const run = () => spawnSync('promtool', ['test', 'rules', 'rules.test.yaml'], { cwd: folder, encoding: 'utf8' });
    writeFileSync(rules, stringify({ groups: spec.groups }));
    copyFileSync(path.join(import.meta.dirname, 'observability/rules.test.yaml'), path.join(folder, 'rules.test.yaml'));
    expect(run()).toMatchObject({ status: 0, stdout: expect.stringContaining('SUCCESS') });
    // A threshold that is wrong is noticed
    writeFileSync(rules, stringify({ groups: spec.groups }).replaceAll('> 900', '> 9000'));
    expect(run().stdout + run().stderr).toContain('alertname: MailsWait');
  } finally {
    rmSync(folder, { recursive: true });
  }
});
