import type { StoredEvent } from './release-event-repository.ts';

/** What a webhook says; see infra/docs/runbooks/releases.md. Nothing of it names a person. */
export interface WebhookMessage {
  type: `release.${'refused' | 'healed' | 'rolled_back' | 'held'}`;
  /** When it happened. */
  timestamp: string;
  data: {
    kind: 'section' | 'service';
    name: string;
    section: string;
    version: string;
    live?: string;
    by: StoredEvent['movedBy'];
    reason?: string;
    findings: StoredEvent['findings'];
    /** For people who may see it. */
    url: string;
  };
}

const types = { refused: 'refused', healed: 'healed', 'rolled-back': 'rolled_back', held: 'held' } as const;

/** The page that shows the versions of a section or of a service. */
export const pageOf = ({ kind, name, section }: Pick<StoredEvent, 'kind' | 'name' | 'section'>): string =>
  kind === 'service' ? `/admin/releases/${section}/services/${name}` : `/admin/releases/${section}`;

/** An event as receivers of the webhook get it. */
export function webhookMessage(publicOrigin: string, event: StoredEvent): WebhookMessage {
  const { kind, name, section, version, live, movedBy, reason, findings } = event;
  return {
    type: `release.${types[event.event]}`,
    timestamp: event.happenedAt.toISOString(),
    data: {
      kind,
      name,
      section,
      version,
      ...(live !== null && { live }),
      by: movedBy,
      ...(reason !== null && { reason }),
      findings,
      url: publicOrigin + pageOf(event),
    },
  };
}
