/**
 * Written by `npm run api-types` from the services' OpenAPI documents. Do not edit.
 */
export interface ApplyForEducationAnswer {
applicationId: number
educationId: number
email: string
name: string
phoneNumber: string
company: string
position: string
/**
 * What the applicant wrote
 */
application: string
/**
 * When it arrived, ISO 8601 in UTC
 */
createdAt: string
/**
 * signup holds a seat, waiting moves up when one becomes free
 */
status: ("signup" | "waiting" | "cancelled")
/**
 * Place in the queue, only while waiting
 */
place?: number
/**
 * When it was cancelled, ISO 8601 in UTC
 */
cancelledAt?: string
/**
 * Whether it may still be cancelled: it is active and the training has not begun
 */
cancellable: boolean
}

export interface ApplyForEducationBody {
educationId: number
email: string
name: string
/**
 * Digits, spaces, + - ( ) .; 7 to 15 digits
 */
phoneNumber: string
company: string
position: string
/**
 * Free text; may be empty
 */
application: string
/**
 * Language of mails to the applicant; the browser says otherwise
 */
lang?: ("ko" | "en")
}

export interface CancelSignupAnswer {
applicationId: number
educationId: number
email: string
name: string
phoneNumber: string
company: string
position: string
/**
 * What the applicant wrote
 */
application: string
/**
 * When it arrived, ISO 8601 in UTC
 */
createdAt: string
/**
 * signup holds a seat, waiting moves up when one becomes free
 */
status: ("signup" | "waiting" | "cancelled")
/**
 * Place in the queue, only while waiting
 */
place?: number
/**
 * When it was cancelled, ISO 8601 in UTC
 */
cancelledAt?: string
/**
 * Whether it may still be cancelled: it is active and the training has not begun
 */
cancellable: boolean
}

export interface CancelSignupBody {
educationId: number
email: string
}

export interface CountNotifiedAnswer {
/**
 * Who holds a seat or waits
 */
applicants: number
/**
 * Who is mailed when it is removed, or its date or place changes; nobody once it is over
 */
notified: number
}

export interface CountNotifiedQuery {
educationId: number
}

export interface CountRecipientsAnswer {
/**
 * People; one who applied for several trainings counts once
 */
recipients: number
}

export interface CountRecipientsQuery {
educationId?: number
status?: ("signup" | "waiting" | "cancelled")
search?: string
ids?: string
}

export interface DownloadEducationCalendarQuery {
educationId: string
lang?: ("ko" | "en")
}

export interface EditEducationAnswer {
educationId: number
/**
 * The same as educationId
 */
id: number
/**
 * The language that title, type, content and place are really in
 */
lang: ("ko" | "en")
title: string
/**
 * Kind of training as it is shown, such as 정기교육
 */
type: string
/**
 * Where it takes place; empty when nothing is said
 */
place: string
/**
 * Markdown
 */
content: string
/**
 * Set by an admin; never changes by itself
 */
status: ("recruiting" | "completed")
/**
 * First day, YYYY-MM-DD
 */
startDate: string
/**
 * Last day, YYYY-MM-DD
 */
endDate: string
/**
 * Start of each day, Asia/Seoul, HH:mm
 */
startTime: string
/**
 * End of each day, Asia/Seoul, HH:mm
 */
endTime: string
capacity: number
/**
 * Whether applications beyond the capacity wait; else they are refused
 */
waitingList: boolean
/**
 * Applications that hold a seat
 */
applied: number
/**
 * Applications that wait for a seat
 */
waiting: number
/**
 * What time and applications say beside the status: past once the last day has ended, full when every seat is taken
 */
derivedState: ("none" | "full" | "past")
/**
 * Recruiting, not begun, and with a free seat or a waiting list
 */
acceptsApplications: boolean
/**
 * Empty where nothing is written in English
 */
titleEn: string
typeEn: string
contentEn: string
placeEn: string
version: number
/**
 * ISO 8601 in UTC
 */
createdAt: string
/**
 * ISO 8601 in UTC
 */
updatedAt: string
}

