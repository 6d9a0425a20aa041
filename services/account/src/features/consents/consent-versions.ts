/** Versions of the texts that the join page shows; a new text needs a new version here. */
export const consentVersions = { terms: '2024-01-01', privacy: '2024-01-01', marketing: '2024-01-01' } as const;

export type ConsentKind = keyof typeof consentVersions;
