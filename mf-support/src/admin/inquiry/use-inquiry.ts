import { useState } from 'react';
import { useAdminItem } from '../../api/admin-client.ts';
import type { Inquiry } from '../../api/inbox.ts';

/** One inquiry, as it was read or as the last change answered it, whichever is newer. */
export function useInquiry(number: string) {
  const { data, error, reload } = useAdminItem(`/api/email/admin/inquiries/${number}`);
  const [changed, setChanged] = useState<{ of?: Inquiry; inquiry: Inquiry }>();
  return {
    inquiry: changed && changed.of === data ? changed.inquiry : data,
    error,
    reload,
    show: (inquiry: Inquiry) => setChanged({ of: data, inquiry }),
  };
}