export interface EditEducationBody {
educationId?: number
/**
 * What was read before editing; another one by now is 409 stale-edit
 */
version?: number
title: string
titleEn?: string
type: string
typeEn?: string
/**
 * Set by an admin; never changes by itself
 */
status?: ("recruiting" | "completed")
/**
 * Markdown
 */
content: string
/**
 * Markdown
 */
contentEn?: string
place?: string
placeEn?: string
/**
 * First day, YYYY-MM-DD
 */
startDate: string
/**
 * Last day, YYYY-MM-DD
 */
endDate: string
/**
 * Start of each day, Asia/Seoul, HH:mm
 */
startTime: string
/**
 * End of each day, Asia/Seoul, HH:mm
 */
endTime: string
capacity: number
/**
 * Whether applications beyond the capacity wait; they do when a new training says nothing
 */
waitingList?: boolean
/**
 * Ignored: the session says who edits
 */
email?: string
}

export interface ExportApplicantsQuery {
educationId?: number
status?: ("signup" | "waiting" | "cancelled")
search?: string
ids?: string
sort?: ("createdAt" | "-createdAt" | "name" | "-name" | "email" | "-email" | "company" | "-company" | "status" | "-status" | "training" | "-training")
format?: ("csv" | "xlsx")
lang?: ("ko" | "en")
}

export interface ExportTrainingsQuery {
search?: string
status?: ("recruiting" | "completed")
state?: ("none" | "full" | "past")
sort?: ("title" | "-title" | "type" | "-type" | "status" | "-status" | "startDate" | "-startDate" | "capacity" | "-capacity" | "applied" | "-applied" | "createdAt" | "-createdAt")
format?: ("csv" | "xlsx")
lang?: ("ko" | "en")
}

export interface ListApplicantsAnswer {
data: {
applicationId: number
educationId: number
email: string
name: string
phoneNumber: string
company: string
position: string
/**
 * What the applicant wrote
 */
application: string
/**
 * When it arrived, ISO 8601 in UTC
 */
createdAt: string
/**
 * signup holds a seat, waiting moves up when one becomes free
 */
status: ("signup" | "waiting" | "cancelled")
/**
 * Place in the queue, only while waiting
 */
place?: number
/**
 * When it was cancelled, ISO 8601 in UTC
 */
cancelledAt?: string
/**
 * Whether it may still be cancelled: it is active and the training has not begun
 */
cancellable: boolean
/**
 * Applied while signed in
 */
member: boolean
/**
 * Language of mails to the applicant
 */
locale: ("ko" | "en")
training: {
educationId: number
title: string
startDate: string
removed: boolean
}
}[]
total: number
page: number
pageSize: number
/**
 * At least 1
 */
pageCount: number
}

export interface ListApplicantsQuery {
educationId?: number
status?: ("signup" | "waiting" | "cancelled")
search?: string
ids?: string
page?: number
pageSize?: number
sort?: ("createdAt" | "-createdAt" | "name" | "-name" | "email" | "-email" | "company" | "-company" | "status" | "-status" | "training" | "-training")
}

export type ListTrainingNamesAnswer = {
educationId: number
title: string
/**
 * YYYY-MM-DD
 */
startDate: string
}[]

