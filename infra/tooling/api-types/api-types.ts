import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import openapiTS, { astToString, type OpenAPI3 } from 'openapi-typescript';
import { projectRoot } from '../project-root.ts';
import { mergeDocuments, pickCalls, type OpenApiDocument } from './openapi-document.ts';

export interface GeneratedTypes {
  /** The file that holds the types, below the front end that uses them. */
  file: string;
  text: string;
}

const header = "/** Written by `npm run api-types` from the services' OpenAPI documents. Do not edit. */\n";

/** What openapi-typescript writes for each thing that a path does not have; two thirds of its lines. */
const absences = [
  /^ *\w+\?: never;\n/gm,
  /^ *headers: \{\n *\[name: string\]: unknown;\n *\};\n/gm,
  /^ *parameters: \{\n *\};\n/gm,
];

/** The types `paths` and `components` of a document, as text. */
export async function typesOf(document: OpenApiDocument): Promise<string> {
  const nodes = await openapiTS(document as unknown as OpenAPI3, { defaultNonNullable: false });
  return header + absences.reduce((text, absence) => text.replace(absence, ''), astToString(nodes));
}

/** Reads `../services/account/openapi.json`, or with `#/api/user/detail` only the calls whose path begins so. */
function readDocument(folder: string, reference: string): OpenApiDocument {
  const [file = '', prefix = ''] = reference.split('#');
  return pickCalls(JSON.parse(readFileSync(path.join(folder, file), 'utf8')) as OpenApiDocument, prefix);
}

/** The types of every front end whose package.json names OpenAPI documents under `portal.apis`. */
export async function generateApiTypes(): Promise<GeneratedTypes[]> {
  const sections = readdirSync(projectRoot).filter((folder) => folder.startsWith('mf-'));
  const generated = ['shell', 'shell/kit', ...sections].map(async (name) => {
    const folder = path.join(projectRoot, name);
    const packageFile = path.join(folder, 'package.json');
    if (!existsSync(packageFile)) return [];
    const { portal } = JSON.parse(readFileSync(packageFile, 'utf8')) as { portal?: { apis?: string[] } };
    const documents = (portal?.apis ?? []).map((reference) => readDocument(folder, reference));
    if (documents.length === 0) return [];
    return [{ file: path.join(folder, 'src/api/types.generated.ts'), text: await typesOf(mergeDocuments(documents)) }];
  });
  return (await Promise.all(generated)).flat();
}
