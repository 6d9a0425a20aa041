/** The five services, in the order in which their addresses are printed; each owns a schema and role of its name. */
export const serviceNames = ['account', 'content', 'education', 'community', 'support'] as const;

export type ServiceName = (typeof serviceNames)[number];
