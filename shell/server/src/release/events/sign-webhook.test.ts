import { expect, test } from '@jest/globals';
import { webhookSecrets } from '../../config/names.ts';
import { webhookHeaders } from './sign-webhook.ts';

const secret = 'whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw';
const message = {
  id: 'msg_p5jXN8AQM9LWM0D4loKWxJek',
  sentAt: new Date(1_614_265_330_000),
  body: '{"test": 2432232314}',
};
const signature = 'v1,g0hM9SsE+OTPJTGt/tmIKtSyZlE3uFJELVlNIOLJ1OE=';

test('signs the example of Standard Webhooks as all its libraries do', () => {
  expect(webhookHeaders(secret, message)).toEqual({
    'webhook-id': message.id,
    'webhook-timestamp': '1614265330',
    'webhook-signature': signature,
  });
});

test('signs with each of several secrets, so that receivers can change theirs', () => {
  const other = `whsec_${Buffer.alloc(32, 7).toString('base64')}`;
  const signatures = webhookHeaders(`${secret} ${other}`, message)['webhook-signature']?.split(' ') ?? [];
  expect(signatures).toHaveLength(2);
  expect(signatures[0]).toBe(signature);
  expect(signatures[1]).not.toBe(signature);
});

test('knows secrets that are none', () => {
  const isSecret = (text: string) => new RegExp(webhookSecrets).test(text);
  expect([secret, `${secret} ${secret}`, 'MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw', 'whsec_short'].map(isSecret)).toEqual([
    true,
    true,
    false,
    false,
  ]);
});
