import type { ApiClient } from '@portal/kit';

/** Takes a post into the trash. Returns the number removed: 0 when it was not there. */
export function removePost(api: ApiClient, classroomId: number): Promise<number> {
  return api.send<number>('DELETE', `/api/classroom/remove?classroomId=${classroomId}`);
}
