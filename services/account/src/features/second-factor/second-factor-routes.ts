import { auditOf, quotasOf, sessionUser, Type } from '@portal/service-kit';
import type { FastifyRequest } from 'fastify';
import { requiresSecondFactor } from '../../config.ts';
import type { AccountApp } from '../../config.ts';
import { accountQuotas } from '../../quotas.ts';
import { ownSessionId } from '../sessions/session-guard.ts';
import { createSectionRoleRepository } from '../roles/section-role-repository.ts';
import { createUserRepository } from '../users/user-repository.ts';
import { createPasskeyRepository } from './passkey-repository.ts';
import { PasskeyCreationOptionsSchema } from './passkey-schemas.ts';
import { createRecoveryRepository } from './recovery-repository.ts';
import { isSecondFactorRequired } from '../roles/rights-in-force.ts';
import { secondFactorContext } from './second-factor-context.ts';
import {
  AddPasskeyBody,
  ConfirmTotpBody,
  NewTotpSchema,
  PasskeyParams,
  PasskeySchema,
  RecoveryCodesSchema,
  RenamePasskeyBody,
  SecondFactorSchema,
  toPasskeyAnswer,
} from './second-factor-schemas.ts';
import type { SecondFactorAnswer } from './second-factor-schemas.ts';
import { createSecondFactorService } from './second-factor-service.ts';
import type { Owner } from './second-factor-service.ts';
import { createTotpRepository } from './totp-repository.ts';

function ownerOf(request: FastifyRequest): Owner {
  return { userId: sessionUser(request).id, sessionId: ownSessionId(request), origin: auditOf(request) };
}

/** `/api/user/second-factor`: one's own. Changing anything needs proof of the one that is there, or of the password. */
export function secondFactorRoutes(app: AccountApp): void {
  const quotas = quotasOf(app, accountQuotas);
  const service = createSecondFactorService(secondFactorContext(app));
  const base = '/second-factor';
  const own = { access: 'member' } as const;
  const changing = { config: { ...own, proof: 'recent', idempotency: false } } as const;

  /** Whether the role of this person counts only with a second factor. */
  async function isRequiredOf(userId: string): Promise<boolean> {
    const user = await createUserRepository(app.db).findById(userId);
    const roles = await createSectionRoleRepository(app.db).of(userId);
    return user !== undefined && isSecondFactorRequired({ role: user.role, roles }, requiresSecondFactor(app.config));
  }

  app.get(
    base,
    {
      config: own,
      schema: {
        operationId: 'viewSecondFactor',
        summary: 'The own passkeys, authenticator app and recovery codes',
        response: { 200: SecondFactorSchema },
      },
    },
    async (request): Promise<SecondFactorAnswer> => {
      const { id } = sessionUser(request);
      const [passkeys, totp, recoveryCodesLeft, required] = await Promise.all([
        createPasskeyRepository(app.db).list(id),
        createTotpRepository(app.db).find(id),
        createRecoveryRepository(app.db).count(id),
        isRequiredOf(id),
      ]);
      const totpSince = totp?.confirmedAt?.toISOString();
      return { passkeys: passkeys.map(toPasskeyAnswer), totpSince, recoveryCodesLeft, required };
    },
  );

  app.post(
    `${base}/passkeys/options`,
    {
      ...changing,
      schema: {
        operationId: 'startPasskey',
        summary: 'What the browser makes a passkey from',
        response: { 200: PasskeyCreationOptionsSchema },
      },
    },
    async (request) => {
      await quotas.take(request, ['passkey-options-per-account'], { account: sessionUser(request).id });
      return service.passkeyOptions(ownerOf(request));
    },
  );

  app.post(
    `${base}/passkeys`,
    {
      ...changing,
      schema: {
        operationId: 'addPasskey',
        summary: 'Adds the passkey that the browser made',
        body: AddPasskeyBody,
        response: { 201: PasskeySchema },
      },
    },
    async (request, reply) => {
      const { name, passkey } = request.body;
      reply.code(201);
      return toPasskeyAnswer(await service.addPasskey(ownerOf(request), name, passkey));
    },
  );

  app.patch(
    `${base}/passkeys/:id`,
    {
      config: own,
      schema: {
        operationId: 'renamePasskey',
        summary: 'Gives a passkey another name',
        params: PasskeyParams,
        body: RenamePasskeyBody,
        response: { 200: PasskeySchema },
      },
    },
    async (request) =>
      toPasskeyAnswer(await service.renamePasskey(ownerOf(request), request.params.id, request.body.name)),
  );

  app.delete(
    `${base}/passkeys/:id`,
    {
      ...changing,
      schema: {
        operationId: 'removePasskey',
        summary: 'Removes a passkey',
        params: PasskeyParams,
        response: { 204: Type.Null() },
      },
    },
    async (request, reply) => {
      await service.removePasskey(ownerOf(request), request.params.id, await isRequiredOf(sessionUser(request).id));
      return reply.code(204).send(null);
    },
  );

  app.post(
    `${base}/totp`,
    {
      ...changing,
      schema: {
        operationId: 'startTotp',
        summary: 'A key for an authenticator app, which counts once a code of it is confirmed',
        response: { 201: NewTotpSchema },
      },
    },
    async (request, reply) => {
      reply.code(201);
      return service.beginTotp(ownerOf(request));
    },
  );

  app.post(
    `${base}/totp/confirm`,
    {
      ...changing,
      schema: {
        operationId: 'confirmTotp',
        summary: 'Takes the authenticator app into use',
        body: ConfirmTotpBody,
        response: { 204: Type.Null() },
      },
    },
    async (request, reply) => {
      const owner = ownerOf(request);
      await quotas.take(request, ['totp-confirmations-per-account'], { account: owner.userId });
      await service.confirmTotp(owner, request.body.totp);
      return reply.code(204).send(null);
    },
  );

  app.delete(
    `${base}/totp`,
    {
      ...changing,
      schema: {
        operationId: 'removeTotp',
        summary: 'Disconnects the authenticator app',
        response: { 204: Type.Null() },
      },
    },
    async (request, reply) => {
      await service.removeTotp(ownerOf(request), await isRequiredOf(sessionUser(request).id));
      return reply.code(204).send(null);
    },
  );

  app.post(
    `${base}/recovery-codes`,
    {
      ...changing,
      schema: {
        operationId: 'createRecoveryCodes',
        summary: 'New recovery codes, told this once; the old ones no longer work',
        response: { 201: RecoveryCodesSchema },
      },
    },
    async (request, reply) => {
      reply.code(201);
      return { codes: await service.newRecoveryCodes(ownerOf(request)) };
    },
  );
}
