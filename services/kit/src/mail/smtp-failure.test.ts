import { describe, expect, test } from '@jest/globals';
import { smtpFailureOf } from './smtp-failure.ts';

const failure = (response: string) =>
  smtpFailureOf(
    Object.assign(new Error(response), { code: 'EENVELOPE', response, responseCode: Number(response.slice(0, 3)) }),
  );

describe('a mail that was not sent', () => {
  test.each([
    '550 5.4.5 Daily user sending limit exceeded. For more information on Gmail sending limits go to',
    '550-5.4.5 Daily SMTP relay sending limit exceeded for customer.',
    '550 5.1.90 Your message can not be sent because you have reached your daily limit for message recipients',
    '550 5.7.232 Your message can not be sent because your tenant exceeded its limit',
    '454 Throttling failure: Daily message quota exceeded.',
    '454 4.7.0 Too many messages; try again later',
    '421 4.7.0 Too many messages, slow down',
    '452 4.3.1 Hourly sending quota reached',
    '550 Domain example.com has exceeded the max emails per hour (100/100) allowed: sending limit. Message discarded.',
    '554 5.7.1 The daily limit of this account was reached',
    '554 5.7.0 Your account has exceeded the maximum number of e-mails per 24 hours',
    '550 5.4.6 Unusual sending activity detected',
    '550 5.7.705 Access denied, tenant has exceeded threshold',
    '550 Maximum credits exceeded',
    '554 5.7.1 Too many recipients today',
    '552 5.2.3 일일 발송 한도를 초과하였습니다',
    '550 5.7.1 보낸 메일이 하루 제한을 초과했습니다',
  ])('waits with all others: %s', (response) => {
    expect(failure(response)).toMatchObject({ isLimit: true, isPermanent: false });
  });

  test.each(['5.4.5', '5.1.90', '5.7.232', '5.7.233', '5.7.236'])(
    'waits with all others by the code %s alone',
    (code) => {
      expect(failure(`550 ${code} 전송이 거부되었습니다`)).toMatchObject({ isLimit: true, isPermanent: false });
    },
  );

  test.each([
    '550 5.1.1 <kim@example.com> User unknown',
    '550 no such user',
    '553 5.1.3 Bad address',
    '552 5.3.4 Message size exceeds the message limit of 25 MB',
    '552 5.2.2 The mailbox is over its sending quota',
    '554 5.7.1 Message rejected as spam',
    '552 5.2.2 받는 편지함의 용량을 초과했습니다',
    '552 5.3.4 보낸 메일의 크기가 제한을 초과했습니다',
    '550 5.7.1 Relay access denied',
  ])('has failed for good, by itself: %s', (response) => {
    expect(failure(response)).toMatchObject({ isLimit: false, isPermanent: true });
  });

  test.each([
    '421 4.3.2 Service shutting down',
    '450 4.2.1 The recipient is receiving mail at a rate over its limit',
    '451 4.7.1 Greylisted',
    '452 4.2.2 The mailbox quota is used up',
    '535 5.7.8 Bad credentials',
  ])('is tried again, by itself: %s', (response) => {
    expect(failure(response)).toMatchObject({ isLimit: false, isPermanent: false });
  });

  test('is logged by its codes alone', () => {
    expect(failure('550-5.1.1 <kim@example.com>').reason).toBe('EENVELOPE 550 5.1.1');
    expect(smtpFailureOf(new Error('kim@example.com')).reason).toBe('Error');
    expect(smtpFailureOf('kim@example.com')).toEqual({ reason: 'unknown', isPermanent: false, isLimit: false });
  });
});
