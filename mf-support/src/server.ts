import { createServerSection } from '@portal/kit/server';
import { definition } from './definition.ts';
import myInquiries from './widgets/my-inquiries.tsx';

export default createServerSection(definition, { './widget-my-inquiries': myInquiries });
