/**
 * Written by `npm run api-types` from the services' OpenAPI documents. Do not edit.
 */
export interface AnswerQuestionAnswer {
answerId: number
/**
 * Markdown
 */
content: string
/**
 * The author; masked but for the author and admins, empty when the author has left
 */
email: string
/**
 * The author has left
 */
formerMember: boolean
/**
 * Written by the one who asks
 */
mine: boolean
/**
 * Written by an admin, which makes the question answered
 */
byAdmin: boolean
mayRemove: boolean
/**
 * Written
 */
createdAt: string
}

export interface AnswerQuestionBody {
classroomId: (number | string)
/**
 * Markdown
 */
content: string
}

export interface ChangeBoardPostsAnswer {
done: {
board: ("classroom" | "news" | "announcement")
id: number
}[]
refused: {
board: ("classroom" | "news" | "announcement")
id: number
/**
 * not-found, in-trash, not-in-trash or not-publishable
 */
code: string
}[]
}

export interface ChangeBoardPostsBody {
/**
 * delete is for good, out of the trash
 */
action: ("publish" | "withdraw" | "trash" | "restore" | "delete")
/**
 * @minItems 1
 * @maxItems 100
 */
items: {
board: ("classroom" | "news" | "announcement")
id: number
}[]
}

export interface EditClassroomAnswer {
classroomId: number
type: ("free" | "notice" | "attach" | "question")
title: string
/**
 * The author; masked but for the author and admins, empty when the author has left
 */
email: string
/**
 * The author has left
 */
formerMember: boolean
/**
 * Written by the one who asks
 */
mine: boolean
/**
 * Original name of the attachment
 */
fileName: (string | null)
/**
 * Bytes
 */
fileSize: (number | null)
/**
 * Of a question: answered once an admin has answered; null for other posts
 */
state: (null | "waiting" | "answered")
answers: number
views: number
/**
 * Written
 */
createdAt: string
/**
 * Last changed
 */
updatedAt: string
/**
 * To be sent with an edit: a stale one is refused
 */
version: number
mayEdit: boolean
mayRemove: boolean
/**
 * Markdown
 */
content: string
/**
 * Images are shown in place, everything else is saved; null without an attachment
 */
fileKind: (null | "image" | "document")
/**
 * Pixels of an attached image
 */
imageWidth: (number | null)
/**
 * Pixels of an attached image
 */
imageHeight: (number | null)
mayAnswer: boolean
/**
 * Answers to a question, the oldest first
 */
replies: {
answerId: number
/**
 * Markdown
 */
content: string
/**
 * The author; masked but for the author and admins, empty when the author has left
 */
email: string
/**
 * The author has left
 */
formerMember: boolean
/**
 * Written by the one who asks
 */
mine: boolean
/**
 * Written by an admin, which makes the question answered
 */
byAdmin: boolean
mayRemove: boolean
/**
 * Written
 */
createdAt: string
}[]
/**
 * The next older post within the filter
 */
previous: (null | {
classroomId: number
title: string
})
/**
 * The next newer post within the filter
 */
next: (null | {
classroomId: number
title: string
})
}

export interface EditNewsAnswer {
newsId: number
/**
 * The language that the texts are really in
 */
lang: ("ko" | "en")
type: ("news" | "announcement")
status: ("visible" | "hidden")
/**
 * waiting: written by a member, no admin has decided yet; hidden: withdrawn; scheduled: its start date has not come
 */
state: ("visible" | "waiting" | "hidden" | "scheduled")
title: string
/**
 * The author; masked but for the author and admins, empty when the author has left
 */
email: string
/**
 * The author has left
 */
formerMember: boolean
/**
 * Written by the one who asks
 */
mine: boolean
/**
 * Original name of the attachment
 */
fileName: (string | null)
/**
 * Bytes
 */
fileSize: (number | null)
/**
 * Address of the small image; of an item that is not public it wants the session that may read it
 */
thumbnailPath: (string | null)
/**
 * Pixels
 */
thumbnailWidth: (number | null)
/**
 * Pixels
 */
thumbnailHeight: (number | null)
/**
 * Pixels of the original image
 */
imageWidth: (number | null)
/**
 * Pixels of the original image
 */
imageHeight: (number | null)
/**
 * What the image shows, for those who do not see it
 */
imageAlt: (string | null)
views: number
/**
 * Readers see a visible item from this moment on
 */
startDate: string
/**
 * Written
 */
createdAt: string
/**
 * Last changed
 */
updatedAt: string
/**
 * To be sent with an edit: a stale one is refused
 */
version: number
mayEdit: boolean
mayRemove: boolean
/**
 * Markdown
 */
content: string
/**
 * Images are shown in place, everything else is saved; null without an attachment
 */
fileKind: (null | "image" | "document")
/**
 * Address of the image
 */
originalPath: (string | null)
texts: (null | {
title: string
content: string
titleEn: (string | null)
contentEn: (string | null)
imageAlt: (string | null)
imageAltEn: (string | null)
})
/**
 * The next older item of the same type
 */
previous: (null | {
newsId: number
/**
 * The language that the texts are really in
 */
lang: ("ko" | "en")
title: string
})
/**
 * The next newer item of the same type
 */
next: (null | {
newsId: number
/**
 * The language that the texts are really in
 */
lang: ("ko" | "en")
title: string
})
}

