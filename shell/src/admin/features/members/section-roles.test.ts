import { describe, expect, test } from '@jest/globals';
import { choiceOf, chosenRoles, roleChoices, rolesOf, usefulChoices } from './section-roles.ts';

describe('what a member may do in a section', () => {
  test.each([
    [undefined, ''],
    [[], ''],
    [['editor'], 'editor'],
    [['agent'], 'agent'],
    [['agent', 'editor'], 'editor agent'],
    [['manager'], 'manager'],
    [['editor', 'manager', 'agent'], 'manager'],
  ] as const)('%j is the choice "%s"', (held, choice) => {
    expect(choiceOf(held)).toBe(choice);
  });

  test.each(roleChoices)('the choice "%s" comes back from its roles', (choice) => {
    expect(choiceOf(rolesOf(choice))).toBe(choice);
  });

  test('is offered as agent only where a view is for agents, or where the member is one', () => {
    const view = (access: 'editor' | 'agent') => ({
      id: 'a',
      path: '/admin/a',
      order: 1,
      access,
      name: { ko: '', en: '' },
    });
    expect(usefulChoices([view('editor'), view('agent')], '')).toEqual(roleChoices);
    expect(usefulChoices(undefined, '')).toEqual(roleChoices);
    expect(usefulChoices([view('editor')], '')).toEqual(['', 'editor', 'manager']);
    expect(usefulChoices([view('editor')], 'agent')).toEqual(['', 'editor', 'agent', 'manager']);
  });

  test('is sent for the sections that have a role', () => {
    expect(chosenRoles({ support: 'editor agent', education: '', community: 'manager' })).toEqual({
      support: ['editor', 'agent'],
      community: ['manager'],
    });
  });
});
