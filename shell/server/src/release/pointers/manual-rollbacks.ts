import { recordAudit } from '@portal/service-kit/database';
import { countChange, type PortalState } from './portal-state.ts';
import type { StateStore } from './state-store.ts';
import type { MoveContext } from './pointer-moves.ts';

/** What managers can keep automatic rollback from. */
export interface Rollable {
  kind: 'section' | 'service';
  name: string;
}

/** Whether the portal may take a version of it back by itself. */
export const isAutomatic = ({ manual }: Pick<PortalState, 'manual'>, { kind, name }: Rollable): boolean =>
  !manual.has(`${kind} ${name}`);

/** Services that only people take back. */
export const manualServices = ({ manual }: Pick<PortalState, 'manual'>): string[] =>
  [...manual].filter((key) => key.startsWith('service ')).map((key) => key.slice('service '.length));

/** Switches automatic rollback off or on again for all portals, with an entry in the audit log. */
export async function setAutomaticRollback(
  state: StateStore,
  { kind, name }: Rollable,
  isOn: boolean,
  { by, actor, requestId }: Pick<MoveContext, 'by' | 'actor' | 'requestId'>,
): Promise<void> {
  await state.write(async (trx) => {
    if (isOn) await trx('manual_rollbacks').where({ kind, name }).delete();
    else await trx('manual_rollbacks').insert({ kind, name }).onConflict(['kind', 'name']).ignore();
    const target = { type: kind, id: name };
    const action = 'release.automatic-rollback';
    await recordAudit(trx, { actor, action, target, details: { isOn, by }, requestId });
    await countChange(trx, false);
  });
}
