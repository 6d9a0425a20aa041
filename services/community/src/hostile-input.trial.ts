import { beforeAll, expect, test } from '@jest/globals';
import { expectNoServerErrors } from '@portal/service-kit/testing';
import { communityForFile, newAdmin } from './testing/community.ts';

const community = communityForFile();
const admin = newAdmin();
const texts = { title: 'Title', content: 'Text', version: '1', fileName: 'a.txt' };
const news = {
  ...texts,
  titleEn: 'Title',
  contentEn: 'Text',
  imageAlt: 'Alt',
  startDate: '2030-01-01',
  status: 'hidden',
  type: 'news',
};
let ids: Record<string, number>;

beforeAll(async () => {
  ids = { classroomId: await community().post(admin), newsId: await community().news(admin) };
});

test.each(['news', 'classroom'])(
  'no value that cannot be stored is a fault of the service: %s',
  async (base) => {
    const forms = {
      writeNews: news,
      editNews: { ...news, newsId: String(ids['newsId']) },
      editClassroom: { ...texts, type: 'free', classroomId: String(ids['classroomId']) },
    };
    const { service } = community();
    expect(
      await expectNoServerErrors(service, base, { token: service.token(admin), forms, values: ids }),
    ).toBeGreaterThan(200);
  },
  60_000,
);
