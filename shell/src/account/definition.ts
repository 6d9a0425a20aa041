import type { SectionDefinition } from '@portal/kit';
import { shellMessages } from '../messages.ts';
import { routes } from './routes.ts';

export const definition: SectionDefinition = { name: 'shell', routes, messages: shellMessages };
