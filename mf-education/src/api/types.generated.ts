/**
 * Written by `npm run api-types` from the services' OpenAPI documents. Do not edit.
 */
export type ViewEducationAnswer = {
educationId: number
/**
 * The same as educationId
 */
id: number
/**
 * The language that title, type and content are really in
 */
lang: ("ko" | "en")
title: string
/**
 * Kind of training as it is shown, such as 정기교육
 */
type: string
/**
 * Set by an admin; never changes by itself
 */
status: ("recruiting" | "completed")
/**
 * Markdown
 */
content: string
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
 * Recruiting and not begun; beyond the capacity an application waits
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
 * The language that title, type and content are really in
 */
lang: ("ko" | "en")
title: string
/**
 * Kind of training as it is shown, such as 정기교육
 */
type: string
/**
 * Set by an admin; never changes by itself
 */
status: ("recruiting" | "completed")
/**
 * Markdown
 */
content: string
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
 * Recruiting and not begun; beyond the capacity an application waits
 */
acceptsApplications: boolean
}

export interface ViewEducationDetailQuery {
educationId: string
lang?: ("ko" | "en")
}

export interface ViewEducationQuery {
lang?: ("ko" | "en")
}
