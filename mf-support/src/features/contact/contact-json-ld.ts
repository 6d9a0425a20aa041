import type { Settled } from '@portal/kit';
import type { Company } from '../../api/company.ts';

/** A page of forms as schema.org's ContactPage, with the company's phone, fax and e-mail where they are known. */
export function contactPage(name: string, description: string, company: Settled<Company>): Record<string, unknown> {
  const page = { '@context': 'https://schema.org', '@type': 'ContactPage', name, description };
  if (!company.ok) return page;
  const { name: legalName, phone, fax, email } = company.value;
  return {
    ...page,
    mainEntity: {
      '@type': 'Organization',
      name: legalName,
      contactPoint: {
        '@type': 'ContactPoint',
        contactType: 'customer support',
        telephone: phone,
        faxNumber: fax,
        email,
        availableLanguage: ['ko', 'en'],
      },
    },
  };
}
