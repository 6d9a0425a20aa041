/**
 * Written by `npm run api-types` from the services' OpenAPI documents. Do not edit.
 */
export interface DownloadDocumentQuery {
filePath: string
}

export type ListDocumentsAnswer = {
/**
 * Stable name of the document; also the anchor of its card
 */
key: ("company" | "web-eq" | "smwp" | "sm-io-server" | "sm2s" | "sm-haccp" | "nectos")
title: string
/**
 * brochure introduces the company, catalog a product
 */
type: ("brochure" | "catalog")
/**
 * The product line's colour
 */
colour: ("company" | "web-eq" | "smwp" | "io-server" | "sm2s" | "haccp" | "nectos")
/**
 * Name for saving; ask for it as filePath=catalogs/{filename}
 */
filename: string
/**
 * Bytes
 */
size: number
updatedAt: string
/**
 * Language that the title is in
 */
lang: ("ko" | "en")
}[]

export interface ListDocumentsQuery {
lang?: ("ko" | "en")
}
