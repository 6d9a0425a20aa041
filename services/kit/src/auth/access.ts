import 'fastify';

/** What a member may be in a section: writes and publishes its content; works with people's data; both, with settings and releases. */
export const sectionRoles = ['editor', 'agent', 'manager'] as const;
export type SectionRole = (typeof sectionRoles)[number];

/**
 * Who may call an operation. `optional`: everybody, and with a session it is known whose. `verified`: a member whose address is
 * verified. A role: everybody who has it in the section of the service, a manager and an administrator included.
 */
export const accesses = ['public', 'optional', 'member', 'verified', ...sectionRoles, 'administrator'] as const;
export type Access = (typeof accesses)[number];

/**
 * Why an operation asks people with a second factor for a recent one. At each call: it sends people's `data` out as a whole, sends
 * or shapes `mail`, gives or takes `rights`, or runs `code`. Beyond what a session may do without: it reads `rows` of people, or
 * sends `mails` in the course of work (`step-up-allowance.ts`).
 */
export const stepUps = ['data', 'mail', 'rights', 'code', 'rows', 'mails'] as const;
export type StepUp = (typeof stepUps)[number];

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Who may call it; every route of a service says it. */
    access?: Access;
    /** What it does that a session alone is not enough for: of those who have a second factor, the last proof must be recent. */
    stepUp?: StepUp | /** As earlier versions say `data`. */ true;
  }
}

/** Whose rights are judged. A SessionUser is one. */
export interface Rights {
  role: 'admin' | 'member';
  /** Section → what the person may do there. */
  roles: Record<string, SectionRole[]>;
}

export function isSectionRole(value: unknown): value is SectionRole {
  return (sectionRoles as readonly unknown[]).includes(value);
}

/** Whether somebody has a role in a section. Managers have every role of theirs, administrators all of all sections. */
export function hasRole(user: Rights | undefined, role: SectionRole, section: string): boolean {
  if (user === undefined) return false;
  if (user.role === 'admin') return true;
  const held = Object.hasOwn(user.roles, section) ? (user.roles[section] ?? []) : [];
  return held.includes(role) || held.includes('manager');
}

/** Whether somebody works for a section in any role. */
export function isStaff(user: Rights | undefined, section: string | undefined): boolean {
  if (user?.role === 'admin') return true;
  return section !== undefined && sectionRoles.some((role) => hasRole(user, role, section));
}
