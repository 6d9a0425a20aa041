import type { ApiClient } from '@portal/kit';
import type { PostAnswer } from './types.ts';

/** Answers a question. Throws ApiError 403 `not-allowed-to-answer` for anybody but its author and admins. */
export function sendAnswer(
  api: ApiClient,
  answer: { classroomId: number; content: string },
  idempotencyKey: string,
): Promise<PostAnswer> {
  return api.send<PostAnswer>('POST', '/api/classroom/answer', answer, { idempotencyKey });
}

/** Removes an answer. Returns the number removed: 0 when it was not there. */
export function removeAnswer(api: ApiClient, answerId: number): Promise<number> {
  return api.send<number>('DELETE', `/api/classroom/answer?answerId=${answerId}`);
}
