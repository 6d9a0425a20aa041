import { ProblemError } from '@portal/service-kit';
import type { ChosenMember, ManyAnswer } from './member-schemas.ts';

type Refusal = ManyAnswer['refused'][number]['code'];

const refusals = new Set<string>(['own-account', 'last-admin', 'stale-edit', 'member-not-found'] satisfies Refusal[]);
const isRefusal = (code: string): code is Refusal => refusals.has(code);

/**
 * The same change of many members, one after the other and each in a transaction of its own, so that one who cannot be
 * changed keeps nobody else back. A failure of another kind ends it: who has been changed by then stays changed.
 */
export async function changeMany(
  members: ChosenMember[],
  change: (member: ChosenMember) => Promise<unknown>,
): Promise<ManyAnswer> {
  const answer: ManyAnswer = { changed: [], refused: [] };
  for (const member of members) {
    try {
      await change(member);
      answer.changed.push(member.id);
    } catch (error) {
      if (!(error instanceof ProblemError) || !isRefusal(error.code)) throw error;
      answer.refused.push({ id: member.id, code: error.code });
    }
  }
  return answer;
}
