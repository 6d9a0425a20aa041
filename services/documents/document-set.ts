import { company } from './facts/company.ts';
import type { DocumentFacts } from './facts/document-facts.ts';
import { nectos } from './facts/nectos.ts';
import { smHaccp } from './facts/sm-haccp.ts';
import { smIoServer } from './facts/sm-io-server.ts';
import { sm2s } from './facts/sm2s.ts';
import { smwp } from './facts/smwp.ts';
import { webEq } from './facts/web-eq.ts';

export type { DocumentFacts } from './facts/document-facts.ts';

/** The seven published documents, in the order of the download page. */
export const documentSet: readonly DocumentFacts[] = [company, webEq, smwp, smIoServer, sm2s, smHaccp, nectos];
