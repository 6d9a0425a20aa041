import { withOwner, type Period, type Retention } from '@portal/service-kit';

/** One that was merged goes with the inquiry whose conversation shows it, and before it. */
export const kept = (column: string) =>
  `coalesce((select ${column} from inquiries shown where shown.id = inquiries.merged_into), inquiries.${column})`;
const completed = `case when ${kept('state')} = 'answered' then ${kept('answered_at')} end`;
const inquiriesThat = (when: string, since: string, days: number): Period => ({
  when,
  since,
  days,
  first: 'merged_into nulls last',
});

/** What becomes of the rows of the service. */
export const supportRetention: Retention = {
  inquiries: [
    inquiriesThat('of an account that is gone, completed', `case when account_deleted then ${completed} end`, 30),
    inquiriesThat('unwanted', `case when ${kept('state')} = 'spam' then ${kept('updated_at')} end`, 90),
    // Three years: records of complaints and disputes, by the enforcement decree of the act on e-commerce, article 6
    inquiriesThat('completed', completed, 3 * 365 + 1),
  ],
  agents: { kept: 'who may be given an inquiry' },
  attachments: withOwner,
  canned_replies: { kept: 'texts of the company' },
  documents: { kept: 'content of the site' },
  inbound_mails: { kept: '30 days, by the job of mails that come in' },
  mail_originals: withOwner,
  messages: withOwner,
  notes: withOwner,
  presence: withOwner,
  satisfaction: withOwner,
  settings: { kept: 'one row' },
  tags: { kept: 'while an inquiry has them' },
  throttle: [{ when: 'last changed', since: 'changed_at', days: 1 }],
};
