import type { Manifest } from './manifests.ts';

interface Container {
  name: string;
  image?: string;
  securityContext?: {
    allowPrivilegeEscalation?: boolean;
    readOnlyRootFilesystem?: boolean;
    privileged?: boolean;
    capabilities?: { drop?: string[]; add?: string[] };
  };
  resources?: { requests?: Record<string, string>; limits?: Record<string, string> };
  readinessProbe?: object;
  livenessProbe?: object;
}

interface PodSpec {
  containers: Container[];
  initContainers?: Container[];
  automountServiceAccountToken?: boolean;
  serviceAccountName?: string;
  hostNetwork?: boolean;
  hostPID?: boolean;
  securityContext?: { runAsNonRoot?: boolean; seccompProfile?: { type?: string } };
  volumes?: { hostPath?: object }[];
}

interface Workload extends Manifest {
  spec: { strategy?: { rollingUpdate?: { maxUnavailable?: unknown } }; template: { spec: PodSpec } };
}

type Rule = [text: string, isKept: boolean];

/** The last part of an image's name says `name:tag`. */
function hasTag(image: string): boolean {
  const [, tag = ''] = image.slice(image.lastIndexOf('/') + 1).split(':');
  return tag !== '' && tag !== 'latest';
}

function containerRules({ image = '', securityContext, resources }: Container): Rule[] {
  const { capabilities, ...context } = securityContext ?? {};
  return [
    ['has no tag of its own', image.includes('@sha256:') || hasTag(image)],
    ['may gain privileges', context.allowPrivilegeEscalation === false && context.privileged !== true],
    ['may write into its root file system', context.readOnlyRootFilesystem === true],
    ['keeps capabilities', capabilities?.drop?.includes('ALL') === true && (capabilities.add ?? []).length === 0],
    ['has no limit of memory', resources?.limits?.['memory'] !== undefined],
    ['requests no CPU and memory', ['cpu', 'memory'].every((name) => resources?.requests?.[name] !== undefined)],
  ];
}

function podRules({ securityContext, ...pod }: PodSpec): Rule[] {
  return [
    ['may run as root', securityContext?.runAsNonRoot === true],
    ['has no seccomp profile', securityContext?.seccompProfile?.type === 'RuntimeDefault'],
    ['gets a token of the cluster', pod.automountServiceAccountToken === false],
    ['has no service account of its own', pod.serviceAccountName !== undefined],
    ['uses the host', !pod.hostNetwork && !pod.hostPID && !(pod.volumes ?? []).some(({ hostPath }) => hostPath)],
  ];
}

function workloadRules({ kind, spec }: Workload): Rule[] {
  if (kind !== 'Deployment') return [];
  const [container] = spec.template.spec.containers;
  return [
    ['loses a pod in a roll-out', spec.strategy?.rollingUpdate?.maxUnavailable === 0],
    ['has no probes', container?.readinessProbe !== undefined && container.livenessProbe !== undefined],
  ];
}

function broken(name: string, rules: Rule[]): string[] {
  return rules.filter(([, isKept]) => !isKept).map(([text]) => `${name} ${text}`);
}

function targetsOf(
  manifests: Manifest[],
  kind: string,
  target: (manifest: Manifest) => string | undefined,
): Set<string | undefined> {
  return new Set(manifests.filter((manifest) => manifest.kind === kind).map(target));
}

/**
 * What rendered manifests break of the rules of this site: Kubernetes' restricted profile, images with a tag, requests and limits,
 * roll-outs without a gap, a disruption budget and an autoscaler for each Deployment, and a network that is closed by default.
 */
export function policyFaults(manifests: Manifest[]): string[] {
  const workloads = manifests.filter(({ kind }) => kind === 'Deployment' || kind === 'Job') as Workload[];
  const faults = workloads.flatMap((workload) => {
    const name = `${workload.kind} ${workload.metadata.name}`;
    const pod = workload.spec.template.spec;
    return [
      ...broken(name, [...workloadRules(workload), ...podRules(pod)]),
      ...[...pod.containers, ...(pod.initContainers ?? [])].flatMap((container) =>
        broken(`${name}: ${container.name}`, containerRules(container)),
      ),
    ];
  });
  const deployments = workloads.filter(({ kind }) => kind === 'Deployment').map(({ metadata }) => metadata.name);
  if (deployments.length === 0) return faults;
  const budgets = targetsOf(manifests, 'PodDisruptionBudget', ({ metadata }) => metadata.name);
  const scalers = targetsOf(
    manifests,
    'HorizontalPodAutoscaler',
    ({ spec }) => (spec as { scaleTargetRef: { name: string } }).scaleTargetRef.name,
  );
  const isClosed = manifests.some(({ kind, spec }) => {
    const { podSelector, policyTypes, ingress, egress } = (spec ?? {}) as Record<string, unknown>;
    const types = policyTypes as string[] | undefined;
    return (
      kind === 'NetworkPolicy' &&
      JSON.stringify(podSelector) === '{}' &&
      types?.length === 2 &&
      ingress === undefined &&
      egress === undefined
    );
  });
  return [
    ...faults,
    ...deployments.filter((name) => !budgets.has(name)).map((name) => `Deployment ${name} has no disruption budget`),
    ...deployments.filter((name) => !scalers.has(name)).map((name) => `Deployment ${name} has no autoscaler`),
    ...(isClosed ? [] : ['the network is open by default']),
  ];
}