export interface EditNewsTextsAnswer {
board: ("classroom" | "news" | "announcement")
id: number
/**
 * Of a classroom post free, notice, attach or question; otherwise the board
 */
type: string
/**
 * waiting-answer and answered are questions; waiting, hidden and scheduled news and announcements
 */
state: ("visible" | "waiting" | "hidden" | "scheduled" | "waiting-answer" | "answered")
/**
 * Korean where there are two languages
 */
title: string
/**
 * Empty when the author has left
 */
email: string
formerMember: boolean
hasFile: boolean
hasImage: boolean
views: number
answers: number
version: number
/**
 * Of news and announcements
 */
startDate: (string | null)
/**
 * Written
 */
createdAt: string
/**
 * Last changed
 */
updatedAt: string
/**
 * Put into the trash
 */
removedAt: (string | null)
/**
 * When the trash forgets it
 */
purgedAt: (string | null)
/**
 * Markdown, Korean where there are two languages
 */
content: string
titleEn: (string | null)
contentEn: (string | null)
imageAlt: (string | null)
imageAltEn: (string | null)
/**
 * Address of the image
 */
originalPath: (string | null)
/**
 * Address of the small image
 */
thumbnailPath: (string | null)
/**
 * Original name of the attachment
 */
fileName: (string | null)
/**
 * Bytes
 */
fileSize: (number | null)
/**
 * Waits for a decision since then
 */
submittedAt: (string | null)
}

export interface EditNewsTextsBody {
/**
 * What was read before; another one by now is 409 stale-edit
 */
version: number
title: string
content: string
titleEn: (null | string)
contentEn: (null | string)
imageAlt: (null | string)
imageAltEn: (null | string)
}

export interface ExportBoardPostsQuery {
board?: ("classroom" | "news" | "announcement")
type?: ("free" | "notice" | "attach" | "question")
status?: ("visible" | "waiting" | "hidden" | "scheduled" | "waiting-answer" | "answered")
author?: string
search?: string
trash?: boolean
sort?: ("createdAt" | "-createdAt" | "updatedAt" | "-updatedAt" | "removedAt" | "-removedAt" | "title" | "-title")
lang?: ("ko" | "en")
}

export interface ListBoardPostsAnswer {
data: {
board: ("classroom" | "news" | "announcement")
id: number
/**
 * Of a classroom post free, notice, attach or question; otherwise the board
 */
type: string
/**
 * waiting-answer and answered are questions; waiting, hidden and scheduled news and announcements
 */
state: ("visible" | "waiting" | "hidden" | "scheduled" | "waiting-answer" | "answered")
/**
 * Korean where there are two languages
 */
title: string
/**
 * Empty when the author has left
 */
email: string
formerMember: boolean
hasFile: boolean
hasImage: boolean
views: number
answers: number
version: number
/**
 * Of news and announcements
 */
startDate: (string | null)
/**
 * Written
 */
createdAt: string
/**
 * Last changed
 */
updatedAt: string
/**
 * Put into the trash
 */
removedAt: (string | null)
/**
 * When the trash forgets it
 */
purgedAt: (string | null)
}[]
total: number
page: number
pageSize: number
/**
 * At least 1
 */
pageCount: number
}

export interface ListBoardPostsQuery {
board?: ("classroom" | "news" | "announcement")
type?: ("free" | "notice" | "attach" | "question")
status?: ("visible" | "waiting" | "hidden" | "scheduled" | "waiting-answer" | "answered")
author?: string
search?: string
trash?: boolean
page?: number
pageSize?: number
sort?: ("createdAt" | "-createdAt" | "updatedAt" | "-updatedAt" | "removedAt" | "-removedAt" | "title" | "-title")
}

