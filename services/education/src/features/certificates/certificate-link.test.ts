import { expect, test } from '@jest/globals';
import { createCertificateLinks } from './certificate-link.ts';

const config = { EDUCATION_RECEIPT_SECRET: 'secret', PUBLIC_ORIGIN: 'https://www.example.com' };
const links = createCertificateLinks(config);
const number = 'SE-2026-7K3M9QF2XA';

test('a mailed link leads to the page of its certificate, and its key opens that one alone', () => {
  const [page, key] = links.mailedLinkOf(number, 'en').split('#');
  expect(page).toBe(`https://www.example.com/education/certificates/${number}?lang=en`);
  expect(links.opens(key, number)).toBe(true);
  expect(links.opens(key, 'SE-2026-7K3M9QF2XB')).toBe(false);
  expect(createCertificateLinks({ ...config, EDUCATION_RECEIPT_SECRET: 'other' }).opens(key, number)).toBe(false);
});

test.each([undefined, '', 'x', 'A'.repeat(22)])('the key %s opens nothing', (key) =>
  expect(links.opens(key, number)).toBe(false),
);
