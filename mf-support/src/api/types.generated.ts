/**
 * Written by `npm run api-types` from the services' OpenAPI documents. Do not edit.
 */
export interface AddInquiryNoteAnswer {
number: string
form: ("question" | "smwp" | "webeq")
type: (("product" | "education" | "other") | null)
product: (("web-eq" | "smwp" | "sm-io-server" | "sm-twis" | "sm-ai-farm" | "sm2s" | "sm-haccp" | "nectos") | null)
name: string
/**
 * As typed; not always an address
 */
email: string
phone: string
title: string
state: ("received" | "inProgress" | "answered" | "spam")
assignee: ({
id: string
name: string
} | null)
/**
 * Sent by somebody who was signed in
 */
member: boolean
/**
 * Filled in the field that people do not see
 */
trapped: boolean
/**
 * What became of the password of an SMWP application
 */
password: ("none" | "kept" | "revealed" | "destroyed")
noteCount: number
replyCount: number
/**
 * Names of other admins who have it open
 */
viewers: string[]
createdAt: string
updatedAt: string
version: number
content: string
applyDate: (string | null)
smwpId: (string | null)
/**
 * Language of mails to the sender
 */
locale: ("ko" | "en")
memberEmail: (string | null)
replyAddress: (string | null)
notes: {
id: string
author: string
content: string
createdAt: string
}[]
replies: {
id: string
author: string
content: string
createdAt: string
mailedTo: string
mailState: ("waiting" | "sent" | "failed")
}[]
/**
 * The mail to the company
 */
notification: ("none" | "waiting" | "sent" | "failed")
}

export interface AddInquiryNoteBody {
content: string
}

export interface AnnouncePresenceAnswer {
others: {
id: string
name: string
writing: boolean
since: string
}[]
/**
 * Of the inquiry as it is now
 */
version: number
}

export interface AnnouncePresenceBody {
writing: boolean
}

export interface ChangeInquiriesAnswer {
changed: string[]
stale: string[]
missing: string[]
}

export interface ChangeInquiriesBody {
/**
 * @minItems 1
 * @maxItems 100
 */
items: {
number: string
/**
 * Version that the change rests on; 409 stale-edit when there is a newer one
 */
version: number
}[]
state?: ("received" | "inProgress" | "answered" | "spam")
assigneeId?: (string | null)
}

export interface ChangeInquiryAnswer {
number: string
form: ("question" | "smwp" | "webeq")
type: (("product" | "education" | "other") | null)
product: (("web-eq" | "smwp" | "sm-io-server" | "sm-twis" | "sm-ai-farm" | "sm2s" | "sm-haccp" | "nectos") | null)
name: string
/**
 * As typed; not always an address
 */
email: string
phone: string
title: string
state: ("received" | "inProgress" | "answered" | "spam")
assignee: ({
id: string
name: string
} | null)
/**
 * Sent by somebody who was signed in
 */
member: boolean
/**
 * Filled in the field that people do not see
 */
trapped: boolean
/**
 * What became of the password of an SMWP application
 */
password: ("none" | "kept" | "revealed" | "destroyed")
noteCount: number
replyCount: number
/**
 * Names of other admins who have it open
 */
viewers: string[]
createdAt: string
updatedAt: string
version: number
content: string
applyDate: (string | null)
smwpId: (string | null)
/**
 * Language of mails to the sender
 */
locale: ("ko" | "en")
memberEmail: (string | null)
replyAddress: (string | null)
notes: {
id: string
author: string
content: string
createdAt: string
}[]
replies: {
id: string
author: string
content: string
createdAt: string
mailedTo: string
mailState: ("waiting" | "sent" | "failed")
}[]
/**
 * The mail to the company
 */
notification: ("none" | "waiting" | "sent" | "failed")
}

export interface ChangeInquiryBody {
/**
 * Version that the change rests on; 409 stale-edit when there is a newer one
 */
version: number
state?: ("received" | "inProgress" | "answered" | "spam")
assigneeId?: (string | null)
}

export interface DownloadDocumentQuery {
filePath: string
}

export interface ExportInquiriesQuery {
state?: ("received" | "inProgress" | "answered" | "spam")
form?: ("question" | "smwp" | "webeq")
type?: ("product" | "education" | "other")
product?: ("web-eq" | "smwp" | "sm-io-server" | "sm-twis" | "sm-ai-farm" | "sm2s" | "sm-haccp" | "nectos")
assignee?: string
from?: string
to?: string
search?: string
sort?: ("createdAt" | "-createdAt" | "updatedAt" | "-updatedAt" | "number" | "-number" | "name" | "-name" | "title" | "-title" | "state" | "-state")
format?: ("csv" | "xlsx")
lang?: ("ko" | "en")
}

export interface GetInquiryAnswer {
number: string
form: ("question" | "smwp" | "webeq")
type: (("product" | "education" | "other") | null)
product: (("web-eq" | "smwp" | "sm-io-server" | "sm-twis" | "sm-ai-farm" | "sm2s" | "sm-haccp" | "nectos") | null)
name: string
/**
 * As typed; not always an address
 */
email: string
phone: string
title: string
state: ("received" | "inProgress" | "answered" | "spam")
assignee: ({
id: string
name: string
} | null)
/**
 * Sent by somebody who was signed in
 */
member: boolean
/**
 * Filled in the field that people do not see
 */
trapped: boolean
/**
 * What became of the password of an SMWP application
 */
password: ("none" | "kept" | "revealed" | "destroyed")
noteCount: number
replyCount: number
/**
 * Names of other admins who have it open
 */
viewers: string[]
createdAt: string
updatedAt: string
version: number
content: string
applyDate: (string | null)
smwpId: (string | null)
/**
 * Language of mails to the sender
 */
locale: ("ko" | "en")
memberEmail: (string | null)
replyAddress: (string | null)
notes: {
id: string
author: string
content: string
createdAt: string
}[]
replies: {
id: string
author: string
content: string
createdAt: string
mailedTo: string
mailState: ("waiting" | "sent" | "failed")
}[]
/**
 * The mail to the company
 */
notification: ("none" | "waiting" | "sent" | "failed")
}

