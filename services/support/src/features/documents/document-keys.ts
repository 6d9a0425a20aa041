/** The seven documents of the download page, by the name that links and anchors use. */
export const documentKeys = ['company', 'web-eq', 'smwp', 'sm-io-server', 'sm2s', 'sm-haccp', 'nectos'] as const;
export type DocumentKey = (typeof documentKeys)[number];

export const documentTypes = ['brochure', 'catalog'] as const;
export type DocumentType = (typeof documentTypes)[number];

/** Product lines that have a colour of their own. */
export const lineColours = ['company', 'web-eq', 'smwp', 'io-server', 'sm2s', 'haccp', 'nectos'] as const;
export type LineColour = (typeof lineColours)[number];