export interface ListTrainingsAnswer {
data: {
educationId: number
/**
 * The same as educationId
 */
id: number
/**
 * The language that title, type, content and place are really in
 */
lang: ("ko" | "en")
title: string
/**
 * Kind of training as it is shown, such as 정기교육
 */
type: string
/**
 * Where it takes place; empty when nothing is said
 */
place: string
/**
 * Markdown
 */
content: string
/**
 * Set by an admin; never changes by itself
 */
status: ("recruiting" | "completed")
/**
 * First day, YYYY-MM-DD
 */
startDate: string
/**
 * Last day, YYYY-MM-DD
 */
endDate: string
/**
 * Start of each day, Asia/Seoul, HH:mm
 */
startTime: string
/**
 * End of each day, Asia/Seoul, HH:mm
 */
endTime: string
capacity: number
/**
 * Whether applications beyond the capacity wait; else they are refused
 */
waitingList: boolean
/**
 * Applications that hold a seat
 */
applied: number
/**
 * Applications that wait for a seat
 */
waiting: number
/**
 * What time and applications say beside the status: past once the last day has ended, full when every seat is taken
 */
derivedState: ("none" | "full" | "past")
/**
 * Recruiting, not begun, and with a free seat or a waiting list
 */
acceptsApplications: boolean
/**
 * Empty where nothing is written in English
 */
titleEn: string
typeEn: string
contentEn: string
placeEn: string
version: number
/**
 * ISO 8601 in UTC
 */
createdAt: string
/**
 * ISO 8601 in UTC
 */
updatedAt: string
}[]
total: number
page: number
pageSize: number
/**
 * At least 1
 */
pageCount: number
}

export interface ListTrainingsQuery {
search?: string
status?: ("recruiting" | "completed")
state?: ("none" | "full" | "past")
page?: number
pageSize?: number
sort?: ("title" | "-title" | "type" | "-type" | "status" | "-status" | "startDate" | "-startDate" | "capacity" | "-capacity" | "applied" | "-applied" | "createdAt" | "-createdAt")
}

export interface MailApplicantsAnswer {
/**
 * People; one who applied for several trainings counts once
 */
recipients: number
}

export interface MailApplicantsBody {
educationId?: number
/**
 * signup holds a seat, waiting moves up when one becomes free
 */
status?: ("signup" | "waiting" | "cancelled")
/**
 * In name, e-mail, phone number and company; all words must be found
 */
search?: string
/**
 * @minItems 1
 * @maxItems 1000
 */
ids?: number[]
subject: string
/**
 * Plain text
 */
text: string
subjectEn?: string
textEn?: string
}

export interface OpenLookupLinkAnswer {
email: string
applications: {
applicationId: number
educationId: number
email: string
name: string
phoneNumber: string
company: string
position: string
/**
 * What the applicant wrote
 */
application: string
/**
 * When it arrived, ISO 8601 in UTC
 */
createdAt: string
/**
 * signup holds a seat, waiting moves up when one becomes free
 */
status: ("signup" | "waiting" | "cancelled")
/**
 * Place in the queue, only while waiting
 */
place?: number
/**
 * When it was cancelled, ISO 8601 in UTC
 */
cancelledAt?: string
/**
 * Whether it may still be cancelled: it is active and the training has not begun
 */
cancellable: boolean
training: {
educationId: number
/**
 * The language that title, type, content and place are really in
 */
lang: ("ko" | "en")
title: string
/**
 * Kind of training as it is shown, such as 정기교육
 */
type: string
/**
 * Where it takes place; empty when nothing is said
 */
place: string
/**
 * First day, YYYY-MM-DD
 */
startDate: string
/**
 * Last day, YYYY-MM-DD
 */
endDate: string
/**
 * Start of each day, Asia/Seoul, HH:mm
 */
startTime: string
/**
 * End of each day, Asia/Seoul, HH:mm
 */
endTime: string
/**
 * What time and applications say beside the status: past once the last day has ended, full when every seat is taken
 */
derivedState: ("none" | "full" | "past")
/**
 * The training was taken off the schedule
 */
removed: boolean
}
}[]
}

export interface OpenLookupLinkBody {
token: string
}

export interface OpenLookupLinkQuery {
lang?: ("ko" | "en")
}

export type RemoveEducationAnswer = number

export interface RemoveEducationQuery {
educationId: number
}

export interface RequestLookupLinkBody {
email: string
lang?: ("ko" | "en")
}