export interface GetInquiryOptionsAnswer {
/**
 * Whether one may send an inquiry without signing in
 */
guestInquiries: boolean
}

export interface GetSupportSettingsAnswer {
/**
 * Whether one may send an inquiry without signing in
 */
guestInquiries: boolean
inboxEmail: (string | null)
defaultInboxEmail: string
version: number
updatedAt: string
updatedBy: (string | null)
}

export type ListAssigneesAnswer = {
id: string
name: string
email: string
}[]

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

export interface ListInquiriesAnswer {
data: {
number: string
form: ("question" | "smwp" | "webeq")
type: (("product" | "education" | "other") | null)
product: (("web-eq" | "smwp" | "sm-io-server" | "sm-twis" | "sm-ai-farm" | "sm2s" | "sm-haccp" | "nectos") | null)
name: string
/**
 * As typed; not always an address
 */
email: string
phone: string
title: string
state: ("received" | "inProgress" | "answered" | "spam")
assignee: ({
id: string
name: string
} | null)
/**
 * Sent by somebody who was signed in
 */
member: boolean
/**
 * Filled in the field that people do not see
 */
trapped: boolean
/**
 * What became of the password of an SMWP application
 */
password: ("none" | "kept" | "revealed" | "destroyed")
noteCount: number
replyCount: number
/**
 * Names of other admins who have it open
 */
viewers: string[]
createdAt: string
updatedAt: string
version: number
}[]
total: number
page: number
pageSize: number
/**
 * At least 1
 */
pageCount: number
/**
 * How many in each state, within the other filters
 */
counts: {
received: number
inProgress: number
answered: number
spam: number
}
}

export interface ListInquiriesQuery {
state?: ("received" | "inProgress" | "answered" | "spam")
form?: ("question" | "smwp" | "webeq")
type?: ("product" | "education" | "other")
product?: ("web-eq" | "smwp" | "sm-io-server" | "sm-twis" | "sm-ai-farm" | "sm2s" | "sm-haccp" | "nectos")
assignee?: string
from?: string
to?: string
search?: string
page?: number
pageSize?: number
sort?: ("createdAt" | "-createdAt" | "updatedAt" | "-updatedAt" | "number" | "-number" | "name" | "-name" | "title" | "-title" | "state" | "-state")
}

export interface ListMyInquiriesAnswer {
data: {
number: string
form: ("question" | "smwp" | "webeq")
type: (("product" | "education" | "other") | null)
product: (("web-eq" | "smwp" | "sm-io-server" | "sm-twis" | "sm-ai-farm" | "sm2s" | "sm-haccp" | "nectos") | null)
title: string
content: string
applyDate: (string | null)
smwpId: (string | null)
state: ("received" | "inProgress" | "answered")
createdAt: string
replies: {
content: string
createdAt: string
}[]
}[]
total: number
page: number
pageSize: number
/**
 * At least 1
 */
pageCount: number
}

export interface ListMyInquiriesQuery {
page?: number
pageSize?: number
}

export interface ReplyToInquiryAnswer {
number: string
form: ("question" | "smwp" | "webeq")
type: (("product" | "education" | "other") | null)
product: (("web-eq" | "smwp" | "sm-io-server" | "sm-twis" | "sm-ai-farm" | "sm2s" | "sm-haccp" | "nectos") | null)
name: string
/**
 * As typed; not always an address
 */
email: string
phone: string
title: string
state: ("received" | "inProgress" | "answered" | "spam")
assignee: ({
id: string
name: string
} | null)
/**
 * Sent by somebody who was signed in
 */
member: boolean
/**
 * Filled in the field that people do not see
 */
trapped: boolean
/**
 * What became of the password of an SMWP application
 */
password: ("none" | "kept" | "revealed" | "destroyed")
noteCount: number
replyCount: number
/**
 * Names of other admins who have it open
 */
viewers: string[]
createdAt: string
updatedAt: string
version: number
content: string
applyDate: (string | null)
smwpId: (string | null)
/**
 * Language of mails to the sender
 */
locale: ("ko" | "en")
memberEmail: (string | null)
replyAddress: (string | null)
notes: {
id: string
author: string
content: string
createdAt: string
}[]
replies: {
id: string
author: string
content: string
createdAt: string
mailedTo: string
mailState: ("waiting" | "sent" | "failed")
}[]
/**
 * The mail to the company
 */
notification: ("none" | "waiting" | "sent" | "failed")
}

export interface ReplyToInquiryBody {
/**
 * Version that the change rests on; 409 stale-edit when there is a newer one
 */
version: number
content: string
/**
 * State after it; answered when left out
 */
state?: ("received" | "inProgress" | "answered" | "spam")
}

export interface RevealSmwpPasswordAnswer {
password: string
}

export interface RevealSmwpPasswordBody {

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

export interface UpdateSupportSettingsAnswer {
/**
 * Whether one may send an inquiry without signing in
 */
guestInquiries: boolean
inboxEmail: (string | null)
defaultInboxEmail: string
version: number
updatedAt: string
updatedBy: (string | null)
}

export interface UpdateSupportSettingsBody {
version: number
/**
 * Whether one may send an inquiry without signing in
 */
guestInquiries: boolean
inboxEmail: (string | null)
}
