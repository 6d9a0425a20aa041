import { describe, expect, test } from '@jest/globals';
import { ownerOf, rightSpelling } from './path-owner.ts';

const sections = [
  { name: 'shell', paths: ['/*', '/login'] },
  { name: 'education', paths: ['/education', '/education/*'] },
  { name: 'community', paths: ['/news/*', '/education/classroom', '/education/classroom/*'] },
  { name: 'marketing', paths: ['/'] },
];

describe('the owner of a path', () => {
  test.each([
    ['/', 'marketing'],
    ['/login', 'shell'],
    ['/news', 'community'],
    ['/news/12', 'community'],
    ['/newsletter', 'shell'],
    ['/education/schedule', 'education'],
    ['/education/classroom', 'community'],
    ['/education/classroom/7', 'community'],
    ['/education/classrooms', 'education'],
    ['/nothing/at/all', 'shell'],
  ])('of %s is %s', (path, owner) => {
    expect(ownerOf(path, sections)).toBe(owner);
  });

  test('does not depend on the order of the sections', () => {
    expect(ownerOf('/education/classroom/7', [...sections].reverse())).toBe('community');
  });

  test('is nobody when no pattern fits', () => {
    expect(ownerOf('/about', [{ name: 'marketing', paths: ['/'] }])).toBeUndefined();
  });
});

describe('the spelling of a path', () => {
  const pages = [...sections, { paths: ['/support/smwpForm', '/News/Flash'] }];

  test.each([
    ['/Login', '/login'],
    ['/NEWS/12', '/news/12'],
    ['/news/Title', undefined],
    ['/news', undefined],
    ['/support/smwpform', '/support/smwpForm'],
    ['/support/smwpForm', undefined],
    ['/news/flash', '/News/Flash'],
    ['/EDUCATION/Classroom/7', '/education/classroom/7'],
    ['/Nothing/at/all', undefined],
    ['/', undefined],
  ])('of %s is %s', (path, spelling) => {
    expect(rightSpelling(path, pages)).toBe(spelling);
  });
});