export type ListNewsPagesAnswer = {
/**
 * Of its page on the site
 */
path: string
/**
 * Last changed
 */
updatedAt: string
/**
 * It can be read in English too
 */
translated: boolean
}[]

export interface ListWaitingNewsAnswer {
data: {
board: ("classroom" | "news" | "announcement")
id: number
/**
 * Of a classroom post free, notice, attach or question; otherwise the board
 */
type: string
/**
 * waiting-answer and answered are questions; waiting, hidden and scheduled news and announcements
 */
state: ("visible" | "waiting" | "hidden" | "scheduled" | "waiting-answer" | "answered")
/**
 * Korean where there are two languages
 */
title: string
/**
 * Empty when the author has left
 */
email: string
formerMember: boolean
hasFile: boolean
hasImage: boolean
views: number
answers: number
version: number
/**
 * Of news and announcements
 */
startDate: (string | null)
/**
 * Written
 */
createdAt: string
/**
 * Last changed
 */
updatedAt: string
/**
 * Put into the trash
 */
removedAt: (string | null)
/**
 * When the trash forgets it
 */
purgedAt: (string | null)
/**
 * Markdown, Korean where there are two languages
 */
content: string
titleEn: (string | null)
contentEn: (string | null)
imageAlt: (string | null)
imageAltEn: (string | null)
/**
 * Address of the image
 */
originalPath: (string | null)
/**
 * Address of the small image
 */
thumbnailPath: (string | null)
/**
 * Original name of the attachment
 */
fileName: (string | null)
/**
 * Bytes
 */
fileSize: (number | null)
/**
 * Waits for a decision since then
 */
submittedAt: (string | null)
}[]
total: number
page: number
pageSize: number
/**
 * At least 1
 */
pageCount: number
}

export interface ListWaitingNewsQuery {
page?: number
pageSize?: number
}

export interface PublishNewsAnswer {
board: ("classroom" | "news" | "announcement")
id: number
/**
 * Of a classroom post free, notice, attach or question; otherwise the board
 */
type: string
/**
 * waiting-answer and answered are questions; waiting, hidden and scheduled news and announcements
 */
state: ("visible" | "waiting" | "hidden" | "scheduled" | "waiting-answer" | "answered")
/**
 * Korean where there are two languages
 */
title: string
/**
 * Empty when the author has left
 */
email: string
formerMember: boolean
hasFile: boolean
hasImage: boolean
views: number
answers: number
version: number
/**
 * Of news and announcements
 */
startDate: (string | null)
/**
 * Written
 */
createdAt: string
/**
 * Last changed
 */
updatedAt: string
/**
 * Put into the trash
 */
removedAt: (string | null)
/**
 * When the trash forgets it
 */
purgedAt: (string | null)
/**
 * Markdown, Korean where there are two languages
 */
content: string
titleEn: (string | null)
contentEn: (string | null)
imageAlt: (string | null)
imageAltEn: (string | null)
/**
 * Address of the image
 */
originalPath: (string | null)
/**
 * Address of the small image
 */
thumbnailPath: (string | null)
/**
 * Original name of the attachment
 */
fileName: (string | null)
/**
 * Bytes
 */
fileSize: (number | null)
/**
 * Waits for a decision since then
 */
submittedAt: (string | null)
}

export interface PublishNewsBody {
/**
 * What was read before; another one by now is 409 stale-edit
 */
version: number
/**
 * ISO 8601; from then on readers see it. Left out: from now on
 */
startDate?: string
}

export interface ReadBoardPostAnswer {
board: ("classroom" | "news" | "announcement")
id: number
/**
 * Of a classroom post free, notice, attach or question; otherwise the board
 */
type: string
/**
 * waiting-answer and answered are questions; waiting, hidden and scheduled news and announcements
 */
state: ("visible" | "waiting" | "hidden" | "scheduled" | "waiting-answer" | "answered")
/**
 * Korean where there are two languages
 */
title: string
/**
 * Empty when the author has left
 */
email: string
formerMember: boolean
hasFile: boolean
hasImage: boolean
views: number
answers: number
version: number
/**
 * Of news and announcements
 */
startDate: (string | null)
/**
 * Written
 */
createdAt: string
/**
 * Last changed
 */
updatedAt: string
/**
 * Put into the trash
 */
removedAt: (string | null)
/**
 * When the trash forgets it
 */
purgedAt: (string | null)
/**
 * Markdown, Korean where there are two languages
 */
content: string
titleEn: (string | null)
contentEn: (string | null)
imageAlt: (string | null)
imageAltEn: (string | null)
/**
 * Address of the image
 */
originalPath: (string | null)
/**
 * Address of the small image
 */
thumbnailPath: (string | null)
/**
 * Original name of the attachment
 */
fileName: (string | null)
/**
 * Bytes
 */
fileSize: (number | null)
/**
 * Waits for a decision since then
 */
submittedAt: (string | null)
}

