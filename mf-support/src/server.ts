import { createServerSection } from '@portal/kit/server';
import { definition } from './definition.ts';

export default createServerSection(definition);