export type SearchRecordAnswer = ({
applicationId: number
educationId: number
email: string
name: string
phoneNumber: string
company: string
position: string
/**
 * What the applicant wrote
 */
application: string
/**
 * When it arrived, ISO 8601 in UTC
 */
createdAt: string
/**
 * signup holds a seat, waiting moves up when one becomes free
 */
status: ("signup" | "waiting" | "cancelled")
/**
 * Place in the queue, only while waiting
 */
place?: number
/**
 * When it was cancelled, ISO 8601 in UTC
 */
cancelledAt?: string
/**
 * Whether it may still be cancelled: it is active and the training has not begun
 */
cancellable: boolean
} | null)

export interface SearchRecordQuery {
educationId: number
email: string
}

export interface SetTrainingStatusAnswer {
changed: number[]
/**
 * Changed or removed by somebody else meanwhile
 */
left: number[]
}

export interface SetTrainingStatusBody {
/**
 * Set by an admin; never changes by itself
 */
status: ("recruiting" | "completed")
/**
 * @minItems 1
 * @maxItems 100
 */
trainings: {
educationId: number
version: number
}[]
}

export type ViewEducationAnswer = {
educationId: number
/**
 * The same as educationId
 */
id: number
/**
 * The language that title, type, content and place are really in
 */
lang: ("ko" | "en")
title: string
/**
 * Kind of training as it is shown, such as 정기교육
 */
type: string
/**
 * Where it takes place; empty when nothing is said
 */
place: string
/**
 * Markdown
 */
content: string
/**
 * Set by an admin; never changes by itself
 */
status: ("recruiting" | "completed")
/**
 * First day, YYYY-MM-DD
 */
startDate: string
/**
 * Last day, YYYY-MM-DD
 */
endDate: string
/**
 * Start of each day, Asia/Seoul, HH:mm
 */
startTime: string
/**
 * End of each day, Asia/Seoul, HH:mm
 */
endTime: string
capacity: number
/**
 * Whether applications beyond the capacity wait; else they are refused
 */
waitingList: boolean
/**
 * Applications that hold a seat
 */
applied: number
/**
 * Applications that wait for a seat
 */
waiting: number
/**
 * What time and applications say beside the status: past once the last day has ended, full when every seat is taken
 */
derivedState: ("none" | "full" | "past")
/**
 * Recruiting, not begun, and with a free seat or a waiting list
 */
acceptsApplications: boolean
}[]

export interface ViewEducationDetailAnswer {
educationId: number
/**
 * The same as educationId
 */
id: number
/**
 * The language that title, type, content and place are really in
 */
lang: ("ko" | "en")
title: string
/**
 * Kind of training as it is shown, such as 정기교육
 */
type: string
/**
 * Where it takes place; empty when nothing is said
 */
place: string
/**
 * Markdown
 */
content: string
/**
 * Set by an admin; never changes by itself
 */
status: ("recruiting" | "completed")
/**
 * First day, YYYY-MM-DD
 */
startDate: string
/**
 * Last day, YYYY-MM-DD
 */
endDate: string
/**
 * Start of each day, Asia/Seoul, HH:mm
 */
startTime: string
/**
 * End of each day, Asia/Seoul, HH:mm
 */
endTime: string
capacity: number
/**
 * Whether applications beyond the capacity wait; else they are refused
 */
waitingList: boolean
/**
 * Applications that hold a seat
 */
applied: number
/**
 * Applications that wait for a seat
 */
waiting: number
/**
 * What time and applications say beside the status: past once the last day has ended, full when every seat is taken
 */
derivedState: ("none" | "full" | "past")
/**
 * Recruiting, not begun, and with a free seat or a waiting list
 */
acceptsApplications: boolean
}

export interface ViewEducationDetailQuery {
educationId: string
lang?: ("ko" | "en")
}

export interface ViewEducationQuery {
lang?: ("ko" | "en")
type?: string
status?: ("recruiting" | "completed")
state?: ("none" | "full" | "past")
}

