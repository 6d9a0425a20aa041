import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import openapiTS, { astToString, type OpenAPI3 } from 'openapi-typescript';
import { projectRoot } from '../project-root.ts';
import { mergeDocuments, pickCalls, type OpenApiDocument } from './openapi-document.ts';

export interface GeneratedFile {
  /** Below the front end that uses it. */
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

/** A front end whose package.json names OpenAPI documents under `portal.apis`, and what it takes of them as one document. */
export interface FrontEnd {
  /** Its folder, such as `mf-education` or `shell/kit`. */
  name: string;
  document: OpenApiDocument;
  /** The file in which the service that it takes whole says which resources it describes to admins. */
  resources?: string;
}

/** The file of a front end that holds the types of its calls. */
export const TYPES_FILE = 'src/api/types.generated.ts';

/** All front ends that call a service or the portal. */
export function findFrontEnds(): FrontEnd[] {
  const sections = readdirSync(projectRoot).filter((folder) => folder.startsWith('mf-'));
  return ['shell', 'shell/kit', ...sections].flatMap((name) => {
    const folder = path.join(projectRoot, name);
    const packageFile = path.join(folder, 'package.json');
    if (!existsSync(packageFile)) return [];
    const { portal } = JSON.parse(readFileSync(packageFile, 'utf8')) as { portal?: { apis?: string[] } };
    const references = portal?.apis ?? [];
    if (references.length === 0) return [];
    const document = mergeDocuments(references.map((reference) => readDocument(folder, reference)));
    const resources = references
      .filter((reference) => !reference.includes('#'))
      .map((reference) => path.join(folder, path.dirname(reference), 'resources.json'));
    return [{ name, document, resources: resources.find((file) => existsSync(file)) }];
  });
}

/** The types of every front end, and the resources that its tests are about. */
export async function generateApiTypes(): Promise<GeneratedFile[]> {
  const files = findFrontEnds().map(async ({ name, document, resources }) => {
    const below = (file: string) => path.join(projectRoot, name, file);
    const types = { file: below(TYPES_FILE), text: await typesOf(document) };
    if (!resources) return [types];
    return [types, { file: below('src/testing/resources.generated.json'), text: readFileSync(resources, 'utf8') }];
  });
  return (await Promise.all(files)).flat();
}
