/**
 * Written by `npm run api-types` from the services' OpenAPI documents. Do not edit.
 */
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
