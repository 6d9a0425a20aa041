import type { Migrations } from '@portal/service-kit';
import * as news from './001-news.ts';
import * as classroom from './002-classroom.ts';

export const migrations: Migrations = {
  '001-news': news,
  '002-classroom': classroom,
};
