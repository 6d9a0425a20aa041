import { expect, test } from '@jest/globals';
import { rateIn } from './watch-version.ts';

test('calls are counted by their status, those of health and metrics are not', () => {
  const text = `# HELP http_request_duration_seconds Time from request to answer
http_request_duration_seconds_count{method="GET",route="/api/news/view",status="200",service="community"} 40
http_request_duration_seconds_count{method="GET",route="/api/news/view",status="503",service="community"} 3
http_request_duration_seconds_count{method="POST",route="/api/news/items",status="400",service="community"} 2
http_request_duration_seconds_count{method="GET",route="/health/ready",status="503",service="community"} 9
http_request_duration_seconds_sum{method="GET",route="/api/news/view",status="200",service="community"} 1.5`;
  expect(rateIn(text)).toEqual({ visits: 45, failed: 3 });
});
