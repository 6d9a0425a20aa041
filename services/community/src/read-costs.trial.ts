import { beforeAll, test } from '@jest/globals';
import { expectCheapReads } from '@portal/service-kit/testing';
import { addPosts } from './testing/add-posts.ts';
import { communityForFile, newAdmin } from './testing/community.ts';

/** More than a company like this one has after ten years. */
const rows = 10_000;
const community = communityForFile();
const admin = newAdmin();

beforeAll(() => addPosts(community().service, { rows, authorId: admin.id ?? '' }), 120_000);

test('the worst input known for each read stays within its limits', async () => {
  const { service } = community();
  await expectCheapReads(service, ['news', 'classroom'], { token: service.token(admin) });
}, 300_000);
