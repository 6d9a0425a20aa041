import type { RenderedFrame, RenderRequest } from '@portal/contract';
import * as kit from '@portal/kit';
import { addShellMessages, messageChunk, provideShellMessages } from '@portal/kit/host';
import * as kitServer from '@portal/kit/server';
import { createServerPortal, createServerSection, renderRoot } from '@portal/kit/server';
import * as React from 'react';
import * as reactDom from 'react-dom';
import * as jsxRuntime from 'react/jsx-runtime';
import { earlierKits } from './earlier-kits/server.ts';
import { definition } from './own-pages/definition.ts';
import { rememberFacts } from './frame/company/remembered-facts.ts';
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

/** Version of an earlier kit → the same for sections that ask for it. */
export const sharedByKit: Record<string, Record<string, unknown>> = {};
for (const { version, kit: earlier, server, host } of earlierKits) {
  host.provideShellMessages(shellMessages);
  sharedByKit[version] = { ...shared, '@portal/kit': earlier, '@portal/kit/server': server };
}

const companyFacts = rememberFacts();

/** Header and footer of a document, in the language of the request. */
async function renderFrame(request: RenderRequest): Promise<RenderedFrame> {
  const portal = createServerPortal(request);
  const { locale } = request.init;
  const [facts] = await Promise.all([companyFacts(portal.api, locale), addShellMessages(portal.i18n, locale)]);
  const [header, footer] = await Promise.all([
    renderRoot(portal, 'header', <Header path={request.url.split('?', 1)[0] ?? '/'} />),
    renderRoot(portal, 'footer', <Footer facts={facts} />),
  ]);
  return {
    header,
    footer,
    chunks: [messageChunk(locale, 'common')],
    data: facts,
  };
}

export default { ...createServerSection(definition), renderFrame };
