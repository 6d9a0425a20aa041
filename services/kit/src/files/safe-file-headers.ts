/**
 * Headers of every file that somebody uploaded or that holds people's data: opened by itself it runs and loads nothing, its type
 * is never guessed, and no other site embeds it.
 */
export const safeFileHeaders = {
  'content-security-policy': "sandbox; default-src 'none'",
  'cross-origin-resource-policy': 'same-origin',
  'x-content-type-options': 'nosniff',
} as const;
