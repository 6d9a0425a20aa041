/**
 * Written by `npm run api-types` from the services' OpenAPI documents. Do not edit.
 */
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

export interface LeaveBody {
password: string
}

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

export interface ResetPasswordBody {
token: string
password: string
}

export interface RevokeOtherDevicesAnswer {
revoked: number
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