export interface ReadClassroomAttachmentQuery {
classroomId: string
}

export interface ReadNewsAttachmentQuery {
newsId: string
}

export interface ReadNewsFeedQuery {
lang?: ("ko" | "en")
type?: ("news" | "announcement")
}

/**
 * 1, or 0 when there was none
 */
export type RemoveAnswerAnswer = number

export interface RemoveAnswerQuery {
answerId: string
}

/**
 * 1, or 0 when there was none
 */
export type RemoveClassroomAnswer = number

export interface RemoveClassroomQuery {
classroomId: string
email?: string
filePath?: string
}

/**
 * 1, or 0 when there was none
 */
export type RemoveNewsAnswer = number

export interface RemoveNewsBody {
newsId: (number | string)
/**
 * Ignored
 */
originalPath?: {
[k: string]: unknown
}
/**
 * Ignored
 */
thumbnailPath?: {
[k: string]: unknown
}
}

export interface SeeClassroomBody {
classroomId: (number | string)
}

export interface SeeNewsBody {
newsId: (number | string)
}

export interface ViewClassroomAnswer {
data: {
classroomId: number
type: ("free" | "notice" | "attach" | "question")
title: string
/**
 * The author; masked but for the author and admins, empty when the author has left
 */
email: string
/**
 * The author has left
 */
formerMember: boolean
/**
 * Written by the one who asks
 */
mine: boolean
/**
 * Original name of the attachment
 */
fileName: (string | null)
/**
 * Bytes
 */
fileSize: (number | null)
/**
 * Of a question: answered once an admin has answered; null for other posts
 */
state: (null | "waiting" | "answered")
answers: number
views: number
/**
 * Written
 */
createdAt: string
/**
 * Last changed
 */
updatedAt: string
}[]
/**
 * Posts in all pages; under all the notices are not counted
 */
total: number
/**
 * A search found more than the total says; the pages end with it
 */
totalIsCapped: boolean
/**
 * Number of pages
 */
pageLenght: number
/**
 * What stands above the rows: on page 1 under all, the newest first
 */
notices: {
classroomId: number
type: ("free" | "notice" | "attach" | "question")
title: string
/**
 * The author; masked but for the author and admins, empty when the author has left
 */
email: string
/**
 * The author has left
 */
formerMember: boolean
/**
 * Written by the one who asks
 */
mine: boolean
/**
 * Original name of the attachment
 */
fileName: (string | null)
/**
 * Bytes
 */
fileSize: (number | null)
/**
 * Of a question: answered once an admin has answered; null for other posts
 */
state: (null | "waiting" | "answered")
answers: number
views: number
/**
 * Written
 */
createdAt: string
/**
 * Last changed
 */
updatedAt: string
}[]
}

export interface ViewClassroomDetailAnswer {
classroomId: number
type: ("free" | "notice" | "attach" | "question")
title: string
/**
 * The author; masked but for the author and admins, empty when the author has left
 */
email: string
/**
 * The author has left
 */
formerMember: boolean
/**
 * Written by the one who asks
 */
mine: boolean
/**
 * Original name of the attachment
 */
fileName: (string | null)
/**
 * Bytes
 */
fileSize: (number | null)
/**
 * Of a question: answered once an admin has answered; null for other posts
 */
state: (null | "waiting" | "answered")
answers: number
views: number
/**
 * Written
 */
createdAt: string
/**
 * Last changed
 */
updatedAt: string
/**
 * To be sent with an edit: a stale one is refused
 */
version: number
mayEdit: boolean
mayRemove: boolean
/**
 * Markdown
 */
content: string
/**
 * Images are shown in place, everything else is saved; null without an attachment
 */
fileKind: (null | "image" | "document")
/**
 * Pixels of an attached image
 */
imageWidth: (number | null)
/**
 * Pixels of an attached image
 */
imageHeight: (number | null)
mayAnswer: boolean
/**
 * Answers to a question, the oldest first
 */
replies: {
answerId: number
/**
 * Markdown
 */
content: string
/**
 * The author; masked but for the author and admins, empty when the author has left
 */
email: string
/**
 * The author has left
 */
formerMember: boolean
/**
 * Written by the one who asks
 */
mine: boolean
/**
 * Written by an admin, which makes the question answered
 */
byAdmin: boolean
mayRemove: boolean
/**
 * Written
 */
createdAt: string
}[]
/**
 * The next older post within the filter
 */
previous: (null | {
classroomId: number
title: string
})
/**
 * The next newer post within the filter
 */
next: (null | {
classroomId: number
title: string
})
}

