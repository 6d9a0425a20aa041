import { Type } from '@portal/service-kit';
import { documentKeys, documentTypes, lineColours } from './document-keys.ts';
import { nullable } from '../../nullable.ts';
import { oneOf } from '../../one-of.ts';

export const documentListQuery = Type.Object({
  lang: Type.Optional(oneOf(['ko', 'en'], 'Language of the titles; Korean when left out')),
});

export const documentItem = Type.Object(
  {
    key: oneOf(documentKeys, 'Stable name of the document; also the anchor of its card'),
    title: Type.String(),
    type: oneOf(documentTypes, 'brochure introduces the company, catalog a product'),
    colour: oneOf(lineColours, "The product line's colour"),
    filename: Type.String({ description: 'Name for saving; ask for it as filePath=catalogs/{filename}' }),
    size: Type.Integer({ description: 'Bytes of the file in this language' }),
    updatedAt: Type.String({ format: 'date-time' }),
    lang: oneOf(['ko', 'en'], 'Language of the title and of the file'),
  },
  { $id: 'DocumentItem', additionalProperties: false },
);

export const downloadQuery = Type.Object({
  filePath: Type.String({ description: 'catalogs/{filename}, exactly one of the published names' }),
  lang: Type.Optional(
    oneOf(['ko', 'en'], "Language of the file; Korean when left out. An admin's file is the same in both"),
  ),
});

export const pdfBody = {
  'application/pdf': { schema: Type.Unsafe<NodeJS.ReadableStream>({ type: 'string', format: 'binary' }) },
};

export const documentParams = Type.Object({ key: Type.String({ maxLength: 40 }) });

export const documentVersion = Type.Object(
  {
    version: Type.Integer({ minimum: 1, description: 'What the admin saw; 409 stale-edit when there is a newer one' }),
  },
  { $id: 'DocumentVersion', additionalProperties: false },
);

export const adminDocument = Type.Object(
  {
    key: oneOf(documentKeys),
    titleKo: Type.String(),
    titleEn: Type.String(),
    type: oneOf(documentTypes),
    colour: oneOf(lineColours),
    filename: Type.String({ description: 'Name for saving; an upload does not change it' }),
    size: Type.Integer({ description: 'Bytes' }),
    updatedAt: Type.String({ format: 'date-time' }),
    version: Type.Integer(),
    downloads: Type.Integer(),
    replaced: Type.Boolean({ description: 'The file of an admin is published instead of the original' }),
    replacedBy: nullable(Type.String({ description: 'Name of that admin' })),
    uploadedName: nullable(Type.String({ description: "That file's own name" })),
  },
  { $id: 'AdminDocument', additionalProperties: false },
);
