import { defineService, mediaRoutes, quotasOf, searchRoute } from '@portal/service-kit';
import type { ServiceDefinition } from '@portal/service-kit';
import { migrations } from '../migrations/index.ts';
import { seedCommunity } from '../seeds/community.ts';
import { answerRoutes } from './features/answers/answer-routes.ts';
import { boardRoutes } from './features/posts/board-routes.ts';
import { groups } from './features/boards/boards.ts';
import { returnedTemplate } from './features/moderation/returned-mail.ts';
import { boardPostRoutes, publishingRoutes } from './features/moderation/moderation-routes.ts';
import { communityPersonalData } from './features/personal-data/personal-data.ts';
import { boardMedia } from './features/moderation/board-media-repository.ts';
import { addMaintenance } from './maintenance.ts';
import { communityQuotas } from './quotas.ts';
import { communityOverview } from './overview-repository.ts';
import { communityLookup, communityPerson } from './record-repository.ts';
import { communityRetention } from './retention.ts';

/** In the order of responses of the search. */
const foundKinds = [...groups.news.boards, ...groups.classroom.boards].map(({ name }) => name);

/** The boards: news with announcements, and the classroom. */
export const communityService: ServiceDefinition = defineService({
  name: 'community',
  bases: {
    news: (app) => {
      addMaintenance(app);
      boardRoutes(app, groups.news);
      publishingRoutes(app, groups.news);
      const quotas = quotasOf(app, communityQuotas);
      mediaRoutes(app, {
        ...boardMedia,
        beforeUpload: (request) => quotas.take(request, ['uploads-per-account', 'uploads-per-address']),
      });
      searchRoute(app, { operationId: 'searchCommunity', kinds: foundKinds });
    },
    classroom: (app) => {
      boardRoutes(app, groups.classroom);
      answerRoutes(app);
      boardPostRoutes(app);
    },
  },
  migrations,
  retention: communityRetention,
  quotas: communityQuotas,
  personalData: communityPersonalData,
  mails: [returnedTemplate],
  overview: communityOverview,
  person: communityPerson,
  lookup: communityLookup,
  seed: ({ db, files }) => seedCommunity(db, files, new Date()),
});