export interface ViewClassroomDetailQuery {
classroomId: string
type?: ("all" | "free" | "notice" | "attach" | "question")
title?: string
}

export interface ViewClassroomQuery {
page?: number
itemsPerPage?: number
type?: ("all" | "free" | "notice" | "attach" | "question")
title?: string
}

export interface ViewNewsAnswer {
data: {
newsId: number
/**
 * The language that the texts are really in
 */
lang: ("ko" | "en")
type: ("news" | "announcement")
status: ("visible" | "hidden")
/**
 * waiting: written by a member, no admin has decided yet; hidden: withdrawn; scheduled: its start date has not come
 */
state: ("visible" | "waiting" | "hidden" | "scheduled")
title: string
/**
 * The author; masked but for the author and admins, empty when the author has left
 */
email: string
/**
 * The author has left
 */
formerMember: boolean
/**
 * Written by the one who asks
 */
mine: boolean
/**
 * Original name of the attachment
 */
fileName: (string | null)
/**
 * Bytes
 */
fileSize: (number | null)
/**
 * Address of the small image; of an item that is not public it wants the session that may read it
 */
thumbnailPath: (string | null)
/**
 * Pixels
 */
thumbnailWidth: (number | null)
/**
 * Pixels
 */
thumbnailHeight: (number | null)
/**
 * Pixels of the original image
 */
imageWidth: (number | null)
/**
 * Pixels of the original image
 */
imageHeight: (number | null)
/**
 * What the image shows, for those who do not see it
 */
imageAlt: (string | null)
views: number
/**
 * Readers see a visible item from this moment on
 */
startDate: string
/**
 * Written
 */
createdAt: string
/**
 * Last changed
 */
updatedAt: string
/**
 * Beginning of the content as plain text, 160 characters at most
 */
excerpt: string
}[]
/**
 * Items in all pages
 */
total: number
/**
 * A search found more than the total says; the pages end with it
 */
totalIsCapped: boolean
/**
 * The newest start date of all pages; null when there is nothing
 */
startDate: (string | null)
/**
 * Number of pages
 */
pageLenght: number
}

export interface ViewNewsDetailAnswer {
newsId: number
/**
 * The language that the texts are really in
 */
lang: ("ko" | "en")
type: ("news" | "announcement")
status: ("visible" | "hidden")
/**
 * waiting: written by a member, no admin has decided yet; hidden: withdrawn; scheduled: its start date has not come
 */
state: ("visible" | "waiting" | "hidden" | "scheduled")
title: string
/**
 * The author; masked but for the author and admins, empty when the author has left
 */
email: string
/**
 * The author has left
 */
formerMember: boolean
/**
 * Written by the one who asks
 */
mine: boolean
/**
 * Original name of the attachment
 */
fileName: (string | null)
/**
 * Bytes
 */
fileSize: (number | null)
/**
 * Address of the small image; of an item that is not public it wants the session that may read it
 */
thumbnailPath: (string | null)
/**
 * Pixels
 */
thumbnailWidth: (number | null)
/**
 * Pixels
 */
thumbnailHeight: (number | null)
/**
 * Pixels of the original image
 */
imageWidth: (number | null)
/**
 * Pixels of the original image
 */
imageHeight: (number | null)
/**
 * What the image shows, for those who do not see it
 */
imageAlt: (string | null)
views: number
/**
 * Readers see a visible item from this moment on
 */
startDate: string
/**
 * Written
 */
createdAt: string
/**
 * Last changed
 */
updatedAt: string
/**
 * To be sent with an edit: a stale one is refused
 */
version: number
mayEdit: boolean
mayRemove: boolean
/**
 * Markdown
 */
content: string
/**
 * Images are shown in place, everything else is saved; null without an attachment
 */
fileKind: (null | "image" | "document")
/**
 * Address of the image
 */
originalPath: (string | null)
texts: (null | {
title: string
content: string
titleEn: (string | null)
contentEn: (string | null)
imageAlt: (string | null)
imageAltEn: (string | null)
})
/**
 * The next older item of the same type
 */
previous: (null | {
newsId: number
/**
 * The language that the texts are really in
 */
lang: ("ko" | "en")
title: string
})
/**
 * The next newer item of the same type
 */
next: (null | {
newsId: number
/**
 * The language that the texts are really in
 */
lang: ("ko" | "en")
title: string
})
}

