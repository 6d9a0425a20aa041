/** Rules that browsers and services share: each is defined here once, and runs in both. */
export { foldedText } from './folded-text.ts';
export { exceededMarkdownBound, markdownBounds } from './markdown-bounds.ts';
export type { MarkdownBound } from './markdown-bounds.ts';
export { isEmailAddress, longestEmail, normalEmail } from './normal-email.ts';
export { isPhoneNumber, maxPhoneNumberLength } from './phone-number.ts';
export { splitLinks } from './split-links.ts';
export type { LinkPart } from './split-links.ts';
export { isBlank, tidyText } from './tidy-text.ts';
export { plainDigits, plainPhoneNumber } from './typed-numbers.ts';
