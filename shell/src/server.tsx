import * as kit from '@portal/kit';
import { addShellMessages, messageChunk, provideShellMessages } from '@portal/kit/host';
import * as kitServer from '@portal/kit/server';
import { createServerPortal, createServerSection, renderRoot, type RenderRequest } from '@portal/kit/server';
import * as React from 'react';
import * as reactDom from 'react-dom';
import * as jsxRuntime from 'react/jsx-runtime';
import { definition } from './own-pages/definition.ts';
import { Footer } from './frame/footer.tsx';
import { Header } from './frame/header.tsx';
import { shellMessages } from './messages.ts';

provideShellMessages(shellMessages);

/** Answers to the `require` of section bundles in a render worker. */
export const shared: Record<string, unknown> = {
  react: React,
  'react-dom': reactDom,
  'react/jsx-runtime': jsxRuntime,
  '@portal/kit': kit,
  '@portal/kit/server': kitServer,
};

/** Header and footer of a document, in the language of the request. */
async function renderFrame(request: RenderRequest): Promise<{ header: string; footer: string; chunks: string[] }> {
  const portal = createServerPortal(request);
  const { locale } = request.init;
  await addShellMessages(portal.i18n, locale);
  return {
    header: renderRoot(portal, 'header', <Header path={request.url.split('?', 1)[0] ?? '/'} />),
    footer: renderRoot(portal, 'footer', <Footer />),
    chunks: [messageChunk(locale, 'common')],
  };
}

export default { ...createServerSection(definition), renderFrame };
