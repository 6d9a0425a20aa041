import { withOwner, type Retention } from '@portal/service-kit';

const content = { kept: 'content of the site' };

/** What becomes of the rows of the service, which holds nothing about people. */
export const contentRetention: Retention = {
  company: content,
  customer_cases: content,
  home_slides: content,
  offer_facts: content,
  offices: content,
  pictures: { kept: 'content of the site; removed ones 30 days, by their trash' },
  picture_files: withOwner,
  timeline_entries: content,
};
