import { defineService } from '@portal/service-kit';
import type { ServiceDefinition } from '@portal/service-kit';
import { migrations } from '../migrations/index.ts';
import { seedCommunity } from '../seeds/community.ts';
import { classroomRoutes } from './features/classroom/classroom-routes.ts';
import { newsRoutes } from './features/news/news-routes.ts';

/** The boards: news with announcements, and the classroom. */
export const communityService: ServiceDefinition = defineService({
  name: 'community',
  bases: {
    news: newsRoutes,
    classroom: classroomRoutes,
  },
  migrations,
  seed: ({ db }) => seedCommunity(db, new Date()),
});
