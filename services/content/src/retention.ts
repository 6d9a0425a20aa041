import { withOwner, type Retention } from '@portal/service-kit';

const content = { kept: 'content of the site' };
const entries = { kept: 'content of the site; removed ones 30 days, by their trash' };

/** What becomes of the rows of the service, which holds nothing about people. */
export const contentRetention: Retention = {
  company: content,
  customer_cases: entries,
  home_slides: entries,
  offer_facts: entries,
  offices: entries,
  pictures: entries,
  picture_files: withOwner,
  timeline_entries: entries,
};
