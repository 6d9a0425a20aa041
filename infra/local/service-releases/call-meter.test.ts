import { expect, test } from '@jest/globals';
import { callsIn, since } from './call-meter.ts';

const line = (kind: string, labels: string, count: number) =>
  `http_request_duration_seconds_${kind}{${labels},service="education"} ${count}`;
const view = 'method="GET",route="/api/education/view"';

function metrics({ good, failed }: { good: number; failed: number }): string {
  return [
    '# TYPE http_request_duration_seconds histogram',
    line('bucket', `le="0.002",${view},status="200"`, 0),
    line('bucket', `le="0.005",${view},status="200"`, good),
    line('bucket', `le="+Inf",${view},status="200"`, good + 1),
    line('count', `${view},status="200"`, good + 1),
    line('bucket', `le="0.002",${view},status="500"`, failed),
    line('bucket', `le="+Inf",${view},status="500"`, failed),
    line('count', `${view},status="500"`, failed),
    line('count', 'method="GET",route="/health/ready",status="200"', 99),
  ].join('\n');
}

test('calls are counted by method and route over all codes, without those of machines', () => {
  expect([...callsIn(metrics({ good: 4, failed: 2 })).values()]).toEqual([
    {
      call: 'GET /api/education/view',
      calls: 7,
      failed: 2,
      histogram: [2, 4, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1],
    },
  ]);
});

test('only what is new is told of, and all of a process that has begun anew', () => {
  const [before, now] = [callsIn(metrics({ good: 4, failed: 2 })), callsIn(metrics({ good: 9, failed: 3 }))];
  expect(since(before, now)).toEqual([
    { call: 'GET /api/education/view', calls: 6, failed: 1, histogram: [1, 5, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0] },
  ]);
  expect(since(now, now)).toEqual([]);
  expect(since(now, before)).toMatchObject([{ calls: 7, failed: 2 }]);
  expect(since(undefined, before)).toMatchObject([{ calls: 7, failed: 2 }]);
});
