import type { SectionDefinition } from '@portal/kit';
import { messages } from './messages.ts';
import { routes } from './routes.ts';

export const definition: SectionDefinition = { name: 'education', routes, messages };
