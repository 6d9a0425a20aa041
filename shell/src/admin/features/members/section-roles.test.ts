import { describe, expect, test } from '@jest/globals';
import { choiceOf, chosenRoles, roleChoices, rolesOf } from './section-roles.ts';

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

  test('is sent for the sections that have a role', () => {
    expect(chosenRoles({ support: 'editor agent', education: '', community: 'manager' })).toEqual({
      support: ['editor', 'agent'],
      community: ['manager'],
    });
  });
});
