/** Written by `npm run api-types` from the services' OpenAPI documents. Do not edit. */
export interface paths {
    "/api/education/view": {
        /** All trainings with their counts, or those of a type, status or state */
        get: {
            parameters: {
                query?: {
                    /** @description The language asked for; Korean where a training has no English text */
                    lang?: "ko" | "en";
                    /** @description Kind of training, in Korean or as it is shown */
                    type?: string;
                    /** @description Set by an admin; never changes by itself */
                    status?: "recruiting" | "completed";
                    /** @description What time and applications say beside the status: past once the last day has ended, full when every seat is taken */
                    state?: "none" | "full" | "past";
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    content: {
                        "application/json": components["schemas"]["Training"][];
                    };
                };
            };
        };
    };
    "/api/education/detail": {
        /** One training */
        get: {
            parameters: {
                query: {
                    educationId: string;
                    /** @description The language asked for; Korean where a training has no English text */
                    lang?: "ko" | "en";
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    content: {
                        "application/json": components["schemas"]["Training"];
                    };
                };
            };
        };
    };
    "/api/education/calendar": {
        /** One training as a calendar file */
        get: {
            parameters: {
                query: {
                    educationId: string;
                    /** @description The language asked for; Korean where a training has no English text */
                    lang?: "ko" | "en";
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    content: {
                        "text/calendar": string;
                    };
                };
            };
        };
    };
    "/api/education/calendar.ics": {
        /** All trainings as one calendar to subscribe to */
        get: {
            parameters: {
                query?: {
                    /** @description The language asked for; Korean where a training has no English text */
                    lang?: "ko" | "en";
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    content: {
                        "text/calendar": string;
                    };
                };
            };
        };
    };
    "/api/education/search": {
        /** Public texts with all words, by kind */
        get: {
            parameters: {
                query?: {
                    /** @description Every word must be there; without letters and digits nothing is found */
                    q?: string;
                    locale?: "ko" | "en";
                    /** @description Of this kind alone */
                    kind?: string;
                    /** @description Hits of each kind */
                    limit?: number;
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    content: {
                        "application/json": components["schemas"]["SearchGroup"][];
                    };
                };
            };
        };
    };
    "/api/education/signup": {
        /** Applies, as a visitor or a member; beyond the capacity the application waits. That an address has applied already is told to its owner alone: to others the response is the same as for a first application */
        post: {
            requestBody: {
                content: {
                    "application/json": components["schemas"]["ApplyBody"];
                };
            };
            responses: {
                /** @description Default Response */
                201: {
                    content: {
                        "application/json": components["schemas"]["ApplicationRecord"];
                    };
                };
            };
        };
    };
    "/api/education/search-record": {
        /** The application of an address, to its owner or an admin; an empty body when there is none, and for anybody else alike */
        get: {
            parameters: {
                query: {
                    educationId: number;
                    email: string;
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    content: {
                        "application/json": components["schemas"]["ApplicationRecord"] | null;
                    };
                };
            };
        };
    };
    "/api/education/cancel-signup": {
        /** Cancels an application until the training begins; repeating it does no harm */
        patch: {
            requestBody: {
                content: {
                    "application/json": {
                        educationId: number;
                        email: string;
                    };
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    content: {
                        "application/json": components["schemas"]["ApplicationRecord"];
                    };
                };
            };
        };
    };
    "/api/education/my-applications": {
        /** What the member applied for, newest first; by address too, once it is verified */
        get: {
            parameters: {
                query?: {
                    /** @description The language asked for; Korean where a training has no English text */
                    lang?: "ko" | "en";
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    content: {
                        "application/json": components["schemas"]["MyApplication"][];
                    };
                };
            };
        };
    };
    "/api/education/lookup-link": {
        /** Mails a one-time link to an address with which somebody has applied; the answer does not tell whether there is one */
        post: {
            requestBody: {
                content: {
                    "application/json": {
                        email: string;
                        lang?: components["schemas"]["Language"];
                    };
                };
            };
            responses: {
                /** @description Default Response */
                204: {
                };
            };
        };
    };
    "/api/education/lookup-link/open": {
        /** Opens a mailed link, once: the applications of its address, which this browser may then handle for an hour */
        post: {
            parameters: {
                query?: {
                    /** @description The language asked for; Korean where a training has no English text */
                    lang?: "ko" | "en";
                };
            };
            requestBody: {
                content: {
                    "application/json": {
                        token: string;
                    };
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    content: {
                        "application/json": {
                            email: string;
                            applications: components["schemas"]["MyApplication"][];
                        };
                    };
                };
            };
        };
    };
    "/api/education/admin/resources": {
        /** What the forms and lists of admins need of each resource that the caller may read */
        get: {
            responses: {
                /** @description Default Response */
                200: {
                    content: {
                        "application/json": components["schemas"]["ResourceDescription"][];
                    };
                };
            };
        };
    };
    "/api/education/admin/trainings": {
        /** Entries that match, in pages */
        get: {
            parameters: {
                query?: {
                    /** @description Words that an entry holds */
                    search?: string;
                    status?: "recruiting" | "completed";
                    state?: "none" | "full" | "past";
                    /** @description From 1 */
                    page?: number;
                    /** @description 20 when left out */
                    pageSize?: number;
                    /** @description A leading minus sorts downwards */
                    sort?: "type" | "-type" | "status" | "-status" | "title" | "-title" | "startDate" | "-startDate" | "capacity" | "-capacity" | "applied" | "-applied" | "createdAt" | "-createdAt";
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    content: {
                        "application/json": components["schemas"]["EditableTrainingPage"];
                    };
                };
            };
        };
        /** Adds an entry */
        post: {
            requestBody: {
                content: {
                    "application/json": components["schemas"]["NewTraining"];
                };
            };
            responses: {
                /** @description Default Response */
                201: {
                    content: {
                        "application/json": components["schemas"]["EditableTraining"];
                    };
                };
            };
        };
    };
    "/api/education/admin/trainings/export": {
        /** Entries that match, as a file for Excel */
        get: {
            parameters: {
                query?: {
                    /** @description Words that an entry holds */
                    search?: string;
                    status?: "recruiting" | "completed";
                    state?: "none" | "full" | "past";
                    /** @description A leading minus sorts downwards */
                    sort?: "type" | "-type" | "status" | "-status" | "title" | "-title" | "startDate" | "-startDate" | "capacity" | "-capacity" | "applied" | "-applied" | "createdAt" | "-createdAt";
                    format?: "csv" | "xlsx";
                    lang?: "ko" | "en";
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                };
            };
        };
    };
    "/api/education/admin/trainings/trash": {
        /** Removed entries that can still be restored, the latest first */
        get: {
            responses: {
                /** @description Default Response */
                200: {
                    content: {
                        "application/json": components["schemas"]["RemovedTraining"][];
                    };
                };
            };
        };
    };
    "/api/education/admin/trainings/{entryId}/restore": {
        /** Puts a removed entry back to its former place, hidden as it was */
        post: {
            parameters: {
                path: {
                    entryId: string;
                };
            };
            requestBody: {
                content: {
                    "application/json": components["schemas"]["RestoreEntry"];
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    content: {
                        "application/json": components["schemas"]["EditableTraining"];
                    };
                };
            };
        };
    };
    "/api/education/admin/trainings/{entryId}": {
        /** One entry as it is edited */
        get: {
            parameters: {
                path: {
                    entryId: string;
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    content: {
                        "application/json": components["schemas"]["EditableTraining"];
                    };
                };
            };
        };
        /** Moves an entry into the trash for 30 days; 409 when the version is an older one */
        delete: {
            parameters: {
                query?: {
                    /** @description What was seen; another one by now is 409 stale-edit */
                    version?: number;
                };
                path: {
                    entryId: string;
                };
            };
            responses: {
                /** @description Number removed */
                200: {
                    content: {
                        "application/json": number;
                    };
                };
            };
        };
        /** Changes an entry; 409 when the version is an older one */
        patch: {
            parameters: {
                path: {
                    entryId: string;
                };
            };
            requestBody: {
                content: {
                    "application/json": components["schemas"]["TrainingChange"];
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    content: {
                        "application/json": components["schemas"]["EditableTraining"];
                    };
                };
            };
        };
    };
    "/api/education/admin/trainings/{entryId}/revisions": {
        /** Earlier states, the newest first */
        get: {
            parameters: {
                path: {
                    entryId: string;
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    content: {
                        "application/json": components["schemas"]["Revisions"];
                    };
                };
            };
        };
    };
    "/api/education/admin/trainings/{entryId}/revisions/{number}": {
        /** One state, and the one before it */
        get: {
            parameters: {
                path: {
                    entryId: string;
                    number: number;
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    content: {
                        "application/json": components["schemas"]["RevisionDetail"];
                    };
                };
            };
        };
    };
    "/api/education/admin/trainings/{entryId}/revisions/{number}/restore": {
        /** Brings an earlier state back, as an edit */
        post: {
            parameters: {
                path: {
                    entryId: string;
                    number: number;
                };
            };
            requestBody: {
                content: {
                    "application/json": components["schemas"]["RestoreRevision"];
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    content: {
                        "application/json": components["schemas"]["Restored"];
                    };
                };
            };
        };
    };
    "/api/education/admin/applications": {
        /** Entries that match, in pages */
        get: {
            parameters: {
                query?: {
                    /** @description Words that an entry holds */
                    search?: string;
                    status?: "signup" | "waiting" | "cancelled";
                    applicationId?: number;
                    educationId?: number;
                    /** @description From 1 */
                    page?: number;
                    /** @description 20 when left out */
                    pageSize?: number;
                    /** @description A leading minus sorts downwards */
                    sort?: "name" | "-name" | "email" | "-email" | "company" | "-company" | "status" | "-status" | "createdAt" | "-createdAt" | "training" | "-training";
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    content: {
                        "application/json": components["schemas"]["ApplicationEntryPage"];
                    };
                };
            };
        };
    };
    "/api/education/admin/applications/export": {
        /** Entries that match, as a file for Excel */
        get: {
            parameters: {
                query?: {
                    /** @description Words that an entry holds */
                    search?: string;
                    status?: "signup" | "waiting" | "cancelled";
                    applicationId?: number;
                    educationId?: number;
                    /** @description A leading minus sorts downwards */
                    sort?: "name" | "-name" | "email" | "-email" | "company" | "-company" | "status" | "-status" | "createdAt" | "-createdAt" | "training" | "-training";
                    format?: "csv" | "xlsx";
                    lang?: "ko" | "en";
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                };
            };
        };
    };
    "/api/education/admin/applications/{entryId}": {
        /** One entry */
        get: {
            parameters: {
                path: {
                    entryId: string;
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    content: {
                        "application/json": components["schemas"]["ApplicationEntry"];
                    };
                };
            };
        };
    };
    "/api/education/edit": {
        /** Creates a training or, with an id, changes it; optional fields that are left out keep their value */
        post: {
            requestBody: {
                content: {
                    "application/json": components["schemas"]["EditBody"];
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    content: {
                        "application/json": components["schemas"]["AdminTraining"];
                    };
                };
                /** @description Default Response */
                201: {
                    content: {
                        "application/json": components["schemas"]["AdminTraining"];
                    };
                };
            };
        };
    };
    "/api/education/remove": {
        /** Puts a training into the trash for 30 days and mails its applicants; the number removed */
        delete: {
            parameters: {
                query: {
                    educationId: number;
                    /** @description Whether applicants are mailed; they are unless it is false */
                    notify?: boolean;
                    /** @description What was seen; another one by now is 409 stale-edit */
                    version?: number;
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    content: {
                        "application/json": number;
                    };
                };
            };
        };
    };
    "/api/education/admin/training-names": {
        /** Every training, for a choice among them */
        get: {
            responses: {
                /** @description Default Response */
                200: {
                    content: {
                        "application/json": components["schemas"]["TrainingName"][];
                    };
                };
            };
        };
    };
    "/api/education/admin/trainings/status": {
        /** Opens or closes many trainings */
        post: {
            requestBody: {
                content: {
                    "application/json": components["schemas"]["StatusBody"];
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    content: {
                        "application/json": components["schemas"]["StatusAnswer"];
                    };
                };
            };
        };
    };
    "/api/education/admin/trainings/series": {
        /** Copies a training to further days, all or none */
        post: {
            requestBody: {
                content: {
                    "application/json": components["schemas"]["SeriesBody"];
                };
            };
            responses: {
                /** @description Default Response */
                201: {
                    content: {
                        "application/json": components["schemas"]["AdminTraining"][];
                    };
                };
            };
        };
    };
    "/api/education/admin/training": {
        /** One training with both languages and its version, for sections of the release before */
        get: {
            parameters: {
                query: {
                    educationId: number;
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    content: {
                        "application/json": components["schemas"]["AdminTraining"];
                    };
                };
            };
        };
    };
    "/api/education/admin/notified": {
        /** How many people a removal or a change of date or place would write to */
        get: {
            parameters: {
                query: {
                    educationId: number;
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    content: {
                        "application/json": components["schemas"]["Notified"];
                    };
                };
            };
        };
    };
    "/api/education/admin/trainings/restore": {
        /** Puts a removed training on the schedule again, with its applications, and mails them if wanted */
        post: {
            requestBody: {
                content: {
                    "application/json": components["schemas"]["RestoreBody"];
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    content: {
                        "application/json": components["schemas"]["AdminTraining"];
                    };
                };
            };
        };
    };
    "/api/education/media/{mediaId}/{size}": {
        /** An image of the library, with the rights of the texts that show it; of its author and of editors always */
        get: {
            parameters: {
                path: {
                    mediaId: string;
                    size: "large.webp" | "tile.webp";
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                };
            };
        };
    };
    "/api/education/media": {
        /** Images of the library, the newest first; of members what they added */
        get: {
            parameters: {
                query?: {
                    /** @description A part of the name or of the words for it */
                    search?: string;
                    /** @description From 1 */
                    page?: number;
                    /** @description 20 when left out */
                    pageSize?: number;
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    content: {
                        "application/json": components["schemas"]["MediaPage"];
                    };
                };
            };
        };
        /**
         * Adds an image, which is converted and sized
         * @description Multipart: altKo?, altEn?, file (5 MB at most)
         */
        post: {
            requestBody: {
                content: {
                    "multipart/form-data": Record<string, never>;
                };
            };
            responses: {
                /** @description Default Response */
                201: {
                    content: {
                        "application/json": components["schemas"]["Media"];
                    };
                };
            };
        };
    };
    "/api/education/media/{mediaId}": {
        /**
         * Removes an image that no text shows; 409 media-in-use otherwise
         * @description It can be brought back for 30 days
         */
        delete: {
            parameters: {
                query?: {
                    /** @description What was seen; another one by now is 409 stale-edit */
                    version?: number;
                };
                path: {
                    mediaId: string;
                };
            };
            responses: {
                /** @description 1, or 0 when there was none */
                200: {
                    content: {
                        "application/json": number;
                    };
                };
            };
        };
        /** Words and focal point of an image; of members their own */
        patch: {
            parameters: {
                path: {
                    mediaId: string;
                };
            };
            requestBody: {
                content: {
                    "application/json": components["schemas"]["MediaChange"];
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    content: {
                        "application/json": components["schemas"]["Media"];
                    };
                };
            };
        };
    };
    "/api/education/media/{mediaId}/replace": {
        /**
         * Puts another file in the place of an image, in every text that shows it; of members only while none does
         * @description Multipart: version?, file (5 MB at most)
         */
        post: {
            parameters: {
                path: {
                    mediaId: string;
                };
            };
            requestBody: {
                content: {
                    "multipart/form-data": Record<string, never>;
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    content: {
                        "application/json": components["schemas"]["Media"];
                    };
                };
            };
        };
    };
    "/api/education/media/{mediaId}/restore": {
        /** Brings an image back that was removed; of members their own */
        post: {
            parameters: {
                query?: {
                    /** @description What was seen; another one by now is 409 stale-edit */
                    version?: number;
                };
                path: {
                    mediaId: string;
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    content: {
                        "application/json": components["schemas"]["Media"];
                    };
                };
            };
        };
    };
    "/api/education/signup-records": {
        /** Everybody who ever applied for one training, in order of arrival */
        get: {
            parameters: {
                query: {
                    educationId: number;
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    content: {
                        "application/json": components["schemas"]["Applicant"][];
                    };
                };
            };
        };
    };
    "/api/education/admin/recipients": {
        /** How many people a mail would go to */
        get: {
            parameters: {
                query?: {
                    educationId?: number;
                    /** @description signup holds a seat, waiting moves up when one becomes free */
                    status?: "signup" | "waiting" | "cancelled";
                    /** @description In name, e-mail, phone number and company; all words must be found */
                    search?: string;
                    /** @description Applications, separated by commas */
                    ids?: string;
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    content: {
                        "application/json": components["schemas"]["Recipients"];
                    };
                };
            };
        };
    };
    "/api/education/admin/mail": {
        /** Writes to selected applicants, or to those of a training */
        post: {
            requestBody: {
                content: {
                    "application/json": components["schemas"]["MailBody"];
                };
            };
            responses: {
                /** @description Default Response */
                202: {
                    content: {
                        "application/json": components["schemas"]["Recipients"];
                    };
                };
            };
        };
    };
    "/api/education/admin/applicants": {
        /** Applicants over all trainings, for sections of the release before */
        get: {
            parameters: {
                query?: {
                    educationId?: number;
                    /** @description signup holds a seat, waiting moves up when one becomes free */
                    status?: "signup" | "waiting" | "cancelled";
                    /** @description In name, e-mail, phone number and company; all words must be found */
                    search?: string;
                    /** @description Applications, separated by commas */
                    ids?: string;
                    /** @description From 1 */
                    page?: number;
                    /** @description 20 when left out */
                    pageSize?: number;
                    /** @description A leading minus sorts downwards */
                    sort?: "createdAt" | "-createdAt" | "name" | "-name" | "email" | "-email" | "company" | "-company" | "status" | "-status" | "training" | "-training";
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    content: {
                        "application/json": components["schemas"]["ApplicantPage"];
                    };
                };
            };
        };
        /** Adds an applicant by hand; beyond the capacity they wait */
        post: {
            requestBody: {
                content: {
                    "application/json": components["schemas"]["AddApplicantBody"];
                };
            };
            responses: {
                /** @description Default Response */
                201: {
                    content: {
                        "application/json": components["schemas"]["Applicant"];
                    };
                };
            };
        };
        /** Corrects what is stored of an applicant */
        patch: {
            requestBody: {
                content: {
                    "application/json": components["schemas"]["CorrectApplicantBody"];
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    content: {
                        "application/json": components["schemas"]["Applicant"];
                    };
                };
            };
        };
    };
    "/api/education/admin/applicants/export": {
        /** Applicants as a file for Excel, for sections of the release before */
        get: {
            parameters: {
                query?: {
                    educationId?: number;
                    /** @description signup holds a seat, waiting moves up when one becomes free */
                    status?: "signup" | "waiting" | "cancelled";
                    /** @description In name, e-mail, phone number and company; all words must be found */
                    search?: string;
                    /** @description Applications, separated by commas */
                    ids?: string;
                    /** @description A leading minus sorts downwards */
                    sort?: "createdAt" | "-createdAt" | "name" | "-name" | "email" | "-email" | "company" | "-company" | "status" | "-status" | "training" | "-training";
                    format?: "csv" | "xlsx";
                    lang?: "ko" | "en";
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                };
            };
        };
    };
    "/api/education/admin/applicants/promote": {
        /** Gives a free seat to somebody who waits */
        post: {
            requestBody: {
                content: {
                    "application/json": components["schemas"]["ApplicantStepBody"];
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    content: {
                        "application/json": components["schemas"]["Applicant"];
                    };
                };
            };
        };
    };
    "/api/education/admin/applicants/cancel": {
        /** Cancels an application and gives its seat to the first who waits, who is always mailed */
        post: {
            requestBody: {
                content: {
                    "application/json": components["schemas"]["ApplicantStepBody"];
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    content: {
                        "application/json": components["schemas"]["Applicant"];
                    };
                };
            };
        };
    };
    "/api/education/admin/applicants/erase": {
        /** Takes the person out of an application that is cancelled, or whose training has ended; the seat still counts */
        post: {
            requestBody: {
                content: {
                    "application/json": components["schemas"]["EraseApplicantBody"];
                };
            };
            responses: {
                /** @description Default Response */
                204: {
                };
            };
        };
    };
    "/api/education/admin/applicants/import": {
        /** Adds the applicants of a file, all or none; a trial tells what would become of each row */
        post: {
            requestBody: {
                content: {
                    "application/json": components["schemas"]["ImportApplicantsBody"];
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    content: {
                        "application/json": components["schemas"]["ImportedApplicants"];
                    };
                };
            };
        };
    };
    "/api/education/check-in-code": {
        /** The QR code by which an applicant is checked in, as SVG; it leads to a page for agents */
        get: {
            parameters: {
                query: {
                    /** @description As a confirmation or My page has it */
                    code: string;
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    content: {
                        "image/svg+xml": string;
                    };
                };
            };
        };
    };
    "/api/education/admin/check-in": {
        /** The applicant whom a check-in code belongs to */
        get: {
            parameters: {
                query: {
                    /** @description As a confirmation or My page has it */
                    code: string;
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    content: {
                        "application/json": components["schemas"]["Applicant"];
                    };
                };
            };
        };
    };
    "/api/education/admin/attendance": {
        /** Marks somebody who holds a seat as present, or takes the mark back; repeating it does no harm */
        post: {
            requestBody: {
                content: {
                    "application/json": components["schemas"]["AttendanceBody"];
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    content: {
                        "application/json": components["schemas"]["Applicant"];
                    };
                };
            };
        };
    };
    "/api/education/certificate": {
        /** What a certificate says and whether it is valid, to anybody; only the first letter of the name is shown */
        get: {
            parameters: {
                query: {
                    /** @description As it is printed: SE-2026-7K3M9QF2XA */
                    number: string;
                    /** @description The language asked for; Korean where a training has no English text */
                    lang?: "ko" | "en";
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    content: {
                        "application/json": components["schemas"]["Certificate"];
                    };
                };
            };
        };
    };
    "/api/education/certificate-file": {
        /** A valid certificate as PDF, for its holder and for agents */
        get: {
            parameters: {
                query: {
                    /** @description As it is printed: SE-2026-7K3M9QF2XA */
                    number: string;
                    /** @description The language asked for; Korean where a training has no English text */
                    lang?: "ko" | "en";
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                };
            };
        };
    };
    "/api/education/admin/certificates": {
        /** The certificates of a training, and how many can be issued */
        get: {
            parameters: {
                query: {
                    educationId: number;
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    content: {
                        "application/json": components["schemas"]["TrainingCertificates"];
                    };
                };
            };
        };
        /** Issues certificates to those who were present at a training that is over, and mails them; repeating it does no harm */
        post: {
            requestBody: {
                content: {
                    "application/json": components["schemas"]["IssueCertificatesBody"];
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    content: {
                        "application/json": components["schemas"]["TrainingCertificates"];
                    };
                };
            };
        };
    };
    "/api/education/admin/certificates/withdraw": {
        /** Withdraws a certificate for good; another one can be issued instead */
        post: {
            requestBody: {
                content: {
                    "application/json": components["schemas"]["WithdrawCertificateBody"];
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    content: {
                        "application/json": components["schemas"]["IssuedCertificate"];
                    };
                };
            };
        };
    };
    "/api/education/my-data": {
        /** All that this service holds about the person who asks; by address too, once it is verified */
        get: {
            responses: {
                /** @description Default Response */
                200: {
                    content: {
                        "application/json": components["schemas"]["PersonalData"];
                    };
                };
            };
        };
    };
    "/api/education/admin/overview": {
        /** What waits, numbers over time and states, as far as the caller's roles allow */
        get: {
            parameters: {
                query?: {
                    /** @description 30 when left out */
                    days?: 7 | 30 | 90;
                    lang?: "ko" | "en";
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    content: {
                        "application/json": components["schemas"]["Overview"];
                    };
                };
            };
        };
    };
    "/api/education/admin/person": {
        /** What is stored about one person, known by `user` or by `email`, as far as the caller's roles allow */
        get: {
            parameters: {
                query?: {
                    /** @description Id of an account */
                    user?: string;
                    /** @description An address instead: what belongs to no account is found by it, such as records of guests */
                    email?: string;
                    lang?: "ko" | "en";
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    content: {
                        "application/json": components["schemas"]["RecordGroups"];
                    };
                };
            };
        };
    };
    "/api/education/admin/lookup": {
        /** Records that hold some words, as far as the caller's roles allow */
        get: {
            parameters: {
                query: {
                    /** @description All words must be found */
                    q: string;
                    lang?: "ko" | "en";
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    content: {
                        "application/json": components["schemas"]["RecordGroups"];
                    };
                };
            };
        };
    };
    "/api/education/admin/mails": {
        /** Mails of this service with their state, newest first */
        get: {
            parameters: {
                query?: {
                    state?: "waiting" | "sent" | "failed";
                    /** @description Part of recipient, subject or kind */
                    search?: string;
                    /** @description From 1 */
                    page?: number;
                    /** @description 20 when left out */
                    pageSize?: number;
                    /** @description A leading minus sorts downwards */
                    sort?: "createdAt" | "-createdAt" | "attempts" | "-attempts";
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    content: {
                        "application/json": components["schemas"]["OutboxMailPage"];
                    };
                };
            };
        };
    };
    "/api/education/admin/mails/{id}/resend": {
        /** Tries a mail that failed or waits again at once; 409 for one that was sent */
        post: {
            parameters: {
                path: {
                    id: string;
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    content: {
                        "application/json": components["schemas"]["OutboxMail"];
                    };
                };
            };
        };
    };
    "/api/education/admin/mail-templates": {
        /** Mails whose texts can be edited */
        get: {
            responses: {
                /** @description Default Response */
                200: {
                    content: {
                        "application/json": components["schemas"]["MailTemplates"];
                    };
                };
            };
        };
    };
    "/api/education/admin/mail-templates/{name}": {
        /** The texts of a mail, its placeholders, and the built-in texts */
        get: {
            parameters: {
                path: {
                    name: string;
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    content: {
                        "application/json": components["schemas"]["MailTemplate"];
                    };
                };
            };
        };
        /** Edits the texts of a mail; 409 stale-edit when somebody else did meanwhile */
        put: {
            parameters: {
                path: {
                    name: string;
                };
            };
            requestBody: {
                content: {
                    "application/json": components["schemas"]["MailTemplateEdit"];
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    content: {
                        "application/json": components["schemas"]["MailTemplate"];
                    };
                };
            };
        };
    };
    "/api/education/admin/mail-templates/{name}/reset": {
        /** Restores the built-in texts */
        post: {
            parameters: {
                path: {
                    name: string;
                };
            };
            requestBody: {
                content: {
                    "application/json": components["schemas"]["MailTemplateReset"];
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    content: {
                        "application/json": components["schemas"]["MailTemplate"];
                    };
                };
            };
        };
    };
    "/api/education/admin/mail-templates/{name}/preview": {
        /** The mail as its reader would get it, with sample values */
        post: {
            parameters: {
                path: {
                    name: string;
                };
            };
            requestBody: {
                content: {
                    "application/json": components["schemas"]["MailTrial"];
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    content: {
                        "application/json": components["schemas"]["MailPreview"];
                    };
                };
            };
        };
    };
    "/api/education/admin/mail-templates/{name}/test": {
        /** Sends the mail with sample values to the caller */
        post: {
            parameters: {
                path: {
                    name: string;
                };
            };
            requestBody: {
                content: {
                    "application/json": components["schemas"]["MailTrial"];
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    content: {
                        "application/json": components["schemas"]["MailTested"];
                    };
                };
            };
        };
    };
    "/api/education/admin/mail-templates/{name}/revisions": {
        /** Earlier states, the newest first */
        get: {
            parameters: {
                path: {
                    name: string;
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    content: {
                        "application/json": components["schemas"]["Revisions"];
                    };
                };
            };
        };
    };
    "/api/education/admin/mail-templates/{name}/revisions/{number}": {
        /** One state, and the one before it */
        get: {
            parameters: {
                path: {
                    name: string;
                    number: number;
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    content: {
                        "application/json": components["schemas"]["RevisionDetail"];
                    };
                };
            };
        };
    };
    "/api/education/admin/mail-templates/{name}/revisions/{number}/restore": {
        /** Brings an earlier state back, as an edit */
        post: {
            parameters: {
                path: {
                    name: string;
                    number: number;
                };
            };
            requestBody: {
                content: {
                    "application/json": components["schemas"]["RestoreRevision"];
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    content: {
                        "application/json": components["schemas"]["Restored"];
                    };
                };
            };
        };
    };
    "/api/user/detail": {
        /** An account, for its owner and for admins */
        get: {
            parameters: {
                query: {
                    email: string;
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    content: {
                        "application/json": components["schemas"]["UserDetail"];
                    };
                };
            };
        };
    };
}
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        /**
         * @description Set by an admin; never changes by itself
         * @enum {string}
         */
        TrainingStatus: "recruiting" | "completed";
        /**
         * @description What time and applications say beside the status: past once the last day has ended, full when every seat is taken
         * @enum {string}
         */
        DerivedState: "none" | "full" | "past";
        Training: {
            educationId: number;
            /** @description The same as educationId */
            id: number;
            /**
             * @description The language that title and type are really in
             * @enum {string}
             */
            lang: "ko" | "en";
            /**
             * @description The language that content and place are really in
             * @enum {string}
             */
            contentLang: "ko" | "en";
            title: string;
            /** @description Kind of training as it is shown, such as 정기교육 */
            type: string;
            /** @description The same in Korean: what trainings of one kind have in common in each language */
            typeKo: string;
            /** @description Where it takes place; empty when nothing is said */
            place: string;
            /** @description Markdown */
            content: string;
            status: components["schemas"]["TrainingStatus"];
            /** @description First day, YYYY-MM-DD */
            startDate: string;
            /** @description Last day, YYYY-MM-DD */
            endDate: string;
            /** @description Start of each day, Asia/Seoul, HH:mm */
            startTime: string;
            /** @description End of each day, Asia/Seoul, HH:mm */
            endTime: string;
            capacity: number;
            /** @description Whether applications beyond the capacity wait; else they are refused. They wait when a new training says nothing */
            waitingList: boolean;
            /** @description Applications that hold a seat; in public responses only those whose address is proven */
            applied: number;
            /** @description Applications that wait for a seat; in public responses only those whose address is proven */
            waiting: number;
            derivedState: components["schemas"]["DerivedState"];
            /** @description Begun and not over */
            underWay: boolean;
            /** @description Recruiting, not begun, and with a free seat or a waiting list */
            acceptsApplications: boolean;
            /** @description Sent along by who changes or removes it */
            version: number;
        };
        SearchHit: {
            title: string;
            /** @description Plain text around the first mark; may be empty */
            excerpt: string;
            /** @description Page of this site */
            path: string;
            /** @description ISO 8601; of news, its publication */
            date: string | null;
            /** @description 2 when all words are in the title, otherwise 1 */
            score: number;
            /** @description Beginning and end of what was found, in UTF-16 code units */
            titleMarks: number[][];
            /** @description Beginning and end of what was found, in UTF-16 code units */
            excerptMarks: number[][];
        };
        SearchGroup: {
            kind: string;
            /** @description Hits in all, as far as they were counted */
            found: number;
            /** @description There may be more than were counted */
            isCapped: boolean;
            hits: components["schemas"]["SearchHit"][];
        };
        /** @enum {string} */
        Language: "ko" | "en";
        ApplyBody: {
            educationId: number;
            email: string;
            name: string;
            /** @description Digits, spaces, + - ( ) .; 7 to 15 digits */
            phoneNumber: string;
            company: string;
            position: string;
            /** @description Free text; may be empty */
            application: string;
            /** @description Language of mails to the applicant; the browser says otherwise */
            lang?: components["schemas"]["Language"];
        };
        /**
         * @description signup holds a seat, waiting moves up when one becomes free
         * @enum {string}
         */
        ApplicationStatus: "signup" | "waiting" | "cancelled";
        ApplicationRecord: {
            applicationId: number;
            educationId: number;
            email: string;
            name: string;
            phoneNumber: string;
            company: string;
            position: string;
            /** @description What the applicant wrote */
            application: string;
            /** @description When it arrived, ISO 8601 in UTC */
            createdAt: string;
            status: components["schemas"]["ApplicationStatus"];
            /** @description Place in the queue, only while waiting */
            place?: number;
            /** @description When it was cancelled, ISO 8601 in UTC */
            cancelledAt?: string;
            /** @description When staff marked the applicant as present, ISO 8601 in UTC */
            attendedAt?: string;
            /** @description Whether it may still be cancelled: it is active and the training has not begun */
            cancellable: boolean;
        };
        MyApplication: {
            applicationId: number;
            educationId: number;
            email: string;
            name: string;
            phoneNumber: string;
            company: string;
            position: string;
            /** @description What the applicant wrote */
            application: string;
            /** @description When it arrived, ISO 8601 in UTC */
            createdAt: string;
            status: components["schemas"]["ApplicationStatus"];
            /** @description Place in the queue, only while waiting */
            place?: number;
            /** @description When it was cancelled, ISO 8601 in UTC */
            cancelledAt?: string;
            /** @description When staff marked the applicant as present, ISO 8601 in UTC */
            attendedAt?: string;
            /** @description Whether it may still be cancelled: it is active and the training has not begun */
            cancellable: boolean;
            /** @description By which the applicant is checked in; while they hold a seat and it is not over */
            checkInCode?: string;
            /** @description Of the valid certificate */
            certificateNumber?: string;
            training: {
                educationId: number;
                /**
                 * @description The language that title and type are really in
                 * @enum {string}
                 */
                lang: "ko" | "en";
                /**
                 * @description The language that content and place are really in
                 * @enum {string}
                 */
                contentLang: "ko" | "en";
                title: string;
                /** @description Kind of training as it is shown, such as 정기교육 */
                type: string;
                /** @description The same in Korean: what trainings of one kind have in common in each language */
                typeKo: string;
                /** @description Where it takes place; empty when nothing is said */
                place: string;
                /** @description First day, YYYY-MM-DD */
                startDate: string;
                /** @description Last day, YYYY-MM-DD */
                endDate: string;
                /** @description Start of each day, Asia/Seoul, HH:mm */
                startTime: string;
                /** @description End of each day, Asia/Seoul, HH:mm */
                endTime: string;
                derivedState: components["schemas"]["DerivedState"];
                /** @description The training was taken off the schedule */
                removed: boolean;
            };
        };
        Words: {
            ko: string;
            en: string;
        };
        WordsOrNull: {
            ko: string;
            en: string;
        } | null;
        FieldDescription: {
            /** @description Of its value in an entry; of the Korean one where it is bilingual */
            name: string;
            /** @description Of its English value; null where it is not bilingual */
            english: string | null;
            kind: string;
            label: components["schemas"]["Words"];
            hint: components["schemas"]["WordsOrNull"];
            isRequired: boolean;
            isListed: boolean;
            isSorted: boolean;
            isFiltered: boolean;
            isCopied: boolean;
            /** @description Shown in the trash beside the title */
            isInTrash: boolean;
            /** @description Chosen when an entry is created, and never changed */
            isFixed: boolean;
            maxLength: number | null;
            minimum: number | null;
            maximum: number | null;
            /** @description A number that need not be an integer */
            isDecimal: boolean;
            /** @description Of a list */
            maxItems: number | null;
            options: {
                value: string;
                label: components["schemas"]["Words"];
            }[];
            /** @description Of a new entry; null where there is none */
            default: unknown;
        };
        ResourceDescription: {
            name: string;
            /** @description Below /api/<base>/admin/ */
            path: string;
            words: {
                one: components["schemas"]["Words"];
                many: components["schemas"]["Words"];
                lead: components["schemas"]["WordsOrNull"];
            };
            /** @description The field that names an entry */
            title: string;
            /** @description The only row: read and changed, nothing else */
            isSingle: boolean;
            /** @description Put into an order by hand; its list comes whole */
            isOrdered: boolean;
            /** @description Its list comes whole */
            isWhole: boolean;
            isHideable: boolean;
            hasTrash: boolean;
            /** @description A list that comes in pages is searched by the service */
            hasSearch: boolean;
            hasExport: boolean;
            /** @description First order of a list that is not in an order by hand */
            sort: string | null;
            rights: {
                read: string;
                /** @description Empty where the calls of the resource write nothing */
                write: string;
            };
            /** @description Whether the caller has the right to write */
            mayWrite: boolean;
            /** @description In the order of the form */
            fields: components["schemas"]["FieldDescription"][];
            /** @description Read beside the fields, in no form */
            computed: components["schemas"]["FieldDescription"][];
        };
        EditableTraining: {
            /** @description Names the entry in further calls */
            entryId: string;
            /** @description Sent along with a change; an older one is refused as stale */
            version: number;
            /** @description ISO 8601 */
            updatedAt: string;
            /** @description Kind of training as it is shown, such as 정기교육 */
            type: string;
            /** @description Kind of training as it is shown, such as 정기교육 */
            typeEn: string | null;
            /**
             * @description Set by an admin; never changes by itself
             * @enum {string}
             */
            status: "recruiting" | "completed";
            title: string;
            titleEn: string | null;
            /** @description Markdown */
            content: string;
            /** @description Markdown */
            contentEn: string | null;
            /** @description First day, YYYY-MM-DD */
            startDate: string;
            /** @description Last day, YYYY-MM-DD */
            endDate: string;
            /** @description Start of each day, Asia/Seoul, HH:mm */
            startTime: string;
            /** @description End of each day, Asia/Seoul, HH:mm */
            endTime: string;
            /** @description Where it takes place; empty when nothing is said */
            place: string | null;
            /** @description Where it takes place; empty when nothing is said */
            placeEn: string | null;
            capacity: number;
            /** @description Whether applications beyond the capacity wait; else they are refused. They wait when a new training says nothing */
            waitingList: boolean;
            /** @description Days before the first one on which applicants are reminded; 0 for no reminder, 1 unless said otherwise */
            reminderDays: number;
            educationId: number;
            /** @enum {string} */
            state: "none" | "full" | "past";
            /** @description Applications that hold a seat */
            applied: number;
            /** @description Applications that wait for a seat */
            waiting: number;
            /** @description Who holds a seat or waits */
            applicants: number;
            /**
             * @description The same, as visitors read it
             * @enum {string}
             */
            derivedState: "none" | "full" | "past";
            /** @description Begun and not over */
            underWay: boolean;
            /** @description Recruiting, not begun, and with a free seat or a waiting list */
            acceptsApplications: boolean;
            /** @description ISO 8601 */
            createdAt: string;
        };
        EditableTrainingPage: {
            data: components["schemas"]["EditableTraining"][];
            total: number;
            page: number;
            pageSize: number;
            /** @description At least 1 */
            pageCount: number;
        };
        RemovedTraining: {
            entryId: string;
            title: string;
            version: number;
            /** @description ISO 8601 */
            removedAt: string;
            /** @description When it is deleted for good, ISO 8601 */
            purgeAt: string;
            /** @description E-mail; null when the person left */
            removedBy: string | null;
            /** @description First day, YYYY-MM-DD */
            startDate: string;
            educationId: number;
            /** @description Who holds a seat or waits */
            applicants: number;
        };
        RestoreEntry: {
            /** @description What was seen; another one by now is 409 stale-edit */
            version: number;
        };
        NewTraining: {
            /** @description Kind of training as it is shown, such as 정기교육 */
            type: string;
            /** @description Kind of training as it is shown, such as 정기교육 */
            typeEn?: string | null;
            /**
             * @description Set by an admin; never changes by itself
             * @enum {string}
             */
            status?: "recruiting" | "completed";
            title: string;
            titleEn?: string | null;
            /** @description Markdown */
            content: string;
            /** @description Markdown */
            contentEn?: string | null;
            /** @description First day, YYYY-MM-DD */
            startDate: string;
            /** @description Last day, YYYY-MM-DD */
            endDate: string;
            /** @description Start of each day, Asia/Seoul, HH:mm */
            startTime: string;
            /** @description End of each day, Asia/Seoul, HH:mm */
            endTime: string;
            /** @description Where it takes place; empty when nothing is said */
            place?: string | null;
            /** @description Where it takes place; empty when nothing is said */
            placeEn?: string | null;
            capacity: number;
            /** @description Whether applications beyond the capacity wait; else they are refused. They wait when a new training says nothing */
            waitingList?: boolean;
            /** @description Days before the first one on which applicants are reminded; 0 for no reminder, 1 unless said otherwise */
            reminderDays?: number;
        };
        TrainingChange: {
            /** @description What was seen; another one by now is 409 stale-edit */
            version: number;
            /** @description Kind of training as it is shown, such as 정기교육 */
            type?: string;
            /** @description Kind of training as it is shown, such as 정기교육 */
            typeEn?: string | null;
            /**
             * @description Set by an admin; never changes by itself
             * @enum {string}
             */
            status?: "recruiting" | "completed";
            title?: string;
            titleEn?: string | null;
            /** @description Markdown */
            content?: string;
            /** @description Markdown */
            contentEn?: string | null;
            /** @description First day, YYYY-MM-DD */
            startDate?: string;
            /** @description Last day, YYYY-MM-DD */
            endDate?: string;
            /** @description Start of each day, Asia/Seoul, HH:mm */
            startTime?: string;
            /** @description End of each day, Asia/Seoul, HH:mm */
            endTime?: string;
            /** @description Where it takes place; empty when nothing is said */
            place?: string | null;
            /** @description Where it takes place; empty when nothing is said */
            placeEn?: string | null;
            capacity?: number;
            /** @description Whether applications beyond the capacity wait; else they are refused. They wait when a new training says nothing */
            waitingList?: boolean;
            /** @description Days before the first one on which applicants are reminded; 0 for no reminder, 1 unless said otherwise */
            reminderDays?: number;
        };
        /**
         * @description begin is what was there when the first change was recorded
         * @enum {string}
         */
        RevisionEvent: "begin" | "create" | "change" | "remove" | "restore";
        Revision: {
            /** @description Counts the states of an item, from 1 */
            number: number;
            /** @description ISO 8601 */
            at: string;
            event: components["schemas"]["RevisionEvent"];
            /** @description E-mail of who made it; null when nobody knows or the person left */
            author: string | null;
            /** @description Names of the fields that differ from the state before */
            fields: string[];
        };
        Revisions: {
            /** @description Whether the one who asks may bring an earlier state back */
            mayRestore: boolean;
            /** @description The newest first */
            revisions: components["schemas"]["Revision"][];
        };
        RevisionDetail: {
            /** @description Counts the states of an item, from 1 */
            number: number;
            /** @description ISO 8601 */
            at: string;
            event: components["schemas"]["RevisionEvent"];
            /** @description E-mail of who made it; null when nobody knows or the person left */
            author: string | null;
            /** @description Names of the fields that differ from the state before */
            fields: string[];
            values: {
                [key: string]: unknown;
            };
            /** @description The state before; null for the oldest one that is kept */
            before: null | {
                [key: string]: unknown;
            };
        };
        RestoreRevision: {
            /** @description What was read before; another one by now is 409 stale-edit. null for what was removed */
            version: number | null;
        };
        Restored: {
            /** @description The version that the restored item has now */
            version: number;
        };
        ApplicationEntry: {
            /** @description Names the entry in further calls */
            entryId: string;
            /** @description Sent along with a change; an older one is refused as stale */
            version: number;
            name: string;
            /** Format: email */
            email: string;
            phoneNumber: string;
            company: string;
            position: string;
            /** @description What the applicant wrote */
            application: string;
            /**
             * @description signup holds a seat, waiting moves up when one becomes free
             * @enum {string}
             */
            status: "signup" | "waiting" | "cancelled";
            /** @enum {string} */
            locale: "ko" | "en";
            /** @description Entered by staff, who were given the consent */
            enteredByStaff: boolean;
            /** @description ISO 8601 */
            createdAt: string;
            /** @description ISO 8601 */
            cancelledAt: string | null;
            /** @description When staff marked the applicant as present */
            attendedAt: string | null;
            applicationId: number;
            educationId: number;
            /** @description Its Korean title */
            training: string;
            startDate: string;
            /** @description The training was taken off the schedule */
            isRemoved: boolean;
            /** @description Only while waiting */
            place: number | null;
            /** @description Applied while signed in */
            member: boolean;
            /** @description A mail to the address could not be sent; it waits in the list of failed mails */
            mailFails: boolean;
        };
        ApplicationEntryPage: {
            data: components["schemas"]["ApplicationEntry"][];
            total: number;
            page: number;
            pageSize: number;
            /** @description At least 1 */
            pageCount: number;
        };
        EditBody: {
            educationId?: number;
            /** @description What was read before editing; another one by now is 409 stale-edit */
            version?: number;
            /** @description Kind of training as it is shown, such as 정기교육 */
            type: string;
            /** @description Kind of training as it is shown, such as 정기교육 */
            typeEn?: string | null;
            /**
             * @description Set by an admin; never changes by itself
             * @enum {string}
             */
            status?: "recruiting" | "completed";
            title: string;
            titleEn?: string | null;
            /** @description Markdown */
            content: string;
            /** @description Markdown */
            contentEn?: string | null;
            /** @description First day, YYYY-MM-DD */
            startDate: string;
            /** @description Last day, YYYY-MM-DD */
            endDate: string;
            /** @description Start of each day, Asia/Seoul, HH:mm */
            startTime: string;
            /** @description End of each day, Asia/Seoul, HH:mm */
            endTime: string;
            /** @description Where it takes place; empty when nothing is said */
            place?: string | null;
            /** @description Where it takes place; empty when nothing is said */
            placeEn?: string | null;
            capacity: number;
            /** @description Whether applications beyond the capacity wait; else they are refused. They wait when a new training says nothing */
            waitingList?: boolean;
            /** @description Days before the first one on which applicants are reminded; 0 for no reminder, 1 unless said otherwise */
            reminderDays?: number;
            /** @description Whether applicants are mailed another date, time or place; they are unless it is false. Who gets a seat is mailed always */
            notify?: boolean;
            /** @description Ignored: the session says who edits */
            email?: string;
        };
        AdminTraining: {
            educationId: number;
            /** @description The same as educationId */
            id: number;
            /**
             * @description The language that title and type are really in
             * @enum {string}
             */
            lang: "ko" | "en";
            /**
             * @description The language that content and place are really in
             * @enum {string}
             */
            contentLang: "ko" | "en";
            title: string;
            /** @description Kind of training as it is shown, such as 정기교육 */
            type: string;
            /** @description The same in Korean: what trainings of one kind have in common in each language */
            typeKo: string;
            /** @description Where it takes place; empty when nothing is said */
            place: string;
            /** @description Markdown */
            content: string;
            status: components["schemas"]["TrainingStatus"];
            /** @description First day, YYYY-MM-DD */
            startDate: string;
            /** @description Last day, YYYY-MM-DD */
            endDate: string;
            /** @description Start of each day, Asia/Seoul, HH:mm */
            startTime: string;
            /** @description End of each day, Asia/Seoul, HH:mm */
            endTime: string;
            capacity: number;
            /** @description Whether applications beyond the capacity wait; else they are refused. They wait when a new training says nothing */
            waitingList: boolean;
            /** @description Applications that hold a seat; in public responses only those whose address is proven */
            applied: number;
            /** @description Applications that wait for a seat; in public responses only those whose address is proven */
            waiting: number;
            derivedState: components["schemas"]["DerivedState"];
            /** @description Begun and not over */
            underWay: boolean;
            /** @description Recruiting, not begun, and with a free seat or a waiting list */
            acceptsApplications: boolean;
            /** @description Sent along by who changes or removes it */
            version: number;
            /** @description Kind of training as it is shown, such as 정기교육 */
            typeEn: string;
            titleEn: string;
            /** @description Markdown */
            contentEn: string;
            /** @description Where it takes place; empty when nothing is said */
            placeEn: string;
            /** @description Days before the first one on which applicants are reminded; 0 for no reminder, 1 unless said otherwise */
            reminderDays: number;
            /** @description ISO 8601 in UTC */
            createdAt: string;
            /** @description ISO 8601 in UTC */
            updatedAt: string;
        };
        TrainingName: {
            educationId: number;
            title: string;
            /** @description YYYY-MM-DD */
            startDate: string;
        };
        Chosen: {
            educationId: number;
            version: number;
        };
        StatusBody: {
            status: components["schemas"]["TrainingStatus"];
            trainings: components["schemas"]["Chosen"][];
        };
        StatusAnswer: {
            changed: number[];
            /** @description Changed or removed by somebody else meanwhile */
            left: number[];
        };
        SeriesBody: {
            educationId: number;
            /** @description First days of the copies */
            startDates: string[];
            /** @description What was seen; another one by now is 409 stale-edit */
            version?: number;
        };
        Notified: {
            /** @description Who holds a seat or waits */
            applicants: number;
            /** @description Who is mailed when it is removed, or its date or place changes; nobody once it is over */
            notified: number;
            /** @description Fields of an edit whose change is mailed */
            moving: string[];
        };
        RestoreBody: {
            educationId: number;
            /** @description What was seen; another one by now is 409 stale-edit */
            version?: number;
            /** @description Whether its applicants are mailed */
            notify: boolean;
        };
        MediaUse: {
            id: number;
            title: string;
            /** @description Of the admin view of the text */
            path: string;
        };
        Media: {
            /** Format: uuid */
            mediaId: string;
            /** @description Name of the file */
            name: string;
            /** @description Of the image, as a text names it; with width and height after ? */
            address: string;
            /** @description The same cut to 4:3 around the focal point */
            tileAddress: string;
            width: number;
            height: number;
            /** @description Words for those who do not see it */
            altKo: string | null;
            altEn: string | null;
            /** @description What must stay in sight, from the left */
            focalX: number;
            /** @description The same from the top */
            focalY: number;
            /** @description Texts that show it */
            uses: components["schemas"]["MediaUse"][];
            /** @description Who added it; empty when that person has left, or it is not kept */
            email: string;
            version: number;
            /**
             * Format: date-time
             * @description Added
             */
            createdAt: string;
        };
        MediaPage: {
            data: components["schemas"]["Media"][];
            total: number;
            page: number;
            pageSize: number;
            /** @description At least 1 */
            pageCount: number;
        };
        MediaChange: {
            /** @description What was read before; another one by now is 409 stale-edit */
            version: number;
            /** @description Null removes it */
            altKo: string | null;
            /** @description Null removes it */
            altEn: string | null;
            /** @description From the left */
            focalX: number;
            /** @description From the top */
            focalY: number;
        };
        Applicant: {
            applicationId: number;
            educationId: number;
            email: string;
            name: string;
            phoneNumber: string;
            company: string;
            position: string;
            /** @description What the applicant wrote */
            application: string;
            /** @description When it arrived, ISO 8601 in UTC */
            createdAt: string;
            status: components["schemas"]["ApplicationStatus"];
            /** @description Place in the queue, only while waiting */
            place?: number;
            /** @description When it was cancelled, ISO 8601 in UTC */
            cancelledAt?: string;
            /** @description When staff marked the applicant as present, ISO 8601 in UTC */
            attendedAt?: string;
            /** @description Whether it may still be cancelled: it is active and the training has not begun */
            cancellable: boolean;
            /** @description Applied while signed in */
            member: boolean;
            /**
             * @description Language of mails to the applicant
             * @enum {string}
             */
            locale: "ko" | "en";
            /** @description Entered by staff, who were given the consent */
            enteredByStaff: boolean;
            /** @description Sent along with what is done to it */
            version: number;
            /** @description In lists: a mail to the address could not be sent; it waits in the list of failed mails */
            mailFails?: boolean;
            training: {
                educationId: number;
                title: string;
                startDate: string;
                removed: boolean;
            };
        };
        Recipients: {
            /** @description People; one who applied for several trainings counts once */
            recipients: number;
        };
        MailBody: {
            educationId?: number;
            status?: components["schemas"]["ApplicationStatus"];
            /** @description In name, e-mail, phone number and company; all words must be found */
            search?: string;
            ids?: number[];
            subject: string;
            /** @description Plain text */
            text: string;
            subjectEn?: string;
            textEn?: string;
        };
        ApplicantPage: {
            data: components["schemas"]["Applicant"][];
            total: number;
            page: number;
            pageSize: number;
            /** @description At least 1 */
            pageCount: number;
        };
        AddApplicantBody: {
            educationId: number;
            email: string;
            name: string;
            /** @description Digits, spaces, + - ( ) .; 7 to 15 digits */
            phoneNumber: string;
            /** @description May be empty */
            company: string;
            /** @description May be empty */
            position: string;
            /** @description May be empty */
            application: string;
            locale: components["schemas"]["Language"];
            /** @description Whether the applicant is mailed */
            notify: boolean;
        };
        CorrectApplicantBody: {
            applicationId: number;
            /** @description What was read before; another one by now is 409 stale-edit */
            version: number;
            email: string;
            name: string;
            /** @description Digits, spaces, + - ( ) .; 7 to 15 digits */
            phoneNumber: string;
            /** @description May be empty */
            company: string;
            /** @description May be empty */
            position: string;
            /** @description May be empty */
            application: string;
            locale: components["schemas"]["Language"];
            /** @description Whether the applicant is mailed */
            notify: boolean;
        };
        ApplicantStepBody: {
            applicationId: number;
            /** @description What was seen; another one by now is 409 stale-edit */
            version?: number;
            /** @description Whether the applicant is mailed */
            notify: boolean;
        };
        EraseApplicantBody: {
            applicationId: number;
            /** @description What was seen; another one by now is 409 stale-edit */
            version?: number;
        };
        ImportApplicantsBody: {
            educationId: number;
            rows: {
                name: string;
                email: string;
                phoneNumber: string;
                company: string;
                position: string;
                application: string;
            }[];
            locale: components["schemas"]["Language"];
            /** @description Whether the applicants are mailed */
            notify: boolean;
            /** @description Only tells what would become of each row */
            isTrial: boolean;
        };
        ImportedApplicants: {
            /** @description In the order of the rows that were sent */
            rows: {
                /**
                 * @description Null: the row is wrong
                 * @enum {string|null}
                 */
                status: "signup" | "waiting" | null;
                /** @description In the queue, of who waits */
                place: number | null;
                /** @description By field; empty where the row is right */
                errors: {
                    [key: string]: "required" | "too-long" | "invalid" | "email" | "phone" | "already-applied" | "twice" | "training-full";
                };
            }[];
            /** @description How many applicants were stored: all rows, or none while one is wrong */
            stored: number;
        };
        AttendanceBody: {
            applicationId: number;
            /** @description What was seen; another one by now is 409 stale-edit */
            version?: number;
            present: boolean;
        };
        Certificate: {
            number: string;
            /** @description Masked but for its first letter */
            name: string;
            title: string;
            /**
             * @description Language of the title
             * @enum {string}
             */
            lang: "ko" | "en";
            /** @description YYYY-MM-DD */
            startDate: string;
            /** @description YYYY-MM-DD */
            endDate: string;
            /** @description YYYY-MM-DD, in Seoul */
            issuedOn: string;
            /** @description YYYY-MM-DD, in Seoul; it is not valid any more */
            withdrawnOn?: string;
        };
        IssuedCertificate: {
            applicationId: number;
            number: string;
            /** @description When it was issued, ISO 8601 in UTC */
            issuedAt: string;
            /** @description When it was withdrawn, ISO 8601 in UTC */
            withdrawnAt?: string;
            withdrawalReason?: string;
        };
        TrainingCertificates: {
            /** @description Only then certificates are issued */
            ended: boolean;
            /** @description How many were present and have no valid one */
            missing: number;
            /** @description Of those who were present and their certificates: sent along when they are issued */
            state: string;
            /** @description The latest of each application */
            certificates: components["schemas"]["IssuedCertificate"][];
        };
        IssueCertificatesBody: {
            educationId: number;
            /** @description Left out: all who were present */
            applicationIds?: number[];
            /** @description `state` of what was seen; another one by now is 409 stale-edit */
            seen?: string;
        };
        WithdrawCertificateBody: {
            /** @description As it is printed: SE-2026-7K3M9QF2XA */
            number: string;
            /** @description For staff alone */
            reason: string;
        };
        PersonalData: {
            service: string;
            /** Format: date-time */
            collectedAt: string;
            /** @description Kind → what is stored of it */
            records: {
                [key: string]: unknown;
            };
            files: {
                id: string;
                /** @description Path in the export */
                name: string;
                bytes: number;
            }[];
        };
        Overview: {
            /** @description What somebody has to do */
            waiting: {
                id: string;
                /** @description In the language asked for */
                label: string;
                count: number;
                /** @description Of the admin view that shows it */
                path?: string;
            }[];
            charts: {
                id: string;
                /** @description In the language asked for */
                label: string;
                /**
                 * @description Over time, or for several things
                 * @enum {string}
                 */
                kind: "line" | "bars";
                /** @description Days, or what the things are called */
                names: string[];
                series: {
                    label: string;
                    values: number[];
                }[];
                /** @description Of bars: index of the series that the first one is a part of */
                whole?: number;
                /** @description Of the admin view that shows it */
                path?: string;
            }[];
            /** @description How the service fares */
            states: {
                id: string;
                /** @description In the language asked for */
                label: string;
                count: number;
                /** @description Told in the place of the number, also while all is well */
                text?: string;
                isProblem: boolean;
                /** @description Of the admin view that shows it */
                path?: string;
            }[];
        };
        RecordGroups: {
            groups: {
                id: string;
                /** @description What the records are, in the language asked for */
                label: string;
                /** @description How many there are; of a search at least so many */
                total: number;
                /** @description The first of them */
                records: {
                    id: string;
                    /** @description In the language asked for, as far as there is text in it */
                    label: string;
                    /** @description A state, or what tells it from others of the same name */
                    note?: string;
                    /** Format: date-time */
                    at?: string;
                    /** @description Of the admin view that shows it */
                    path?: string;
                }[];
                /** @description Of the admin view that lists all */
                path?: string;
            }[];
        };
        OutboxMail: {
            /** Format: uuid */
            id: string;
            /** @description What it was about: the beginning of its key */
            kind: string;
            /** @enum {string} */
            state: "waiting" | "sent" | "failed";
            /** @description Null once it is on its way: what a mail says is not kept */
            recipient: string | null;
            /** @description Null once it is on its way */
            subject: string | null;
            attempts: number;
            /** @description Code of the last failure */
            reason: string | null;
            /** Format: date-time */
            createdAt: string;
            /** @description ISO 8601 */
            sentAt: string | null;
            /** @description ISO 8601 */
            failedAt: string | null;
            /** @description When a waiting mail is tried next, ISO 8601 */
            nextAt: string | null;
        };
        OutboxMailPage: {
            data: components["schemas"]["OutboxMail"][];
            total: number;
            page: number;
            pageSize: number;
            /** @description At least 1 */
            pageCount: number;
        };
        MailTemplates: {
            templates: {
                name: string;
                title: {
                    ko: string;
                    en: string;
                };
                /** @description Whether its texts differ from the built-in ones */
                isEdited: boolean;
                /** @description Its texts use placeholders that the mail no longer has; the built-in texts are sent instead */
                isOutdated: boolean;
                /** @description ISO 8601; null: never changed */
                updatedAt: string | null;
            }[];
        };
        MailTexts: {
            /** @description One line; `{{name}}` stands for a placeholder */
            koSubject: string;
            /** @description `{{name}}` stands for a placeholder; the HTML of the mail is made of it */
            koText: string;
            /** @description One line; `{{name}}` stands for a placeholder */
            enSubject: string;
            /** @description `{{name}}` stands for a placeholder; the HTML of the mail is made of it */
            enText: string;
        };
        MailTemplate: {
            name: string;
            title: {
                ko: string;
                en: string;
            };
            /** @description Whether its texts differ from the built-in ones */
            isEdited: boolean;
            /** @description Its texts use placeholders that the mail no longer has; the built-in texts are sent instead */
            isOutdated: boolean;
            /** @description ISO 8601; null: never changed */
            updatedAt: string | null;
            /** @description 1 is the built-in state before any change */
            version: number;
            placeholders: {
                name: string;
                about: {
                    ko: string;
                    en: string;
                };
                isRequired: boolean;
                sample: {
                    ko: string;
                    en: string;
                };
            }[];
            texts: components["schemas"]["MailTexts"];
            builtIn: components["schemas"]["MailTexts"];
        };
        MailTemplateEdit: {
            /** @description One line; `{{name}}` stands for a placeholder */
            koSubject: string;
            /** @description `{{name}}` stands for a placeholder; the HTML of the mail is made of it */
            koText: string;
            /** @description One line; `{{name}}` stands for a placeholder */
            enSubject: string;
            /** @description `{{name}}` stands for a placeholder; the HTML of the mail is made of it */
            enText: string;
            /** @description 1 is the built-in state before any change */
            version: number;
        };
        MailTemplateReset: {
            /** @description 1 is the built-in state before any change */
            version: number;
        };
        MailTrial: {
            /** @enum {string} */
            locale: "ko" | "en";
            /** @description One line; `{{name}}` stands for a placeholder */
            subject: string;
            /** @description `{{name}}` stands for a placeholder; the HTML of the mail is made of it */
            text: string;
        };
        MailPreview: {
            subject: string;
            text: string;
            html: string;
        };
        MailTested: {
            /** @description The address of who asked */
            recipient: string;
        };
        /** @enum {string} */
        Role: "admin" | "member";
        UserDetail: {
            email: string;
            name: string;
            phoneNumber: string;
            company: string;
            role: components["schemas"]["Role"];
            /** @description YYYY-MM-DD */
            birthDate?: string;
            /** @enum {string} */
            gender?: "male" | "female";
            emailVerified: boolean;
            /** Format: date-time */
            createdAt: string;
        };
    };
    responses: never;
    parameters: never;
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export type $defs = Record<string, never>;
export type operations = Record<string, never>;
