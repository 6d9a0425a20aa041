import type { LoadContext } from '../api/client.ts';
import { readCompany } from '../api/company.ts';

/** What stands beside the application forms. */
export function loadContact({ api, locale, signal }: LoadContext) {
  return readCompany({ api, locale, signal });
}
