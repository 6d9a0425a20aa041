import { resourcePages } from '@portal/kit/admin';

/** The resources of the service support. */
export const pages = resourcePages({ base: '/api/email/admin', home: '/admin/support' });
