import { OfficeDetails } from '../../features/location/office-details.tsx';
import type { PreviewProps } from './preview-props.ts';
import { textsIn } from './texts-in.ts';

const names = ['title', 'address', 'subwayStation', 'subwayDirections', 'busStop', 'busDirections'];

export function OfficePreview({ body, locale }: PreviewProps) {
  const { lang, texts } = textsIn(names, body, locale);
  const text = (name: string) => String(body[name] ?? '');
  const office = {
    key: text('key') === 'namyangju' ? ('namyangju' as const) : ('magok' as const),
    lang,
    title: texts['title'] ?? '',
    address: texts['address'] ?? '',
    latitude: Number(text('latitude')),
    longitude: Number(text('longitude')),
    subwayStation: texts['subwayStation'] || null,
    subwayDirections: texts['subwayDirections'] || null,
    busStop: texts['busStop'] ?? '',
    busNumbers: body['busNumbers'] as string[],
    busDirections: texts['busDirections'] ?? '',
    phone: text('phone'),
    secondPhone: text('secondPhone') || null,
    fax: text('fax'),
    email: text('email'),
  };
  return (
    <>
      <h3>{office.title}</h3>
      <OfficeDetails office={office} />
    </>
  );
}
