import { codeOf } from '@portal/runtime';

/** Why a mail was not sent, and what follows from it. */
export interface SmtpFailure {
  /** Codes only: the text of SMTP errors repeats the address. Such as `EENVELOPE 550 5.1.1`. */
  reason: string;
  /** The same mail would fail again: its address or content was refused. */
  isPermanent: boolean;
  /** The account may send nothing for a while, whatever the mail. */
  isLimit: boolean;
}

const shownLetters = 200;
/** RFC 3463, behind the code of RFC 5321. */
const enhancedCode = /^\d{3}[ -](\d\.\d{1,3}\.\d{1,3})\b/;
/** Google's daily limit; limits of Exchange Online for recipients a day, and of new tenants. */
const limitCodes = new Set(['5.4.5', '5.1.90', '5.7.232', '5.7.233', '5.7.236']);
/** As many providers say it, with codes of all kinds. */
const limitWords = [
  /\b(?:daily|hourly|sending|relay|message|mail|rate|recipient|submission)\w*\b.{0,60}(?:limit|quota)/i,
  /(?:limit|quota).{0,60}\b(?:day|daily|hour|minute)|\b(?:per|in|each) (?:day|hour|minute|24)|\btoday\b/i,
  /\b(?:sender|tenant|your account)\b.{0,60}(?:limit|quota|threshold)/i,
  /too many (?:messages|e-?mails|mails)|throttl|submissionquota|maximum credits|unusual sending/i,
  /(?:일일|하루|시간당|발송|전송|보낸).{0,40}(?:한도|제한|초과)/,
];
/** Limits of one mail or one mailbox. */
const ownLimit = /\bsize\b|too (?:large|big)|mailbox|storage|disk|over ?quota|크기|용량|편지함|메일함/i;
const ownCode = /^\d\.(?:1|2\.[12]|3\.4)/;

const isPermanentCode = (code: number): boolean => code >= 550 && code < 560;

/** Reads what a transport threw. An account that has reached its limit is no verdict on a mail, whatever code says so. */
export function smtpFailureOf(error: unknown): SmtpFailure {
  const { responseCode, response } = (typeof error === 'object' && error !== null ? error : {}) as {
    responseCode?: number;
    response?: string;
  };
  const text = response ?? '';
  const enhanced = enhancedCode.exec(text)?.[1];
  const isLimit =
    limitCodes.has(enhanced ?? '') ||
    (responseCode !== undefined &&
      limitWords.some((words) => words.test(text)) &&
      !ownLimit.test(text) &&
      !ownCode.test(enhanced ?? ''));
  const code = codeOf(error) ?? (error instanceof Error ? error.name : 'unknown');
  return {
    reason: [code, responseCode, enhanced].filter(Boolean).join(' ').slice(0, shownLetters),
    isPermanent: !isLimit && responseCode !== undefined && isPermanentCode(responseCode),
    isLimit,
  };
}
