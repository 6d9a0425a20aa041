import type { Office } from '../../api/content.ts';

/** The office in the three map services people here use, opened on their own sites. */
export function mapLinks({ title, address, latitude, longitude }: Office) {
  const spot = `${latitude},${longitude}`;
  return [
    { key: 'kakao', href: `https://map.kakao.com/link/map/${encodeURIComponent(title)},${spot}` },
    { key: 'naver', href: `https://map.naver.com/p/search/${encodeURIComponent(address)}` },
    { key: 'google', href: `https://www.google.com/maps/search/?api=1&query=${encodeURIComponent(spot)}` },
  ] as const;
}
