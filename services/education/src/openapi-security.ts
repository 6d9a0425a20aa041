type Security = Record<string, string[]>[];

/** OpenAPI: a call that works without a session, and says more or remembers who asks with one. */
export const openToAll: Security = [{}, { member: [] }];

/** OpenAPI: a call that needs a session. */
export const membersOnly: Security = [{ member: [] }];
