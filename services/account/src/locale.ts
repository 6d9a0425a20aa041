export { localeOf } from '@portal/service-kit';
export type { Locale } from '@portal/service-kit';
