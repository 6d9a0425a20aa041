import { runMaintenance } from '@portal/service-kit';
import type { SupportApp } from './config.ts';
import type { Inbound } from './features/inbound/inbound-service.ts';
import type { Satisfaction } from './features/satisfaction/satisfaction-service.ts';
import type { Tags } from './features/tags/tag-repository.ts';
import type { Attachments } from './features/attachments/attachment-service.ts';
import { clearDeletedAccounts } from './features/erasing/erasing-repository.ts';

interface Needs {
  attachments: Attachments;
  inbound: Inbound | undefined;
  satisfaction: Satisfaction;
  tags: Tags;
}

/** Maintenance jobs of the service, every ten minutes. */
export function addMaintenance(app: SupportApp, { attachments, inbound, satisfaction, tags }: Needs): void {
  runMaintenance(app, {
    everyMs: 10 * 60_000,
    jobs: {
      'clear deleted accounts': () => clearDeletedAccounts(app.db),
      'remove uploads that were never sent, and files without a row': () => attachments.sweep(),
      'clean pictures that were stored with metadata': () => attachments.clean(),
      'forget mails that came in long ago': async () => inbound?.maintain(),
      'ask those who were answered a day ago': () => satisfaction.ask(),
      'forget tags that no inquiry has': () => tags.forgetUnused(),
    },
  });
}
