import type { Mutation } from './mutations.ts';

const account = 'services/account/src';
const community = 'services/community/src';
const education = 'services/education/src';
const kit = 'services/kit/src';
const runtime = 'services/runtime/src';
const portal = 'shell/server/src';

/** The single faults by which an attacker would stop others, or get the portal to do something. */
export const attackMutations: Mutation[] = [
  {
    fault: 'reports of browsers alone roll a release back',
    file: `${portal}/release/watch/decide-rollback.ts`,
    code: "if (opened === 'none') return { stay: noBrowser };",
    becomes:
      "if (opened === 'none') return guilty('browser', { renders: 1, overloaded: 0, version: { failed: 1 }, predecessor: { failed: 0 } });",
    test: `${portal}/release/watch/decide-rollback.test.ts`,
  },
  {
    fault: 'a ticket for reports is good in any network',
    file: `${portal}/release/watch/visit-ticket.ts`,
    code: "const name = `${site} ${ofVersions.toString('base64')}`;",
    becomes: "const name = ofVersions.toString('base64');",
    test: `${portal}/release/watch/visit-ticket.test.ts`,
  },
  {
    fault: 'a ticket for reports counts as often as it is sent',
    file: `${portal}/release/watch/visit-buffer.ts`,
    code: 'if (known === true || (known !== undefined && !failed)) return;',
    becomes: '',
    test: `${portal}/release/watch/visit-counts.db.test.ts`,
  },
  {
    fault: 'each IPv6 network of one household counts as a visitor',
    file: `${runtime}/address/network-of.ts`,
    code: 'const siteGroups = 3;',
    becomes: 'const siteGroups = 4;',
    test: `${runtime}/address/network-of.test.ts`,
  },
  {
    fault: 'one network that reports failures weighs more than a visitor',
    file: `${portal}/release/watch/visit-counts.ts`,
    code: 'const mostOfOneNetwork = 5;',
    becomes: 'const mostOfOneNetwork = 500;',
    test: `${portal}/release/watch/visit-counts.db.test.ts`,
  },
  {
    fault: 'a search takes half a minute of the database',
    file: `${kit}/search/limited-search.ts`,
    code: 'export const searchTimeoutMs = 500;',
    becomes: 'export const searchTimeoutMs = 30_000;',
    test: `${kit}/search/limited-search.db.test.ts`,
  },
  {
    fault: 'a search computes the terms of each document',
    file: `${kit}/search/search-repository.ts`,
    code: "await trx.raw('set local enable_seqscan = off');",
    becomes: '',
    test: `${kit}/search/search-cost.db.test.ts`,
  },
  {
    fault: 'a long search is looked for in as many ways as its words can be written',
    file: `${kit}/search/search-repository.ts`,
    code: 'const maxWays = 2;',
    becomes: 'const maxWays = 256;',
    test: `${kit}/search/search-cost.db.test.ts`,
  },
  {
    fault: 'what a service refuses under load counts against its fresh release',
    file: 'infra/local/service-releases/watch-version.ts',
    code: '/status="50[34]"/',
    becomes: '/status="599"/',
    test: 'infra/local/service-releases/watch-version.test.ts',
  },
  {
    fault: 'half-sent bodies of one network fill the memory of all',
    file: `${portal}/proxy/call-body.ts`,
    code: 'if (!this.#shares.take(address, bytes)) throw',
    becomes: "if (!this.#shares.take('', bytes)) throw",
    test: `${portal}/proxy/shares.http.test.ts`,
    isCompiled: true,
  },
  {
    fault: 'documents for one network keep those for others from being rendered',
    file: `${portal}/compose/document-places.ts`,
    code: 'this.#of(section).enter(address)',
    becomes: "this.#of(section).enter('')",
    test: `${portal}/compose/document-shares.http.test.ts`,
    isCompiled: true,
  },
  {
    fault: 'searches of one network keep those of others waiting',
    file: `${portal}/search/search-routes.ts`,
    code: 'ownQueue : queue).enter(request.ip)',
    becomes: "ownQueue : queue).enter('')",
    test: `${portal}/search/search.http.test.ts`,
    isCompiled: true,
  },
  {
    fault: 'one network takes all places of a service, for calls and uploads',
    file: `${portal}/proxy/work-queue.ts`,
    code: '&& this.#shares.hasRoomFor(address);',
    becomes: '&& this.#shares.held < this.#options.maxActive;',
    test: `${portal}/proxy/work-queue.test.ts`,
  },
  {
    fault: 'a slow upload holds its place for ever',
    file: `${portal}/proxy/upload-pace.ts`,
    code: 'return bytes < this.#leastBytes || this.#bytes < leastInAll;',
    becomes: 'return bytes < this.#leastBytes;',
    test: `${portal}/proxy/upload-pace.test.ts`,
  },
  {
    fault: 'images of one network keep those of others waiting',
    file: `${kit}/files/receive-upload.ts`,
    code: 'sender: request.ip,',
    becomes: "sender: '',",
    test: `${community}/features/attachments/attachments.db.test.ts`,
  },
  {
    fault: 'certificates for one network keep those for others waiting',
    file: `${education}/features/certificates/certificate-service.ts`,
    code: 'press.print(facts, address)',
    becomes: 'press.print(facts)',
    test: `${education}/features/certificates/certificates.db.test.ts`,
  },
  {
    fault: 'opening a preview link sets its cookie',
    file: `${portal}/release/control/preview-routes.ts`,
    code: '? sendPage(reply, openPreviewHtml',
    becomes: "? sendPage(reply.setCookie(previewCookie, token, { path: '/' }), openPreviewHtml",
    test: `${portal}/release/control/preview.http.test.ts`,
    isCompiled: true,
  },
  {
    fault: 'a version that the check refused is previewed',
    file: `${portal}/release/control/preview-call.ts`,
    code: 'if (version !== undefined) await candidates.requireProof(section, version, by);',
    becomes: '',
    test: `${portal}/release/control/preview.http.test.ts`,
    isCompiled: true,
  },
  {
    fault: 'a text of a member loads any address of the site as a picture',
    file: 'shell/kit/src/markdown/safe-url.ts',
    code: 'return mediaPath.test(href);',
    becomes: "return mediaPath.test(href) || href.startsWith('/');",
    test: 'shell/kit/src/markdown/markdown.test.tsx',
  },
  {
    fault: 'a read changes what is stored',
    file: `${account}/features/profile/profile-service.ts`,
    code: 'async view(userId: string): Promise<Profile> {',
    becomes:
      "async view(userId: string): Promise<Profile> {\n      await db('users').where({ id: userId }).update({ updatedAt: db.fn.now() });",
    test: `${account}/reads.db.test.ts`,
  },
  {
    fault: 'a local service believes every X-Forwarded-For',
    file: `${kit}/service/create-service.ts`,
    code: "(config.PORTAL_ENV !== 'local' || isLoopback(address))",
    becomes: "(config.PORTAL_ENV !== '' || isLoopback(address))",
    test: `${kit}/service/create-service.test.ts`,
  },
  {
    fault: 'all of the internet is a trusted proxy in production',
    file: `${portal}/config/trusted-proxies.ts`,
    code: 'if (isPublic && !isNarrow && !isPrivate(address, Number(bits)))',
    becomes: 'if (isPublic && !isNarrow && isPrivate(address, Number(bits)))',
    test: `${portal}/config/portal-config.test.ts`,
  },
  {
    fault: 'a service runs in production with one value for two keys',
    file: `${runtime}/config/read-environment.ts`,
    code: 'if (other !== undefined)\n      throw',
    becomes: "if (other === '')\n      throw",
    test: `${kit}/config/load-config.test.ts`,
  },
  {
    fault: 'a cache gives everybody what one member sees',
    file: `${kit}/auth/declare-access.ts`,
    code: "if (access === 'optional') route.onRequest = [varyByCaller, route.onRequest ?? []].flat();",
    becomes: '',
    test: `${kit}/service/create-service.test.ts`,
  },
  {
    fault: 'a refusal repeats 20,000 unknown keys',
    file: `${runtime}/errors/field-errors.ts`,
    code: 'if (errors.size === mostFields) break;',
    becomes: '',
    test: `${kit}/errors/bounded-refusals.test.ts`,
  },
  {
    fault: 'an odd archive is a fault of the portal',
    file: `${portal}/release/store/tar.ts`,
    code: "throw error instanceof BadArchive ? error : new BadArchive('the archive is damaged', { cause: error });",
    becomes: 'throw error;',
    test: `${portal}/release/store/odd-archives.test.ts`,
  },
];
