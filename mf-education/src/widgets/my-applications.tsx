import { createWidget } from '@portal/kit';
import { MyApplications } from '../features/application/my-applications.tsx';
import { messages } from '../messages.ts';

/** Shown on My page. Whose applications they are is known in the browser only, and so nothing is loaded before. */
export default createWidget({
  name: 'my-applications',
  section: 'education',
  bundles: ['schedule', 'training', 'application'],
  messages,
  Widget: () => <MyApplications />,
});
