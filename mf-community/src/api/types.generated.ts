/**
 * Written by `npm run api-types` from the services' OpenAPI documents. Do not edit.
 */
export interface ViewClassroomAnswer {
data: {
classroomId: number
type: ("free" | "notice" | "attach" | "question")
title: string
/**
 * The author; masked but for the author and admins
 */
email: string
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
 * The author; masked but for the author and admins
 */
email: string
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
 * The author; masked but for the author and admins
 */
email: string
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
 * Markdown
 */
content: string
/**
 * The next older post within the filter
 */
previous: ({
classroomId: number
title: string
} | null)
/**
 * The next newer post within the filter
 */
next: ({
classroomId: number
title: string
} | null)
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
title: string
/**
 * The author; masked but for the author and admins
 */
email: string
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
 * Address of the small image
 */
thumbnailPath: (string | null)
/**
 * Pixels of the original image
 */
imageWidth: (number | null)
/**
 * Pixels of the original image
 */
imageHeight: (number | null)
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
title: string
/**
 * The author; masked but for the author and admins
 */
email: string
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
 * Address of the small image
 */
thumbnailPath: (string | null)
/**
 * Pixels of the original image
 */
imageWidth: (number | null)
/**
 * Pixels of the original image
 */
imageHeight: (number | null)
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
 * Markdown
 */
content: string
/**
 * Address of the image
 */
originalPath: (string | null)
/**
 * The next older item of the same type
 */
previous: ({
newsId: number
/**
 * The language that the texts are really in
 */
lang: ("ko" | "en")
title: string
} | null)
/**
 * The next newer item of the same type
 */
next: ({
newsId: number
/**
 * The language that the texts are really in
 */
lang: ("ko" | "en")
title: string
} | null)
}

export interface ViewNewsDetailQuery {
newsId: string
lang?: ("ko" | "en")
}

export interface ViewNewsQuery {
page?: number
itemsPerPage?: number
status?: ("visible" | "hidden" | "scheduled" | "all")
type?: ("news" | "announcement" | "all")
lang?: ("ko" | "en")
}
