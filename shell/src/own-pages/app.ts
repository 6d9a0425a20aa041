import { createSectionApp } from '@portal/kit';
import { definition } from './definition.ts';

export default createSectionApp(definition);
