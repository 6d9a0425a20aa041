import { optionalMember } from '@portal/service-kit';
import type { ServiceApp } from '@portal/service-kit';
import { readerOf } from '../../reader.ts';
import { createNewsRepository } from './news-repository.ts';
import { NewsDetailQuery, NewsDetailSchema, NewsListQuery, NewsListSchema } from './news-schemas.ts';
import { createNewsService } from './news-service.ts';

export function newsRoutes(app: ServiceApp): void {
  const news = createNewsService(createNewsRepository(app.db));

  app.get('/view', {
    onRequest: optionalMember,
    schema: {
      operationId: 'viewNews',
      summary: 'One page of news or announcements',
      querystring: NewsListQuery,
      response: { 200: NewsListSchema },
    },
  }, (request) => news.view(request.query, readerOf(request)));

  app.get('/detail', {
    onRequest: optionalMember,
    schema: {
      operationId: 'viewNewsDetail',
      summary: 'One item with its neighbours',
      querystring: NewsDetailQuery,
      response: { 200: NewsDetailSchema },
    },
  }, (request) => news.detail(request.query.newsId, request.query.lang ?? 'ko', readerOf(request)));
}
