import type { ApiClient } from '@portal/kit';

/** How many people get a mail when the training is removed now, or its date or place changes. */
export async function countNotified(api: ApiClient, educationId: number): Promise<number> {
  const { notified } = await api.get<{ applicants: number; notified: number }>('/api/education/admin/notified', {
    query: { educationId },
  });
  return notified;
}
