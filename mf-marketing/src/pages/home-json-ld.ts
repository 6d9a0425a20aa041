import type { Translate } from '@portal/kit';
import type { HomeData } from './home-loader.ts';

/** The company as schema.org's Organization, with an address and contact a known office. */
export function organizationOf({ origin, offices }: HomeData, t: Translate): Record<string, unknown> {
  const list = offices.ok ? offices.value : [];
  const first = list[0];
  return {
    '@context': 'https://schema.org',
    '@type': 'Organization',
    name: t('common.company'),
    url: `${origin}/`,
    foundingDate: '2018',
    description: t('home.head.description'),
    ...(first && { telephone: first.phone, faxNumber: first.fax, email: first.email }),
    location: list.map(({ title, address, latitude, longitude, phone }) => ({
      '@type': 'Place',
      name: title,
      address,
      telephone: phone,
      geo: { '@type': 'GeoCoordinates', latitude, longitude },
    })),
  };
}
