/**
 * Written by `npm run api-types` from the services' OpenAPI documents. Do not edit.
 */
export interface DownloadDocumentQuery {
filePath: string
}

export interface GetInquiryOptionsAnswer {
/**
 * Whether one may send an inquiry without signing in
 */
guestInquiries: boolean
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

export interface SendApplicationAnswer {
/**
 * Number of the inquiry, such as Q-2026-000123
 */
number: string
}

export interface SendApplicationBody {
name: string
phone: string
email: string
applyDate: string
title: string
content: string
/**
 * Letters and digits, one each at least, 1 to 12; without one it is a WebEQ inquiry
 */
smwpId?: string
/**
 * A lowercase letter, an uppercase letter and a special character
 */
smwpPassword?: string
}

export interface SendInquiryAnswer {
/**
 * Number of the inquiry, such as Q-2026-000123
 */
number: string
}

export interface SendInquiryBody {
name: string
/**
 * What it is about: 제품문의, 교육문의, 기타문의
 */
type: ("product" | "education" | "other" | "")
phone: string
/**
 * Kept as typed; a receipt goes to it when it is one valid address
 */
emailAddress: string
title: string
content: string
/**
 * Product that the page was opened for
 */
product?: ("web-eq" | "smwp" | "sm-io-server" | "sm-twis" | "sm-ai-farm" | "sm2s" | "sm-haccp" | "nectos" | "")
/**
 * Not for people: who fills it in is kept as spam
 */
website?: string
}
