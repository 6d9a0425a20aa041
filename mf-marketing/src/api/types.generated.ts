/**
 * Written by `npm run api-types` from the services' OpenAPI documents. Do not edit.
 */
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
