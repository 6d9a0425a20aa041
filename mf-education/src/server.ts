import { createServerSection } from '@portal/kit/server';
import { definition } from './definition.ts';
import myApplications from './widgets/my-applications.tsx';

export default createServerSection(definition, { './widget-my-applications': myApplications });
