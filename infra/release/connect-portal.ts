import type { MoveCall, PreviewLink, Problem, ProvedRelease, Readiness, ReleaseOverview } from '@portal/contract';

/** The running portal as the release tool calls it. Every call rejects with lines for the reader. */
export interface ReleasePortal {
  origin: string;
  token(): Promise<string>;
  publish(section: string, archive: Buffer): Promise<unknown>;
  prove(section: string, version: string): Promise<ProvedRelease>;
  move(section: string, action: 'live' | 'canary' | 'promote' | 'rollback', body: MoveCall): Promise<ReleaseOverview>;
  overview(section: string): Promise<ReleaseOverview>;
  /** Takes the section off the site. */
  withdraw(section: string, reason: string | undefined): Promise<unknown>;
  /** `ready` or `down`, by the names of the services that it knows. */
  services(): Promise<NonNullable<Readiness['services']>>;
  /** Number of the process that runs it, when it is one of this machine's. */
  supervisor: number | undefined;
  /** A link that shows one version to who follows it. */
  preview(section: string, version: string): Promise<string>;
  /** A link by which a browser on this machine gets the section from a dev server here, and when it ends (ISO time). */
  previewDevServer(section: string, origin: string, minutes: number): Promise<PreviewLink>;
}

/** What people see most, in words. */
const explained: Record<string, string> = {
  unauthorized:
    'the portal does not know this token: `npm run release -- <section> token` prints the one of a local portal',
  forbidden: 'this token belongs to another section',
  'unknown-version': 'the portal has no such version: publish it first',
};

/** Node trusts public authorities alone. */
function hintOf(error: unknown): string {
  const { code } = ((error as Error).cause ?? {}) as { code?: string };
  return code && /CERT|ISSUER/.test(code)
    ? "\n  → its certificate is of no public authority: name that authority's file, as in NODE_EXTRA_CA_CERTS=ca.pem npm run …"
    : '';
}

/** The portal at an origin, for the section of the token; `supervisor` is the number of the process that runs it here. */
export function connectPortal(origin: string, token: string, supervisor?: number): ReleasePortal {
  const releases = `${origin}/api/portal/releases`;
  async function call<T>(url: string, init: RequestInit = {}): Promise<T> {
    const headers = { authorization: `Bearer ${token}`, ...init.headers };
    const answer = await fetch(url, { ...init, headers }).catch((error: unknown) => {
      throw new Error(`${origin} does not answer (${String((error as Error).cause ?? error)})${hintOf(error)}`);
    });
    const body = (await answer.json().catch(() => ({}))) as T & Partial<Problem>;
    if (!answer.ok) throw new Error(failureText(answer.status, body));
    return body;
  }
  const post = <T>(url: string, body: object): Promise<T> =>
    call<T>(url, { method: 'POST', body: JSON.stringify(body), headers: { 'content-type': 'application/json' } });
  return {
    origin,
    token: async () => token,
    publish: (section, archive) =>
      call(`${releases}/${section}`, {
        method: 'POST',
        body: new Uint8Array(archive),
        headers: { 'content-type': 'application/x-tar' },
      }),
    prove: (section, version) => post(`${releases}/${section}/proof`, { version }),
    move: (section, action, body) => post(`${releases}/${section}/${action}`, body),
    withdraw: (section, reason) => post(`${releases}/${section}/withdraw`, { reason }),
    services: async () => (await call<Readiness>(`${origin}/health/ready`)).services ?? {},
    supervisor,
    overview: (section) => call(`${releases}/${section}`),
    preview: async (section, version) => (await post<PreviewLink>(`${releases}/${section}/preview`, { version })).url,
    previewDevServer: (section, devOrigin, minutes) =>
      post(`${releases}/${section}/preview`, { origin: devOrigin, minutes }),
  };
}

function failureText(status: number, { code, detail, findings }: Partial<Problem>): string {
  if (findings)
    return ['refused:', ...findings.map(({ code: of, cause, mend }) => `  ${of}: ${cause}\n    → ${mend}`)].join('\n');
  return `The portal answers ${status} ${code ?? ''}: ${explained[code ?? ''] ?? detail ?? 'see its log'}`;
}
