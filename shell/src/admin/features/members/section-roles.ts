import type { AdminView } from '@portal/contract';
import type { SectionRole } from '@portal/kit';
import type { SectionRoles } from '../../../api/members.ts';

/** What a member may do in one section; a manager is editor and agent too. */
export const roleChoices = ['', 'editor', 'agent', 'editor agent', 'manager'] as const;
export type RoleChoice = (typeof roleChoices)[number];

/** The choice that says what these roles allow. */
export function choiceOf(held: readonly SectionRole[] = []): RoleChoice {
  if (held.includes('manager')) return 'manager';
  const both = (['editor', 'agent'] as const).filter((role) => held.includes(role));
  return both.join(' ') as RoleChoice;
}

/**
 * The choices that are of use in a section with these views: an agent is, where a view is for agents. The present choice stays
 * among them. All are, where nobody knows: in a section without views for admins, or off the site for a while.
 */
export function usefulChoices(views: readonly AdminView[] | undefined, present: string): readonly RoleChoice[] {
  const hasWorkForAgents = !views || views.some(({ access }) => access === 'agent' || access === 'staff');
  return roleChoices.filter((choice) => hasWorkForAgents || choice === present || !rolesOf(choice).includes('agent'));
}

/** The roles of a choice. */
export const rolesOf = (choice: string): SectionRole[] => choice.split(' ').filter(Boolean) as SectionRole[];

/** The roles in all sections, those with none left out. */
export function chosenRoles(choices: Record<string, string>): SectionRoles {
  const chosen = Object.entries(choices).map(([section, choice]) => [section, rolesOf(choice)] as const);
  return Object.fromEntries(chosen.filter(([, roles]) => roles.length > 0));
}
