import type { SectionDefinition } from '@portal/kit';
import { routes as accountRoutes } from '../account/routes.ts';
import { routes as adminRoutes } from '../admin/routes.ts';
import { shellMessages } from '../messages.ts';
import { routes as searchRoutes } from '../search/routes.ts';

/** The shell's own pages, driven like those of any section. */
export const definition: SectionDefinition = {
  name: 'shell',
  routes: [...searchRoutes, ...accountRoutes, ...adminRoutes],
  messages: shellMessages,
};