export interface ViewNewsDetailQuery {
newsId: string
title?: string
lang?: ("ko" | "en")
}

export interface ViewNewsQuery {
page?: number
itemsPerPage?: number
status?: ("visible" | "hidden" | "scheduled" | "all")
type?: ("news" | "announcement" | "all")
title?: string
lang?: ("ko" | "en")
}

export interface WithdrawNewsAnswer {
board: ("classroom" | "news" | "announcement")
id: number
/**
 * Of a classroom post free, notice, attach or question; otherwise the board
 */
type: string
/**
 * waiting-answer and answered are questions; waiting, hidden and scheduled news and announcements
 */
state: ("visible" | "waiting" | "hidden" | "scheduled" | "waiting-answer" | "answered")
/**
 * Korean where there are two languages
 */
title: string
/**
 * Empty when the author has left
 */
email: string
formerMember: boolean
hasFile: boolean
hasImage: boolean
views: number
answers: number
version: number
/**
 * Of news and announcements
 */
startDate: (string | null)
/**
 * Written
 */
createdAt: string
/**
 * Last changed
 */
updatedAt: string
/**
 * Put into the trash
 */
removedAt: (string | null)
/**
 * When the trash forgets it
 */
purgedAt: (string | null)
/**
 * Markdown, Korean where there are two languages
 */
content: string
titleEn: (string | null)
contentEn: (string | null)
imageAlt: (string | null)
imageAltEn: (string | null)
/**
 * Address of the image
 */
originalPath: (string | null)
/**
 * Address of the small image
 */
thumbnailPath: (string | null)
/**
 * Original name of the attachment
 */
fileName: (string | null)
/**
 * Bytes
 */
fileSize: (number | null)
/**
 * Waits for a decision since then
 */
submittedAt: (string | null)
}

export interface WithdrawNewsBody {
/**
 * What was read before; another one by now is 409 stale-edit
 */
version: number
}

export interface WriteNewsAnswer {
newsId: number
/**
 * The language that the texts are really in
 */
lang: ("ko" | "en")
type: ("news" | "announcement")
status: ("visible" | "hidden")
/**
 * waiting: written by a member, no admin has decided yet; hidden: withdrawn; scheduled: its start date has not come
 */
state: ("visible" | "waiting" | "hidden" | "scheduled")
title: string
/**
 * The author; masked but for the author and admins, empty when the author has left
 */
email: string
/**
 * The author has left
 */
formerMember: boolean
/**
 * Written by the one who asks
 */
mine: boolean
/**
 * Original name of the attachment
 */
fileName: (string | null)
/**
 * Bytes
 */
fileSize: (number | null)
/**
 * Address of the small image; of an item that is not public it wants the session that may read it
 */
thumbnailPath: (string | null)
/**
 * Pixels
 */
thumbnailWidth: (number | null)
/**
 * Pixels
 */
thumbnailHeight: (number | null)
/**
 * Pixels of the original image
 */
imageWidth: (number | null)
/**
 * Pixels of the original image
 */
imageHeight: (number | null)
/**
 * What the image shows, for those who do not see it
 */
imageAlt: (string | null)
views: number
/**
 * Readers see a visible item from this moment on
 */
startDate: string
/**
 * Written
 */
createdAt: string
/**
 * Last changed
 */
updatedAt: string
/**
 * To be sent with an edit: a stale one is refused
 */
version: number
mayEdit: boolean
mayRemove: boolean
/**
 * Markdown
 */
content: string
/**
 * Images are shown in place, everything else is saved; null without an attachment
 */
fileKind: (null | "image" | "document")
/**
 * Address of the image
 */
originalPath: (string | null)
texts: (null | {
title: string
content: string
titleEn: (string | null)
contentEn: (string | null)
imageAlt: (string | null)
imageAltEn: (string | null)
})
/**
 * The next older item of the same type
 */
previous: (null | {
newsId: number
/**
 * The language that the texts are really in
 */
lang: ("ko" | "en")
title: string
})
/**
 * The next newer item of the same type
 */
next: (null | {
newsId: number
/**
 * The language that the texts are really in
 */
lang: ("ko" | "en")
title: string
})
}
