import {
  auditOf,
  maxAttachmentBytes,
  receiveUpload,
  recordAudit,
  rememberAs,
  sendStoredFile,
  sessionUser,
  Type,
} from '@portal/service-kit';
import type { FastifyRequest } from 'fastify';
import type { SupportApp } from '../../config.ts';
import type { Threads } from '../thread/thread-service.ts';
import { attachment, fileParams, linkHeader, messageParams, numberParams } from './attachment-schemas.ts';
import type { Attachments } from './attachment-service.ts';

/** The calls of agents find any inquiry, by its number. */
export type FindInquiry = (number: string) => Promise<{ id: string; number: string }>;

interface Needs {
  attachments: Attachments;
  threads: Threads;
  findInquiry: FindInquiry;
}

const upload = {
  consumes: ['multipart/form-data'],
  response: { 200: attachment },
};
const download = { produces: ['application/octet-stream'] };

const linkOf = (request: FastifyRequest) => String(request.headers['inquiry-link'] ?? '');

/** Files of messages: uploaded before the message is sent that names them, and given to those who may read it. */
export function attachmentRoutes(app: SupportApp, { attachments, threads, findInquiry }: Needs): void {
  const receive = async (request: FastifyRequest) =>
    (await receiveUpload(request, { maxBytes: maxAttachmentBytes })).file;

  app.post(
    '/my-inquiries/:number/files',
    {
      config: { access: 'member' },
      schema: {
        operationId: 'uploadMyAttachment',
        summary: "A file for the member's next message (multipart, field `file`, 5 MB at most)",
        params: numberParams,
        ...upload,
      },
    },
    async (request) => {
      const inquiryId = await threads.admitUpload(request.params.number, sessionUser(request), request);
      return attachments.accept(await receive(request), { inquiryId, agentId: null }, rememberAs(request, 200));
    },
  );

  app.get(
    '/my-inquiries/:number/files/:id',
    {
      config: { access: 'member' },
      schema: {
        operationId: 'getMyAttachment',
        summary: "A file of the conversation of one's own inquiry",
        params: fileParams,
        ...download,
      },
    },
    async (request, reply) => {
      const { number, id } = request.params;
      const inquiry = await threads.requireMine(number, sessionUser(request));
      return sendStoredFile(request, reply, await attachments.open(inquiry.id, id));
    },
  );

  app.post(
    '/thread/files',
    {
      config: { access: 'public' },
      schema: {
        operationId: 'uploadLinkedAttachment',
        summary: 'A file for the next message of who has the mailed link (multipart, field `file`, 5 MB at most)',
        headers: linkHeader,
        ...upload,
      },
    },
    async (request) => {
      const inquiryId = await threads.admitLinkedUpload(linkOf(request), { ip: request.ip });
      return attachments.accept(await receive(request), { inquiryId, agentId: null }, rememberAs(request, 200));
    },
  );

  app.get(
    '/thread/files/:id',
    {
      config: { access: 'public' },
      schema: {
        operationId: 'getLinkedAttachment',
        summary: 'A file of the conversation that a mailed link opens',
        params: Type.Object({ id: fileParams.properties.id }),
        headers: linkHeader,
        ...download,
      },
    },
    async (request, reply) => {
      const inquiry = await threads.requireLinked(linkOf(request));
      return sendStoredFile(request, reply, await attachments.open(inquiry.id, request.params.id));
    },
  );

  app.post(
    '/admin/inquiries/:number/files',
    {
      config: { access: 'agent' },
      schema: {
        operationId: 'uploadAgentAttachment',
        summary: "A file for the agent's next answer (multipart, field `file`, 5 MB at most)",
        params: numberParams,
        ...upload,
      },
    },
    async (request) => {
      const { id: inquiryId } = await findInquiry(request.params.number);
      const agentId = sessionUser(request).id;
      return attachments.accept(await receive(request), { inquiryId, agentId }, rememberAs(request, 200));
    },
  );

  app.get(
    '/admin/inquiries/:number/files/:id',
    {
      config: { access: 'agent' },
      schema: {
        operationId: 'getAttachment',
        summary: 'A file of the conversation, for agents',
        params: fileParams,
        ...download,
      },
    },
    async (request, reply) => {
      const { id, number } = await findInquiry(request.params.number);
      const file = await attachments.open(id, request.params.id);
      const target = { type: 'inquiry', id: number, label: number };
      await recordAudit(app.db, { ...auditOf(request), action: 'inquiry.download', target });
      return sendStoredFile(request, reply, file);
    },
  );

  app.get(
    '/admin/inquiries/:number/messages/:id/original',
    {
      // As the conversation itself
      config: { access: 'agent', stepUp: 'rows' },
      schema: {
        operationId: 'getMailOriginal',
        summary: 'The mail that became a message, as it came over the wire, for agents',
        params: messageParams,
        produces: ['message/rfc822'],
      },
    },
    async (request, reply) => {
      const inquiry = await findInquiry(request.params.number);
      const file = await attachments.openOriginal(inquiry, request.params.id);
      const target = { type: 'inquiry', id: inquiry.number, label: inquiry.number };
      await recordAudit(app.db, { ...auditOf(request), action: 'inquiry.download', target });
      return sendStoredFile(request, reply, file);
    },
  );
}
