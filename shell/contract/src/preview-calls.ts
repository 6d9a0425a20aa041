import type { PortalCall } from './portal-call.ts';

/** What a browser does with a preview link. */
export const previewCalls: readonly PortalCall[] = [
  {
    method: 'get',
    path: '/api/portal/preview',
    operationId: 'openPreview',
    summary: 'A page that says what a preview link shows, with a button that starts it',
    access: 'public',
    query: { token: 'Signed, from the link', to: 'Path of this site' },
    responses: {
      200: { text: 'The page', type: 'text/html' },
      303: { text: 'The link is no good: to the page as everybody sees it' },
    },
  },
  {
    method: 'post',
    path: '/api/portal/preview',
    operationId: 'startPreview',
    summary: 'Starts the preview in this browser, for the form of that page: `token`, `to`',
    access: 'public',
    body: { type: 'application/x-www-form-urlencoded' },
    responses: { 303: { text: 'To the page; a token that is no good ends a preview' } },
  },
  {
    method: 'get',
    path: '/api/portal/preview/end',
    operationId: 'askToEndPreview',
    summary: 'A page with a button that ends the preview',
    access: 'public',
    query: { to: 'Path of this site' },
    responses: { 200: { text: 'The page', type: 'text/html' } },
  },
  {
    method: 'post',
    path: '/api/portal/preview/end',
    operationId: 'endPreview',
    summary: 'Leaves a preview, for the form of that page: `to`',
    access: 'public',
    body: { type: 'application/x-www-form-urlencoded' },
    responses: { 303: { text: 'To the page' } },
  },
];
