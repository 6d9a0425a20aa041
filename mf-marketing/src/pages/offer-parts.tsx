import { useLoaderData } from '@portal/kit';
import { caseAddress } from '../features/cases/case-address.ts';
import { QuestionBlock, SpecificationBlock } from '../features/offer-facts/fact-blocks.tsx';
import { RelatedBlock } from '../features/related/related-block.tsx';
import { CodeSamples } from '../features/sdk/code-samples.tsx';
import { IO_CODE } from '../features/sdk/io-code.ts';
import { WEB_EQ_CODE } from '../features/sdk/web-eq-code.ts';
import type { OfferKey } from '../ui/offers/offers.ts';
import type { OfferData } from './offer-data.ts';

export { ArchitectureBlock } from '../features/architecture/architecture-block.tsx';
export { RoleBlock } from '../features/roles/role-block.tsx';

const CODE = { webEq: WEB_EQ_CODE, ioServer: IO_CODE };

/** Code for what a product offers to programs. */
export function OfferCode({ offer }: { offer: keyof typeof CODE }) {
  return <CodeSamples samples={CODE[offer]} />;
}

/** The end of every offer's page: what the company writes about it, and what else there is. */
export function OfferEnd({ offer }: { offer: OfferKey }) {
  const { facts, cases } = useLoaderData<OfferData>();
  return (
    <>
      <SpecificationBlock facts={facts} />
      <QuestionBlock facts={facts} />
      <RelatedBlock offer={offer} cases={cases.map((each) => ({ ...each, to: caseAddress(each) }))} />
    </>
  );
}
