type Kind = 'text' | 'url' | 'date' | 'number' | 'language';
type Rule = readonly (Kind | `${Uppercase<string>}${string}`)[];

/** Properties of each type by its definition on schema.org, as far as the site uses them; with `!` the site always gives it. */
const TYPES: Record<string, Record<string, Rule>> = {
  AboutPage: { 'url!': ['url'], about: ['Organization', 'text'], mainEntity: ['ItemList'] },
  Answer: { 'text!': ['text'] },
  Article: {
    'headline!': ['text'],
    description: ['text'],
    'inLanguage!': ['language'],
    dateModified: ['date'],
    datePublished: ['date'],
    url: ['url'],
    about: ['Organization'],
    'publisher!': ['Organization'],
  },
  Brand: { 'name!': ['text'] },
  BreadcrumbList: { 'itemListElement!': ['ListItem'] },
  CollectionPage: { 'name!': ['text'], description: ['text'], url: ['url'], mainEntity: ['ItemList'] },
  ContactPage: { 'name!': ['text'], description: ['text'], mainEntity: ['Organization'] },
  ContactPoint: {
    'contactType!': ['text'],
    telephone: ['text'],
    faxNumber: ['text'],
    email: ['text'],
    availableLanguage: ['language'],
  },
  Course: {
    'name!': ['text'],
    'description!': ['text'],
    url: ['url'],
    inLanguage: ['language'],
    keywords: ['text'],
    'provider!': ['Organization'],
    hasCourseInstance: ['CourseInstance'],
  },
  CourseInstance: {
    'courseMode!': ['text'],
    'startDate!': ['date'],
    endDate: ['date'],
    location: ['text', 'Place'],
    maximumAttendeeCapacity: ['number'],
    remainingAttendeeCapacity: ['number'],
  },
  FAQPage: { 'mainEntity!': ['Question'] },
  GeoCoordinates: { 'latitude!': ['number'], 'longitude!': ['number'] },
  ItemList: {
    name: ['text'],
    'itemListElement!': ['ListItem'],
    itemListOrder: ['url'],
    numberOfItems: ['number'],
  },
  ListItem: {
    'position!': ['number'],
    name: ['text'],
    url: ['url'],
    item: ['url', 'Course'],
  },
  NewsArticle: {
    'headline!': ['text'],
    description: ['text'],
    'inLanguage!': ['language'],
    'datePublished!': ['date'],
    dateModified: ['date'],
    image: ['url'],
    'publisher!': ['Organization'],
  },
  Offer: {
    name: ['text'],
    'price!': ['number'],
    'priceCurrency!': ['text'],
    priceSpecification: ['UnitPriceSpecification'],
  },
  Organization: {
    'name!': ['text'],
    url: ['url'],
    description: ['text'],
    foundingDate: ['date'],
    telephone: ['text'],
    faxNumber: ['text'],
    email: ['text'],
    location: ['Place'],
    contactPoint: ['ContactPoint'],
  },
  Place: { name: ['text'], address: ['text'], telephone: ['text'], geo: ['GeoCoordinates'] },
  Product: {
    'name!': ['text'],
    'description!': ['text'],
    category: ['text'],
    url: ['url'],
    brand: ['Brand'],
    manufacturer: ['Organization'],
    offers: ['Offer'],
  },
  Question: { 'name!': ['text'], inLanguage: ['language'], 'acceptedAnswer!': ['Answer'] },
  UnitPriceSpecification: {
    'price!': ['number'],
    'priceCurrency!': ['text'],
    billingDuration: ['number'],
    billingIncrement: ['number'],
    unitCode: ['text'],
  },
};

const KINDS: Record<Kind, (value: unknown) => boolean> = {
  text: (value) => typeof value === 'string' && value.trim() !== '',
  url: (value) => typeof value === 'string' && /^https?:\/\/\S+$/.test(value),
  // ISO 8601, from a year to a moment with its zone
  date: (value) =>
    typeof value === 'string' &&
    /^\d{4}(?:-\d{2}(?:-\d{2}(?:T\d{2}:\d{2}(?::\d{2}(?:\.\d+)?)?(?:Z|[+-]\d{2}:\d{2}))?)?)?$/.test(value),
  number: (value) => typeof value === 'number' && Number.isFinite(value),
  language: (value) => value === 'ko' || value === 'en',
};

const isKind = (name: string): name is Kind => name in KINDS;

function problemsOfValue(value: unknown, rule: Rule, place: string): string[] {
  if (Array.isArray(value)) return value.flatMap((each, index) => problemsOfValue(each, rule, `${place}[${index}]`));
  const type = typeof value === 'object' && value !== null ? (value as Record<string, unknown>)['@type'] : undefined;
  if (typeof type === 'string' && rule.includes(type as Rule[number])) return problemsOf(value, place);
  if (rule.some((name) => isKind(name) && KINDS[name](value))) return [];
  return [`${place} is ${JSON.stringify(value)?.slice(0, 60)}, not ${rule.join(' or ')}`];
}

/** What is wrong with a thing by the definitions above; nothing when it is right. */
function problemsOf(thing: unknown, place: string): string[] {
  const { '@type': type, '@context': _context, ...properties } = thing as Record<string, unknown>;
  const rules = TYPES[String(type)];
  if (!rules) return [`${place} has the type ${String(type)}, which is not known here`];
  const missing = Object.keys(rules).filter(
    (name) => name.endsWith('!') && properties[name.slice(0, -1)] === undefined,
  );
  const wrong = Object.entries(properties).flatMap(([name, value]) => {
    const rule = rules[name] ?? rules[`${name}!`];
    const where = `${place}.${name}`;
    return rule ? problemsOfValue(value, rule, where) : [`${where} is no property of ${String(type)}`];
  });
  return [...missing.map((name) => `${place}.${name.slice(0, -1)} is missing`), ...wrong];
}

/** What is wrong with the JSON-LD of a page. */
export function structuredDataProblems(html: string): string[] {
  return [...html.matchAll(/<script[^>]*application\/ld\+json[^>]*>(.*?)<\/script>/gs)].flatMap(([, json = '']) => {
    const data = JSON.parse(json) as Record<string, unknown>;
    const things = Array.isArray(data['@graph']) ? (data['@graph'] as unknown[]) : [data];
    const context = data['@context'] === 'https://schema.org' ? [] : ['the context is not schema.org'];
    return [
      ...context,
      ...things.flatMap((thing) => problemsOf(thing, String((thing as Record<string, unknown>)['@type']))),
    ];
  });
}
