/** A team with its section and its service. */
export interface Team {
  /** Of both. */
  name: 'education' | 'community';
  /** What its page of a list loads. */
  call: string;
  /** A file of its service. */
  routes: string;
  /** In that file: what responds to the call that its page of a list makes. */
  handler: string;
}

export const teams: readonly Team[] = [
  {
    name: 'education',
    call: '/api/education/view',
    routes: 'dist/src/features/trainings/training-routes.js',
    handler: '=> trainings.view(',
  },
  {
    name: 'community',
    call: '/api/news/view',
    routes: 'dist/src/features/posts/board-read-routes.js',
    handler: '=> service.view(',
  },
];

/** What a release is to go through. */
export type Kind = 'live' | 'canary' | 'rolled back' | 'canary back' | 'refused' | 'healed' | 'canary healed';

export const sectionKinds: readonly Kind[] = [
  ...(['live', 'canary', 'live', 'refused', 'live', 'rolled back', 'healed'] as const),
  ...(['live', 'canary back', 'canary healed', 'refused', 'canary', 'live'] as const),
];
export const serviceKinds: readonly Kind[] = [
  ...(['live', 'live', 'canary', 'refused', 'live', 'rolled back'] as const),
  ...(['healed', 'live', 'canary back', 'refused', 'canary', 'live'] as const),
];

export interface Outcome {
  team: string;
  what: 'section' | 'service';
  kind: Kind;
  version: string;
  /** From the command until visitors had it, or until it was refused. */
  ms: number;
  /** From the first moment at which it was broken until it was taken back. */
  healedMs?: number;
}

/** What its team is told of a release by the webhook. */
export function noticesOf({ team, what, kind }: Outcome): string[] {
  if (kind === 'refused') return [`release.refused ${what} ${team}`];
  if (kind.endsWith('healed')) return [`release.healed ${what} ${team}`];
  return kind === 'rolled back' || kind === 'canary back' ? [`release.rolled_back ${what} ${team}`] : [];
}