export type ViewMyApplicationsAnswer = {
applicationId: number
educationId: number
email: string
name: string
phoneNumber: string
company: string
position: string
/**
 * What the applicant wrote
 */
application: string
/**
 * When it arrived, ISO 8601 in UTC
 */
createdAt: string
/**
 * signup holds a seat, waiting moves up when one becomes free
 */
status: ("signup" | "waiting" | "cancelled")
/**
 * Place in the queue, only while waiting
 */
place?: number
/**
 * When it was cancelled, ISO 8601 in UTC
 */
cancelledAt?: string
/**
 * Whether it may still be cancelled: it is active and the training has not begun
 */
cancellable: boolean
training: {
educationId: number
/**
 * The language that title, type, content and place are really in
 */
lang: ("ko" | "en")
title: string
/**
 * Kind of training as it is shown, such as 정기교육
 */
type: string
/**
 * Where it takes place; empty when nothing is said
 */
place: string
/**
 * First day, YYYY-MM-DD
 */
startDate: string
/**
 * Last day, YYYY-MM-DD
 */
endDate: string
/**
 * Start of each day, Asia/Seoul, HH:mm
 */
startTime: string
/**
 * End of each day, Asia/Seoul, HH:mm
 */
endTime: string
/**
 * What time and applications say beside the status: past once the last day has ended, full when every seat is taken
 */
derivedState: ("none" | "full" | "past")
/**
 * The training was taken off the schedule
 */
removed: boolean
}
}[]

export interface ViewMyApplicationsQuery {
lang?: ("ko" | "en")
}

export type ViewSignupRecordsAnswer = {
applicationId: number
educationId: number
email: string
name: string
phoneNumber: string
company: string
position: string
/**
 * What the applicant wrote
 */
application: string
/**
 * When it arrived, ISO 8601 in UTC
 */
createdAt: string
/**
 * signup holds a seat, waiting moves up when one becomes free
 */
status: ("signup" | "waiting" | "cancelled")
/**
 * Place in the queue, only while waiting
 */
place?: number
/**
 * When it was cancelled, ISO 8601 in UTC
 */
cancelledAt?: string
/**
 * Whether it may still be cancelled: it is active and the training has not begun
 */
cancellable: boolean
/**
 * Applied while signed in
 */
member: boolean
/**
 * Language of mails to the applicant
 */
locale: ("ko" | "en")
training: {
educationId: number
title: string
startDate: string
removed: boolean
}
}[]

export interface ViewSignupRecordsQuery {
educationId: number
}

export interface ViewTrainingForEditAnswer {
educationId: number
/**
 * The same as educationId
 */
id: number
/**
 * The language that title, type, content and place are really in
 */
lang: ("ko" | "en")
title: string
/**
 * Kind of training as it is shown, such as 정기교육
 */
type: string
/**
 * Where it takes place; empty when nothing is said
 */
place: string
/**
 * Markdown
 */
content: string
/**
 * Set by an admin; never changes by itself
 */
status: ("recruiting" | "completed")
/**
 * First day, YYYY-MM-DD
 */
startDate: string
/**
 * Last day, YYYY-MM-DD
 */
endDate: string
/**
 * Start of each day, Asia/Seoul, HH:mm
 */
startTime: string
/**
 * End of each day, Asia/Seoul, HH:mm
 */
endTime: string
capacity: number
/**
 * Whether applications beyond the capacity wait; else they are refused
 */
waitingList: boolean
/**
 * Applications that hold a seat
 */
applied: number
/**
 * Applications that wait for a seat
 */
waiting: number
/**
 * What time and applications say beside the status: past once the last day has ended, full when every seat is taken
 */
derivedState: ("none" | "full" | "past")
/**
 * Recruiting, not begun, and with a free seat or a waiting list
 */
acceptsApplications: boolean
/**
 * Empty where nothing is written in English
 */
titleEn: string
typeEn: string
contentEn: string
placeEn: string
version: number
/**
 * ISO 8601 in UTC
 */
createdAt: string
/**
 * ISO 8601 in UTC
 */
updatedAt: string
}

export interface ViewTrainingForEditQuery {
educationId: number
}
