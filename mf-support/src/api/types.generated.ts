/**
 * Written by `npm run api-types` from the services' OpenAPI documents. Do not edit.
 */
export interface AddInquiryNoteAnswer {
number: string
form: ("question" | "smwp" | "webeq")
type: (null | ("product" | "education" | "other"))
product: (null | ("web-eq" | "smwp" | "sm-io-server" | "sm-twis" | "sm-ai-farm" | "sm2s" | "sm-haccp" | "nectos"))
name: string
/**
 * As typed; not always an address
 */
email: string
phone: string
title: string
state: ("received" | "inProgress" | "answered" | "spam")
assignee: (null | {
id: string
name: string
})
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
applyDate: (null | string)
smwpId: (null | string)
/**
 * Language of mails to the sender
 */
locale: ("ko" | "en")
memberEmail: (null | string)
replyAddress: (null | string)
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

export interface ChangeCompanyAnswer {
/**
 * Names the entry in further calls
 */
entryId: string
hidden: boolean
/**
 * Sent along with a change; an older one is refused as stale
 */
version: number
/**
 * ISO 8601
 */
updatedAt: string
nameKo: string
nameEn: (string | null)
companyNumber: string
foundedYear: number
phone: string
secondPhone: (string | null)
fax: string
email: string
/**
 * @maxItems 10
 */
smwpPhones: string[]
videoChannelUrl: string
}

export interface ChangeCompanyBody {
version: number
nameKo?: string
nameEn?: (string | null)
companyNumber?: string
foundedYear?: number
phone?: string
secondPhone?: (string | null)
fax?: string
email?: string
/**
 * @maxItems 10
 */
smwpPhones?: string[]
videoChannelUrl?: string
}

export interface ChangeCustomerCaseAnswer {
/**
 * Names the entry in further calls
 */
entryId: string
hidden: boolean
/**
 * Sent along with a change; an older one is refused as stale
 */
version: number
/**
 * ISO 8601
 */
updatedAt: string
/**
 * What the address of a filter carries
 */
industryKey: string
industryKo: string
industryEn: (string | null)
companyKo: string
companyEn: (string | null)
projectKo: string
projectEn: (string | null)
detailsKo: string
detailsEn: (string | null)
}

export interface ChangeCustomerCaseBody {
version: number
hidden?: boolean
/**
 * What the address of a filter carries
 */
industryKey?: string
industryKo?: string
industryEn?: (string | null)
companyKo?: string
companyEn?: (string | null)
projectKo?: string
projectEn?: (string | null)
detailsKo?: string
detailsEn?: (string | null)
}

export interface ChangeHomeSlideAnswer {
/**
 * Names the entry in further calls
 */
entryId: string
hidden: boolean
/**
 * Sent along with a change; an older one is refused as stale
 */
version: number
/**
 * ISO 8601
 */
updatedAt: string
titleKo: string
titleEn: (string | null)
textKo: string
textEn: (string | null)
/**
 * A path of this site; //host would leave it
 */
link: string
hasQuestionButton: boolean
hasWebEqApplicationButton: boolean
}

export interface ChangeHomeSlideBody {
version: number
hidden?: boolean
titleKo?: string
titleEn?: (string | null)
textKo?: string
textEn?: (string | null)
/**
 * A path of this site; //host would leave it
 */
link?: string
hasQuestionButton?: boolean
hasWebEqApplicationButton?: boolean
}

export interface ChangeOfficeAnswer {
/**
 * Names the entry in further calls
 */
entryId: string
hidden: boolean
/**
 * Sent along with a change; an older one is refused as stale
 */
version: number
/**
 * ISO 8601
 */
updatedAt: string
key: ("magok" | "namyangju")
titleKo: string
titleEn: (string | null)
addressKo: string
addressEn: (string | null)
latitude: number
longitude: number
subwayStationKo: (string | null)
subwayStationEn: (string | null)
subwayDirectionsKo: (string | null)
subwayDirectionsEn: (string | null)
busStopKo: string
busStopEn: (string | null)
/**
 * @maxItems 30
 */
busNumbers: string[]
busDirectionsKo: string
busDirectionsEn: (string | null)
phone: string
secondPhone: (string | null)
fax: string
email: string
}

export interface ChangeOfficeBody {
version: number
hidden?: boolean
titleKo?: string
titleEn?: (string | null)
addressKo?: string
addressEn?: (string | null)
latitude?: number
longitude?: number
subwayStationKo?: (string | null)
subwayStationEn?: (string | null)
subwayDirectionsKo?: (string | null)
subwayDirectionsEn?: (string | null)
busStopKo?: string
busStopEn?: (string | null)
/**
 * @maxItems 30
 */
busNumbers?: string[]
busDirectionsKo?: string
busDirectionsEn?: (string | null)
phone?: string
secondPhone?: (string | null)
fax?: string
email?: string
}

export interface ChangeTimelineEntryAnswer {
/**
 * Names the entry in further calls
 */
entryId: string
hidden: boolean
/**
 * Sent along with a change; an older one is refused as stale
 */
version: number
/**
 * ISO 8601
 */
updatedAt: string
titleKo: string
titleEn: (string | null)
happenedOn: string
}

export interface ChangeTimelineEntryBody {
version: number
hidden?: boolean
titleKo?: string
titleEn?: (string | null)
happenedOn?: string
}

export interface ChangeAccountAnswer {
id: string
email: string
name: string
phoneNumber: string
company: string
role: ("admin" | "member")
/**
 * YYYY-MM-DD
 */
birthDate?: string
gender?: ("male" | "female")
/**
 * Language of mails
 */
locale: ("ko" | "en")
emailVerified: boolean
/**
 * Whether advertising may be sent
 */
marketing: boolean
createdAt: string
/**
 * To be sent back with a change
 */
version: number
}

export interface ChangeAccountBody {
version: number
name?: string
phoneNumber?: string
company?: string
marketing?: boolean
/**
 * Language of mails
 */
locale?: ("ko" | "en")
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
assigneeId?: (null | string)
}

export interface ChangeInquiryAnswer {
number: string
form: ("question" | "smwp" | "webeq")
type: (null | ("product" | "education" | "other"))
product: (null | ("web-eq" | "smwp" | "sm-io-server" | "sm-twis" | "sm-ai-farm" | "sm2s" | "sm-haccp" | "nectos"))
name: string
/**
 * As typed; not always an address
 */
email: string
phone: string
title: string
state: ("received" | "inProgress" | "answered" | "spam")
assignee: (null | {
id: string
name: string
})
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
applyDate: (null | string)
smwpId: (null | string)
/**
 * Language of mails to the sender
 */
locale: ("ko" | "en")
memberEmail: (null | string)
replyAddress: (null | string)
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
assigneeId?: (null | string)
}

export interface ChangePasswordBody {
currentPassword: string
newPassword: string
}

export interface CountMembersAnswer {
all: number
active: number
suspended: number
admin: number
member: number
verified: number
unverified: number
}

export interface CreateCustomerCaseAnswer {
/**
 * Names the entry in further calls
 */
entryId: string
hidden: boolean
/**
 * Sent along with a change; an older one is refused as stale
 */
version: number
/**
 * ISO 8601
 */
updatedAt: string
/**
 * What the address of a filter carries
 */
industryKey: string
industryKo: string
industryEn: (string | null)
companyKo: string
companyEn: (string | null)
projectKo: string
projectEn: (string | null)
detailsKo: string
detailsEn: (string | null)
}

export interface CreateCustomerCaseBody {
/**
 * What the address of a filter carries
 */
industryKey: string
industryKo: string
industryEn: (string | null)
companyKo: string
companyEn: (string | null)
projectKo: string
projectEn: (string | null)
detailsKo: string
detailsEn: (string | null)
hidden?: boolean
}

export interface CreateHomeSlideAnswer {
/**
 * Names the entry in further calls
 */
entryId: string
hidden: boolean
/**
 * Sent along with a change; an older one is refused as stale
 */
version: number
/**
 * ISO 8601
 */
updatedAt: string
titleKo: string
titleEn: (string | null)
textKo: string
textEn: (string | null)
/**
 * A path of this site; //host would leave it
 */
link: string
hasQuestionButton: boolean
hasWebEqApplicationButton: boolean
}

export interface CreateHomeSlideBody {
titleKo: string
titleEn: (string | null)
textKo: string
textEn: (string | null)
/**
 * A path of this site; //host would leave it
 */
link: string
hasQuestionButton: boolean
hasWebEqApplicationButton: boolean
hidden?: boolean
}

export interface CreateOfficeAnswer {
/**
 * Names the entry in further calls
 */
entryId: string
hidden: boolean
/**
 * Sent along with a change; an older one is refused as stale
 */
version: number
/**
 * ISO 8601
 */
updatedAt: string
key: ("magok" | "namyangju")
titleKo: string
titleEn: (string | null)
addressKo: string
addressEn: (string | null)
latitude: number
longitude: number
subwayStationKo: (string | null)
subwayStationEn: (string | null)
subwayDirectionsKo: (string | null)
subwayDirectionsEn: (string | null)
busStopKo: string
busStopEn: (string | null)
/**
 * @maxItems 30
 */
busNumbers: string[]
busDirectionsKo: string
busDirectionsEn: (string | null)
phone: string
secondPhone: (string | null)
fax: string
email: string
}

export interface CreateOfficeBody {
key: ("magok" | "namyangju")
titleKo: string
titleEn: (string | null)
addressKo: string
addressEn: (string | null)
latitude: number
longitude: number
subwayStationKo: (string | null)
subwayStationEn: (string | null)
subwayDirectionsKo: (string | null)
subwayDirectionsEn: (string | null)
busStopKo: string
busStopEn: (string | null)
/**
 * @maxItems 30
 */
busNumbers: string[]
busDirectionsKo: string
busDirectionsEn: (string | null)
phone: string
secondPhone: (string | null)
fax: string
email: string
hidden?: boolean
}

export interface CreateTimelineEntryAnswer {
/**
 * Names the entry in further calls
 */
entryId: string
hidden: boolean
/**
 * Sent along with a change; an older one is refused as stale
 */
version: number
/**
 * ISO 8601
 */
updatedAt: string
titleKo: string
titleEn: (string | null)
happenedOn: string
}

export interface CreateTimelineEntryBody {
titleKo: string
titleEn: (string | null)
happenedOn: string
hidden?: boolean
}

export interface DownloadDocumentQuery {
filePath: string
}

export interface ExportAuditQuery {
action?: string
actor?: string
subject?: string
target?: string
service?: string
from?: string
to?: string
lang?: ("ko" | "en")
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

export interface ExportMembersQuery {
search?: string
role?: ("admin" | "member")
status?: ("active" | "suspended")
verified?: boolean
sort?: ("name" | "-name" | "email" | "-email" | "company" | "-company" | "createdAt" | "-createdAt" | "lastSignInAt" | "-lastSignInAt")
format?: ("csv" | "xlsx")
lang?: ("ko" | "en")
}

export interface ExportOwnDataAnswer {
exportedAt: string
profile: {
id: string
email: string
name: string
phoneNumber: string
company: string
role: ("admin" | "member")
/**
 * YYYY-MM-DD
 */
birthDate?: string
gender?: ("male" | "female")
/**
 * Language of mails
 */
locale: ("ko" | "en")
emailVerified: boolean
/**
 * Whether advertising may be sent
 */
marketing: boolean
createdAt: string
/**
 * To be sent back with a change
 */
version: number
}
consents: {
kind: ("terms" | "privacy" | "marketing")
/**
 * Of the text that was shown
 */
version: string
given: boolean
decidedAt: string
}[]
sessions: {
browser: string
system: string
createdAt: string
lastUsedAt: string
endedAt?: string
}[]
activity: {
at: string
service: string
action: string
by: ("you" | "staff" | "system")
}[]
}

export interface ForgotPasswordBody {
email: string
}

export interface GetInquiryAnswer {
number: string
form: ("question" | "smwp" | "webeq")
type: (null | ("product" | "education" | "other"))
product: (null | ("web-eq" | "smwp" | "sm-io-server" | "sm-twis" | "sm-ai-farm" | "sm2s" | "sm-haccp" | "nectos"))
name: string
/**
 * As typed; not always an address
 */
email: string
phone: string
title: string
state: ("received" | "inProgress" | "answered" | "spam")
assignee: (null | {
id: string
name: string
})
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
applyDate: (null | string)
smwpId: (null | string)
/**
 * Language of mails to the sender
 */
locale: ("ko" | "en")
memberEmail: (null | string)
replyAddress: (null | string)
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
inboxEmail: (null | string)
defaultInboxEmail: string
version: number
updatedAt: string
updatedBy: (null | string)
}

export interface LeaveBody {
password: string
}

export type ListCustomerCaseAnswer = {
/**
 * Names the entry in further calls
 */
entryId: string
hidden: boolean
/**
 * Sent along with a change; an older one is refused as stale
 */
version: number
/**
 * ISO 8601
 */
updatedAt: string
/**
 * What the address of a filter carries
 */
industryKey: string
industryKo: string
industryEn: (string | null)
companyKo: string
companyEn: (string | null)
projectKo: string
projectEn: (string | null)
detailsKo: string
detailsEn: (string | null)
}[]

export type ListHomeSlideAnswer = {
/**
 * Names the entry in further calls
 */
entryId: string
hidden: boolean
/**
 * Sent along with a change; an older one is refused as stale
 */
version: number
/**
 * ISO 8601
 */
updatedAt: string
titleKo: string
titleEn: (string | null)
textKo: string
textEn: (string | null)
/**
 * A path of this site; //host would leave it
 */
link: string
hasQuestionButton: boolean
hasWebEqApplicationButton: boolean
}[]

export type ListOfficeAnswer = {
/**
 * Names the entry in further calls
 */
entryId: string
hidden: boolean
/**
 * Sent along with a change; an older one is refused as stale
 */
version: number
/**
 * ISO 8601
 */
updatedAt: string
key: ("magok" | "namyangju")
titleKo: string
titleEn: (string | null)
addressKo: string
addressEn: (string | null)
latitude: number
longitude: number
subwayStationKo: (string | null)
subwayStationEn: (string | null)
subwayDirectionsKo: (string | null)
subwayDirectionsEn: (string | null)
busStopKo: string
busStopEn: (string | null)
/**
 * @maxItems 30
 */
busNumbers: string[]
busDirectionsKo: string
busDirectionsEn: (string | null)
phone: string
secondPhone: (string | null)
fax: string
email: string
}[]

export type ListTimelineEntryAnswer = {
/**
 * Names the entry in further calls
 */
entryId: string
hidden: boolean
/**
 * Sent along with a change; an older one is refused as stale
 */
version: number
/**
 * ISO 8601
 */
updatedAt: string
titleKo: string
titleEn: (string | null)
happenedOn: string
}[]

export type ListAdminDocumentsAnswer = {
key: ("company" | "web-eq" | "smwp" | "sm-io-server" | "sm2s" | "sm-haccp" | "nectos")
titleKo: string
titleEn: string
type: ("brochure" | "catalog")
colour: ("company" | "web-eq" | "smwp" | "io-server" | "sm2s" | "haccp" | "nectos")
/**
 * Name for saving; an upload does not change it
 */
filename: string
/**
 * Bytes
 */
size: number
updatedAt: string
version: number
downloads: number
/**
 * The file of an admin is published instead of the original
 */
replaced: boolean
replacedBy: (null | string)
uploadedName: (null | string)
}[]

export type ListAssigneesAnswer = {
id: string
name: string
email: string
}[]

export interface ListAuditAnswer {
data: {
id: string
at: string
service: string
/**
 * Left out: the system
 */
actor?: {
id: string
/**
 * Left out once they have left
 */
email?: string
}
action: string
target?: {
type: string
id: string
label?: string
}
/**
 * Items: User id or e-mail
 */
subjects: string[]
details: {
[k: string]: unknown
}
requestId?: string
}[]
total: number
page: number
pageSize: number
/**
 * At least 1
 */
pageCount: number
}

export interface ListAuditOptionsAnswer {
actions: string[]
services: string[]
}

export interface ListAuditQuery {
action?: string
actor?: string
subject?: string
target?: string
service?: string
from?: string
to?: string
page?: number
pageSize?: number
}

export type ListConsentsAnswer = {
kind: ("terms" | "privacy" | "marketing")
/**
 * Of the text that was shown
 */
version: string
given: boolean
decidedAt: string
}[]

export type ListDevicesAnswer = {
id: string
/**
 * The one that asks
 */
current: boolean
/**
 * Such as Chrome; empty when it cannot be told
 */
browser: string
/**
 * Such as Windows; empty when it cannot be told
 */
system: string
kind: ("desktop" | "mobile" | "tablet" | "unknown")
createdAt: string
lastUsedAt: string
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
type: (null | ("product" | "education" | "other"))
product: (null | ("web-eq" | "smwp" | "sm-io-server" | "sm-twis" | "sm-ai-farm" | "sm2s" | "sm-haccp" | "nectos"))
name: string
/**
 * As typed; not always an address
 */
email: string
phone: string
title: string
state: ("received" | "inProgress" | "answered" | "spam")
assignee: (null | {
id: string
name: string
})
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

export interface ListMembersAnswer {
data: {
id: string
email: string
name: string
phoneNumber: string
company: string
role: ("admin" | "member")
status: ("active" | "suspended")
emailVerified: boolean
createdAt: string
lastSignInAt?: string
/**
 * To be sent back with a change
 */
version: number
}[]
total: number
page: number
pageSize: number
/**
 * At least 1
 */
pageCount: number
}

export interface ListMembersQuery {
search?: string
role?: ("admin" | "member")
status?: ("active" | "suspended")
verified?: boolean
page?: number
pageSize?: number
sort?: ("name" | "-name" | "email" | "-email" | "company" | "-company" | "createdAt" | "-createdAt" | "lastSignInAt" | "-lastSignInAt")
}

export interface ListMyInquiriesAnswer {
data: {
number: string
form: ("question" | "smwp" | "webeq")
type: (null | ("product" | "education" | "other"))
product: (null | ("web-eq" | "smwp" | "sm-io-server" | "sm-twis" | "sm-ai-farm" | "sm2s" | "sm-haccp" | "nectos"))
title: string
content: string
applyDate: (null | string)
smwpId: (null | string)
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

export interface ListPublicKeysAnswer {
keys: {
kty: "EC"
crv: "P-256"
x: string
y: string
kid: string
alg: "ES256"
use: "sig"
}[]
}

export type OrderCustomerCaseAnswer = {
/**
 * Names the entry in further calls
 */
entryId: string
hidden: boolean
/**
 * Sent along with a change; an older one is refused as stale
 */
version: number
/**
 * ISO 8601
 */
updatedAt: string
/**
 * What the address of a filter carries
 */
industryKey: string
industryKo: string
industryEn: (string | null)
companyKo: string
companyEn: (string | null)
projectKo: string
projectEn: (string | null)
detailsKo: string
detailsEn: (string | null)
}[]

export interface OrderCustomerCaseBody {
/**
 * All entries of the noun, first to last
 * 
 * @maxItems 1000
 */
entryIds: string[]
}

export type OrderHomeSlideAnswer = {
/**
 * Names the entry in further calls
 */
entryId: string
hidden: boolean
/**
 * Sent along with a change; an older one is refused as stale
 */
version: number
/**
 * ISO 8601
 */
updatedAt: string
titleKo: string
titleEn: (string | null)
textKo: string
textEn: (string | null)
/**
 * A path of this site; //host would leave it
 */
link: string
hasQuestionButton: boolean
hasWebEqApplicationButton: boolean
}[]

export interface OrderHomeSlideBody {
/**
 * All entries of the noun, first to last
 * 
 * @maxItems 1000
 */
entryIds: string[]
}

export type OrderOfficeAnswer = {
/**
 * Names the entry in further calls
 */
entryId: string
hidden: boolean
/**
 * Sent along with a change; an older one is refused as stale
 */
version: number
/**
 * ISO 8601
 */
updatedAt: string
key: ("magok" | "namyangju")
titleKo: string
titleEn: (string | null)
addressKo: string
addressEn: (string | null)
latitude: number
longitude: number
subwayStationKo: (string | null)
subwayStationEn: (string | null)
subwayDirectionsKo: (string | null)
subwayDirectionsEn: (string | null)
busStopKo: string
busStopEn: (string | null)
/**
 * @maxItems 30
 */
busNumbers: string[]
busDirectionsKo: string
busDirectionsEn: (string | null)
phone: string
secondPhone: (string | null)
fax: string
email: string
}[]

export interface OrderOfficeBody {
/**
 * All entries of the noun, first to last
 * 
 * @maxItems 1000
 */
entryIds: string[]
}

export type OrderTimelineEntryAnswer = {
/**
 * Names the entry in further calls
 */
entryId: string
hidden: boolean
/**
 * Sent along with a change; an older one is refused as stale
 */
version: number
/**
 * ISO 8601
 */
updatedAt: string
titleKo: string
titleEn: (string | null)
happenedOn: string
}[]

export interface OrderTimelineEntryBody {
/**
 * All entries of the noun, first to last
 * 
 * @maxItems 1000
 */
entryIds: string[]
}

export interface ReadCompanyAnswer {
/**
 * Names the entry in further calls
 */
entryId: string
hidden: boolean
/**
 * Sent along with a change; an older one is refused as stale
 */
version: number
/**
 * ISO 8601
 */
updatedAt: string
nameKo: string
nameEn: (string | null)
companyNumber: string
foundedYear: number
phone: string
secondPhone: (string | null)
fax: string
email: string
/**
 * @maxItems 10
 */
smwpPhones: string[]
videoChannelUrl: string
}

export interface ReadMailboxAnswer {
folder: string
/**
 * newest first
 */
mails: {
name: string
to: string
subject: string
sentAt: string
text: string
}[]
}

export interface RefreshAnswer {
email: string
name: string
role: ("admin" | "member")
/**
 * ES256, ten minutes
 */
accessToken: string
}

/**
 * Number removed
 */
export type RemoveCustomerCaseAnswer = number

/**
 * Number removed
 */
export type RemoveHomeSlideAnswer = number

/**
 * Number removed
 */
export type RemoveOfficeAnswer = number

/**
 * Number removed
 */
export type RemoveTimelineEntryAnswer = number

export interface ReplaceDocumentAnswer {
key: ("company" | "web-eq" | "smwp" | "sm-io-server" | "sm2s" | "sm-haccp" | "nectos")
titleKo: string
titleEn: string
type: ("brochure" | "catalog")
colour: ("company" | "web-eq" | "smwp" | "io-server" | "sm2s" | "haccp" | "nectos")
/**
 * Name for saving; an upload does not change it
 */
filename: string
/**
 * Bytes
 */
size: number
updatedAt: string
version: number
downloads: number
/**
 * The file of an admin is published instead of the original
 */
replaced: boolean
replacedBy: (null | string)
uploadedName: (null | string)
}

export interface ReplaceDocumentQuery {
version: number
}

export interface ReplyToInquiryAnswer {
number: string
form: ("question" | "smwp" | "webeq")
type: (null | ("product" | "education" | "other"))
product: (null | ("web-eq" | "smwp" | "sm-io-server" | "sm-twis" | "sm-ai-farm" | "sm2s" | "sm-haccp" | "nectos"))
name: string
/**
 * As typed; not always an address
 */
email: string
phone: string
title: string
state: ("received" | "inProgress" | "answered" | "spam")
assignee: (null | {
id: string
name: string
})
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
applyDate: (null | string)
smwpId: (null | string)
/**
 * Language of mails to the sender
 */
locale: ("ko" | "en")
memberEmail: (null | string)
replyAddress: (null | string)
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

export interface ResetDocumentAnswer {
key: ("company" | "web-eq" | "smwp" | "sm-io-server" | "sm2s" | "sm-haccp" | "nectos")
titleKo: string
titleEn: string
type: ("brochure" | "catalog")
colour: ("company" | "web-eq" | "smwp" | "io-server" | "sm2s" | "haccp" | "nectos")
/**
 * Name for saving; an upload does not change it
 */
filename: string
/**
 * Bytes
 */
size: number
updatedAt: string
version: number
downloads: number
/**
 * The file of an admin is published instead of the original
 */
replaced: boolean
replacedBy: (null | string)
uploadedName: (null | string)
}

export interface ResetDocumentBody {
/**
 * What the admin saw; 409 stale-edit when there is a newer one
 */
version: number
}

export interface ResetPasswordBody {
token: string
password: string
}

export interface RevealSmwpPasswordAnswer {
password: string
}

export interface RevealSmwpPasswordBody {

}

export interface RevokeOtherDevicesAnswer {
revoked: number
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

export interface SetMemberRoleAnswer {
id: string
email: string
name: string
phoneNumber: string
company: string
role: ("admin" | "member")
status: ("active" | "suspended")
emailVerified: boolean
createdAt: string
lastSignInAt?: string
/**
 * To be sent back with a change
 */
version: number
}

export interface SetMemberRoleBody {
role: ("admin" | "member")
version: number
}

export interface SignInAnswer {
email: string
name: string
role: ("admin" | "member")
/**
 * ES256, ten minutes
 */
accessToken: string
}

export interface SignInBody {
email: string
password: string
}

export interface SignUpAnswer {
email: string
name: string
}

export interface SignUpBody {
email: string
password: string
name: string
/**
 * YYYY-MM-DD, YYYYMMDD or YYMMDD
 */
birthDate: string
gender: ("male" | "female")
phoneNumber: string
company: string
consents: {
terms: boolean
privacy: boolean
marketing: boolean
}
}

export interface SuspendMemberAnswer {
id: string
email: string
name: string
phoneNumber: string
company: string
role: ("admin" | "member")
status: ("active" | "suspended")
emailVerified: boolean
createdAt: string
lastSignInAt?: string
/**
 * To be sent back with a change
 */
version: number
}

export interface SuspendMemberBody {
/**
 * For admins; the member does not see it
 */
reason: string
version: number
}

export interface SuspendMembersAnswer {
/**
 * Items: Ids
 */
changed: string[]
refused: {
id: string
code: ("own-account" | "last-admin" | "stale-edit" | "member-not-found")
}[]
}

export interface SuspendMembersBody {
/**
 * For admins; the member does not see it
 */
reason: string
/**
 * @minItems 1
 * @maxItems 100
 */
members: {
id: string
version: number
}[]
}

export interface UnsuspendMemberAnswer {
id: string
email: string
name: string
phoneNumber: string
company: string
role: ("admin" | "member")
status: ("active" | "suspended")
emailVerified: boolean
createdAt: string
lastSignInAt?: string
/**
 * To be sent back with a change
 */
version: number
}

export interface UnsuspendMemberBody {
version: number
}

export interface UnsuspendMembersAnswer {
/**
 * Items: Ids
 */
changed: string[]
refused: {
id: string
code: ("own-account" | "last-admin" | "stale-edit" | "member-not-found")
}[]
}

export interface UnsuspendMembersBody {
/**
 * @minItems 1
 * @maxItems 100
 */
members: {
id: string
version: number
}[]
}

export interface UpdateSupportSettingsAnswer {
/**
 * Whether one may send an inquiry without signing in
 */
guestInquiries: boolean
inboxEmail: (null | string)
defaultInboxEmail: string
version: number
updatedAt: string
updatedBy: (null | string)
}

export interface UpdateSupportSettingsBody {
version: number
/**
 * Whether one may send an inquiry without signing in
 */
guestInquiries: boolean
inboxEmail: (null | string)
}

export interface VerifyEmailBody {
token: string
}

export interface ViewAccountAnswer {
id: string
email: string
name: string
phoneNumber: string
company: string
role: ("admin" | "member")
/**
 * YYYY-MM-DD
 */
birthDate?: string
gender?: ("male" | "female")
/**
 * Language of mails
 */
locale: ("ko" | "en")
emailVerified: boolean
/**
 * Whether advertising may be sent
 */
marketing: boolean
createdAt: string
/**
 * To be sent back with a change
 */
version: number
}

export type ViewCasesAnswer = {
caseId: number
/**
 * The language that the texts of this item are really in
 */
lang: ("ko" | "en")
company: string
/**
 * The same in both languages: what an address or a filter carries
 */
industryKey: string
/**
 * The name of the industry, to be shown
 */
industry: string
project: string
details: string
}[]

export interface ViewCasesQuery {
lang?: ("ko" | "en")
}

export interface ViewCompanyAnswer {
/**
 * The language that the texts of this item are really in
 */
lang: ("ko" | "en")
name: string
/**
 * Business registration number
 */
companyNumber: string
foundedYear: number
phone: string
secondPhone: (string | null)
fax: string
email: string
/**
 * Telephone lines for SMWP inquiries
 */
smwpPhones: string[]
videoChannelUrl: string
}

export interface ViewCompanyQuery {
lang?: ("ko" | "en")
}

export interface ViewMemberAnswer {
id: string
email: string
name: string
phoneNumber: string
company: string
role: ("admin" | "member")
status: ("active" | "suspended")
emailVerified: boolean
createdAt: string
lastSignInAt?: string
/**
 * To be sent back with a change
 */
version: number
/**
 * YYYY-MM-DD
 */
birthDate?: string
gender?: ("male" | "female")
locale: ("ko" | "en")
marketing: boolean
consents: {
kind: ("terms" | "privacy" | "marketing")
/**
 * Of the text that was shown
 */
version: string
given: boolean
decidedAt: string
}[]
/**
 * Devices that are signed in
 */
sessions: number
suspension?: {
reason: string
at: string
/**
 * E-mail of the admin, while there is one
 */
by?: string
}
}

export type ViewOfficesAnswer = {
key: ("magok" | "namyangju")
/**
 * The language that the texts of this item are really in
 */
lang: ("ko" | "en")
title: string
address: string
latitude: number
longitude: number
/**
 * The nearest station with its exit; null where no subway goes
 */
subwayStation: (string | null)
/**
 * The way from the station
 */
subwayDirections: (string | null)
busStop: string
busNumbers: string[]
busDirections: string
phone: string
/**
 * Another telephone line
 */
secondPhone: (string | null)
fax: string
email: string
}[]

export interface ViewOfficesQuery {
lang?: ("ko" | "en")
}

export type ViewSlidesAnswer = {
slideId: number
/**
 * The language that the texts of this item are really in
 */
lang: ("ko" | "en")
title: string
text: string
/**
 * The path that the detail button opens
 */
link: string
hasQuestionButton: boolean
hasWebEqApplicationButton: boolean
}[]

export interface ViewSlidesQuery {
lang?: ("ko" | "en")
}

export type ViewTimelineAnswer = {
timelineId: number
/**
 * The language that the texts of this item are really in
 */
lang: ("ko" | "en")
title: string
/**
 * yyyy.mm.dd
 */
date: string
}[]

export interface ViewTimelineQuery {
lang?: ("ko" | "en")
}

export interface ViewUserAnswer {
email: string
name: string
phoneNumber: string
company: string
role: ("admin" | "member")
/**
 * YYYY-MM-DD
 */
birthDate?: string
gender?: ("male" | "female")
emailVerified: boolean
createdAt: string
}

export interface ViewUserQuery {
email: string
}
