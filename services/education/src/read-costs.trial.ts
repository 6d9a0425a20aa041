import { beforeAll, test } from '@jest/globals';
import { expectCheapReads } from '@portal/service-kit/testing';
import { addApplications } from './testing/add-applications.ts';
import { admin, educationForFile } from './testing/education.ts';

/** More than a company like this one has after ten years. */
const rows = 10_000;
const education = educationForFile();

beforeAll(() => addApplications(education().service, { rows, trainings: 200 }), 120_000);

test('the worst input known for each read stays within its limits', async () => {
  const { service } = education();
  await expectCheapReads(service, ['education'], { token: service.token(admin) });
}, 300_000);
