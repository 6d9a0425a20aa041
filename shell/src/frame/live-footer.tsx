import { usePortal } from '@portal/kit';
import type { LocaleChange } from '@portal/kit/host';
import { useEffect, useState } from 'react';
import { readCompanyFacts, type CompanyFacts } from './company/company-facts.ts';
import { Footer } from './footer.tsx';

/** The footer in the browser: begins with the document's facts and follows a change of language. */
export function LiveFooter({ rendered }: { rendered: CompanyFacts | undefined }) {
  const portal = usePortal();
  const [facts, setFacts] = useState(rendered);

  useEffect(() => {
    // Without an answer the footer keeps what it has: its links work on
    const read: LocaleChange = async (locale) => {
      const next = await readCompanyFacts(portal.api, locale).catch(() => undefined);
      return { show: () => setFacts((before) => next ?? before) };
    };
    if (!rendered) void read(portal.locale()).then((part) => part.show());
    portal.localeChanges.add(read);
    return () => {
      portal.localeChanges.delete(read);
    };
  }, [portal, rendered]);

  return <Footer facts={facts} />;
}
