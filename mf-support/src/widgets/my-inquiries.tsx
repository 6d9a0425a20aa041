import { createWidget } from '@portal/kit';
import { MyInquiries } from '../features/my-inquiries/my-inquiries.tsx';
import { messages } from '../messages.ts';

/** Has no `load`: what it shows belongs to one member, so only the browser asks for it. */
export default createWidget({
  name: 'my-inquiries',
  section: 'support',
  bundles: ['words', 'my-inquiries'],
  messages,
  Widget: MyInquiries,
});
