import { cannedReplyResource } from './features/canned-replies/canned-reply-resource.ts';

/** What admins list and edit by its description; `npm run new:resource` adds to it. */
export const resources = [cannedReplyResource];
