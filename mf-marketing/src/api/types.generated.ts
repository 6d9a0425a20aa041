/** Written by `npm run api-types` from the services' OpenAPI documents. Do not edit. */
export interface paths {
    "/api/content/timeline": {
        /** The company history */
        get: {
            parameters: {
                query?: {
                    /** @description The language asked for; Korean where an item has no English text */
                    lang?: "ko" | "en";
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    content: {
                        "application/json": components["schemas"]["TimelineEntry"][];
                    };
                };
            };
        };
    };
    "/api/content/cases": {
        /** Customer application cases */
        get: {
            parameters: {
                query?: {
                    /** @description The language asked for; Korean where an item has no English text */
                    lang?: "ko" | "en";
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    content: {
                        "application/json": components["schemas"]["CustomerCase"][];
                    };
                };
            };
        };
    };
    "/api/content/cases/{entryKey}": {
        /** The story of one customer case, by its slug or its number */
        get: {
            parameters: {
                query?: {
                    /** @description The language asked for; Korean where an item has no English text */
                    lang?: "ko" | "en";
                };
                path: {
                    entryKey: string;
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    content: {
                        "application/json": components["schemas"]["CaseStory"];
                    };
                };
            };
        };
    };
    "/api/content/offices": {
        /** Offices with address, map position and directions */
        get: {
            parameters: {
                query?: {
                    /** @description The language asked for; Korean where an item has no English text */
                    lang?: "ko" | "en";
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    content: {
                        "application/json": components["schemas"]["Office"][];
                    };
                };
            };
        };
    };
    "/api/content/slides": {
        /** The slides of Home */
        get: {
            parameters: {
                query?: {
                    /** @description The language asked for; Korean where an item has no English text */
                    lang?: "ko" | "en";
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    content: {
                        "application/json": components["schemas"]["Slide"][];
                    };
                };
            };
        };
    };
    "/api/content/offer-facts": {
        /** Questions, specifications, requirements and releases, of all products and solutions or of one */
        get: {
            parameters: {
                query?: {
                    /** @description The language asked for; Korean where an item has no English text */
                    lang?: "ko" | "en";
                    offer?: "web-eq" | "smwp" | "sm-io-server" | "sm-ai-farm" | "sm2s" | "sm-haccp";
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    content: {
                        "application/json": components["schemas"]["OfferFact"][];
                    };
                };
            };
        };
    };
    "/api/content/company": {
        /** Name and contact data of the company */
        get: {
            parameters: {
                query?: {
                    /** @description The language asked for; Korean where an item has no English text */
                    lang?: "ko" | "en";
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    content: {
                        "application/json": components["schemas"]["Company"];
                    };
                };
            };
        };
    };
    "/api/content/pages": {
        /** Pages of the cases that are shown, for the sitemap */
        get: {
            responses: {
                /** @description Default Response */
                200: {
                    content: {
                        "application/json": components["schemas"]["CasePage"][];
                    };
                };
            };
        };
    };
    "/api/content/image/{pictureId}/{file}": {
        /** A picture in one of its sizes and formats; of editors also one that no case shows */
        get: {
            parameters: {
                path: {
                    pictureId: string;
                    file: "large.avif" | "large.webp" | "medium.avif" | "medium.webp" | "tile.avif" | "tile.webp" | "small-tile.avif" | "small-tile.webp";
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                };
            };
        };
    };
    "/api/content/admin/pictures": {
        /** Pictures of the library, the newest first */
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
                        "application/json": components["schemas"]["LibraryPicturePage"];
                    };
                };
            };
        };
        /**
         * Adds a picture, which is converted and sized
         * @description Multipart: file (5 MB at most)
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
                        "application/json": components["schemas"]["Picture"];
                    };
                };
            };
        };
    };
    "/api/content/admin/pictures/{pictureId}": {
        /** A picture with its words and its focal point */
        get: {
            parameters: {
                path: {
                    pictureId: string;
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    content: {
                        "application/json": components["schemas"]["Picture"];
                    };
                };
            };
        };
        /**
         * Removes a picture that no entry shows; 409 media-in-use otherwise
         * @description It can be brought back for 30 days
         */
        delete: {
            parameters: {
                query?: {
                    /** @description What was seen; another one by now is 409 stale-edit */
                    version?: number;
                };
                path: {
                    pictureId: string;
                };
            };
            responses: {
                /** @description 1, or 0 when it was removed before */
                200: {
                    content: {
                        "application/json": number;
                    };
                };
            };
        };
        /** Words and focal point of a picture; 409 when the version is an older one */
        patch: {
            parameters: {
                path: {
                    pictureId: string;
                };
            };
            requestBody: {
                content: {
                    "application/json": components["schemas"]["PictureChange"];
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    content: {
                        "application/json": components["schemas"]["Picture"];
                    };
                };
            };
        };
    };
    "/api/content/admin/pictures/{pictureId}/replace": {
        /**
         * Puts another file in the place of a picture, wherever it is shown
         * @description Multipart: version, file (5 MB at most)
         */
        post: {
            parameters: {
                path: {
                    pictureId: string;
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
                        "application/json": components["schemas"]["Picture"];
                    };
                };
            };
        };
    };
    "/api/content/admin/pictures/{pictureId}/restore": {
        /** Brings a picture back that was removed */
        post: {
            parameters: {
                query?: {
                    /** @description What was seen; another one by now is 409 stale-edit */
                    version?: number;
                };
                path: {
                    pictureId: string;
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    content: {
                        "application/json": components["schemas"]["Picture"];
                    };
                };
            };
        };
    };
    "/api/content/search": {
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
    "/api/content/admin/resources": {
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
    "/api/content/admin/timeline": {
        /** All entries, hidden ones too */
        get: {
            responses: {
                /** @description Default Response */
                200: {
                    content: {
                        "application/json": components["schemas"]["EditableTimelineEntry"][];
                    };
                };
            };
        };
        /** Adds an entry at the end */
        post: {
            requestBody: {
                content: {
                    "application/json": components["schemas"]["NewTimelineEntry"];
                };
            };
            responses: {
                /** @description Default Response */
                201: {
                    content: {
                        "application/json": components["schemas"]["EditableTimelineEntry"];
                    };
                };
            };
        };
    };
    "/api/content/admin/timeline/order": {
        /** Puts all entries into an order */
        put: {
            requestBody: {
                content: {
                    "application/json": components["schemas"]["EntryOrder"];
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    content: {
                        "application/json": components["schemas"]["EditableTimelineEntry"][];
                    };
                };
            };
        };
    };
    "/api/content/admin/timeline/trash": {
        /** Removed entries that can still be restored, the latest first */
        get: {
            responses: {
                /** @description Default Response */
                200: {
                    content: {
                        "application/json": components["schemas"]["RemovedEntry"][];
                    };
                };
            };
        };
    };
    "/api/content/admin/timeline/{entryId}/restore": {
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
                        "application/json": components["schemas"]["EditableTimelineEntry"];
                    };
                };
            };
        };
    };
    "/api/content/admin/timeline/{entryId}": {
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
                        "application/json": components["schemas"]["EditableTimelineEntry"];
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
                    "application/json": components["schemas"]["TimelineEntryChange"];
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    content: {
                        "application/json": components["schemas"]["EditableTimelineEntry"];
                    };
                };
            };
        };
    };
    "/api/content/admin/timeline/{entryId}/revisions": {
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
    "/api/content/admin/timeline/{entryId}/revisions/{number}": {
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
    "/api/content/admin/timeline/{entryId}/revisions/{number}/restore": {
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
    "/api/content/admin/cases": {
        /** All entries, hidden ones too */
        get: {
            responses: {
                /** @description Default Response */
                200: {
                    content: {
                        "application/json": components["schemas"]["EditableCustomerCase"][];
                    };
                };
            };
        };
        /** Adds an entry at the end */
        post: {
            requestBody: {
                content: {
                    "application/json": components["schemas"]["NewCustomerCase"];
                };
            };
            responses: {
                /** @description Default Response */
                201: {
                    content: {
                        "application/json": components["schemas"]["EditableCustomerCase"];
                    };
                };
            };
        };
    };
    "/api/content/admin/cases/order": {
        /** Puts all entries into an order */
        put: {
            requestBody: {
                content: {
                    "application/json": components["schemas"]["EntryOrder"];
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    content: {
                        "application/json": components["schemas"]["EditableCustomerCase"][];
                    };
                };
            };
        };
    };
    "/api/content/admin/cases/trash": {
        /** Removed entries that can still be restored, the latest first */
        get: {
            responses: {
                /** @description Default Response */
                200: {
                    content: {
                        "application/json": components["schemas"]["RemovedEntry"][];
                    };
                };
            };
        };
    };
    "/api/content/admin/cases/{entryId}/restore": {
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
                        "application/json": components["schemas"]["EditableCustomerCase"];
                    };
                };
            };
        };
    };
    "/api/content/admin/cases/{entryId}": {
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
                        "application/json": components["schemas"]["EditableCustomerCase"];
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
                    "application/json": components["schemas"]["CustomerCaseChange"];
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    content: {
                        "application/json": components["schemas"]["EditableCustomerCase"];
                    };
                };
            };
        };
    };
    "/api/content/admin/cases/{entryId}/revisions": {
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
    "/api/content/admin/cases/{entryId}/revisions/{number}": {
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
    "/api/content/admin/cases/{entryId}/revisions/{number}/restore": {
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
    "/api/content/admin/offices": {
        /** All entries, hidden ones too */
        get: {
            responses: {
                /** @description Default Response */
                200: {
                    content: {
                        "application/json": components["schemas"]["EditableOffice"][];
                    };
                };
            };
        };
        /** Adds an entry at the end */
        post: {
            requestBody: {
                content: {
                    "application/json": components["schemas"]["NewOffice"];
                };
            };
            responses: {
                /** @description Default Response */
                201: {
                    content: {
                        "application/json": components["schemas"]["EditableOffice"];
                    };
                };
            };
        };
    };
    "/api/content/admin/offices/order": {
        /** Puts all entries into an order */
        put: {
            requestBody: {
                content: {
                    "application/json": components["schemas"]["EntryOrder"];
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    content: {
                        "application/json": components["schemas"]["EditableOffice"][];
                    };
                };
            };
        };
    };
    "/api/content/admin/offices/trash": {
        /** Removed entries that can still be restored, the latest first */
        get: {
            responses: {
                /** @description Default Response */
                200: {
                    content: {
                        "application/json": components["schemas"]["RemovedEntry"][];
                    };
                };
            };
        };
    };
    "/api/content/admin/offices/{entryId}/restore": {
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
                        "application/json": components["schemas"]["EditableOffice"];
                    };
                };
            };
        };
    };
    "/api/content/admin/offices/{entryId}": {
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
                        "application/json": components["schemas"]["EditableOffice"];
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
                    "application/json": components["schemas"]["OfficeChange"];
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    content: {
                        "application/json": components["schemas"]["EditableOffice"];
                    };
                };
            };
        };
    };
    "/api/content/admin/offices/{entryId}/revisions": {
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
    "/api/content/admin/offices/{entryId}/revisions/{number}": {
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
    "/api/content/admin/offices/{entryId}/revisions/{number}/restore": {
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
    "/api/content/admin/slides": {
        /** All entries, hidden ones too */
        get: {
            responses: {
                /** @description Default Response */
                200: {
                    content: {
                        "application/json": components["schemas"]["EditableHomeSlide"][];
                    };
                };
            };
        };
        /** Adds an entry at the end */
        post: {
            requestBody: {
                content: {
                    "application/json": components["schemas"]["NewHomeSlide"];
                };
            };
            responses: {
                /** @description Default Response */
                201: {
                    content: {
                        "application/json": components["schemas"]["EditableHomeSlide"];
                    };
                };
            };
        };
    };
    "/api/content/admin/slides/order": {
        /** Puts all entries into an order */
        put: {
            requestBody: {
                content: {
                    "application/json": components["schemas"]["EntryOrder"];
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    content: {
                        "application/json": components["schemas"]["EditableHomeSlide"][];
                    };
                };
            };
        };
    };
    "/api/content/admin/slides/trash": {
        /** Removed entries that can still be restored, the latest first */
        get: {
            responses: {
                /** @description Default Response */
                200: {
                    content: {
                        "application/json": components["schemas"]["RemovedEntry"][];
                    };
                };
            };
        };
    };
    "/api/content/admin/slides/{entryId}/restore": {
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
                        "application/json": components["schemas"]["EditableHomeSlide"];
                    };
                };
            };
        };
    };
    "/api/content/admin/slides/{entryId}": {
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
                        "application/json": components["schemas"]["EditableHomeSlide"];
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
                    "application/json": components["schemas"]["HomeSlideChange"];
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    content: {
                        "application/json": components["schemas"]["EditableHomeSlide"];
                    };
                };
            };
        };
    };
    "/api/content/admin/slides/{entryId}/revisions": {
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
    "/api/content/admin/slides/{entryId}/revisions/{number}": {
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
    "/api/content/admin/slides/{entryId}/revisions/{number}/restore": {
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
    "/api/content/admin/offer-facts": {
        /** All entries, hidden ones too */
        get: {
            responses: {
                /** @description Default Response */
                200: {
                    content: {
                        "application/json": components["schemas"]["EditableOfferFact"][];
                    };
                };
            };
        };
        /** Adds an entry at the end */
        post: {
            requestBody: {
                content: {
                    "application/json": components["schemas"]["NewOfferFact"];
                };
            };
            responses: {
                /** @description Default Response */
                201: {
                    content: {
                        "application/json": components["schemas"]["EditableOfferFact"];
                    };
                };
            };
        };
    };
    "/api/content/admin/offer-facts/order": {
        /** Puts all entries into an order */
        put: {
            requestBody: {
                content: {
                    "application/json": components["schemas"]["EntryOrder"];
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    content: {
                        "application/json": components["schemas"]["EditableOfferFact"][];
                    };
                };
            };
        };
    };
    "/api/content/admin/offer-facts/trash": {
        /** Removed entries that can still be restored, the latest first */
        get: {
            responses: {
                /** @description Default Response */
                200: {
                    content: {
                        "application/json": components["schemas"]["RemovedEntry"][];
                    };
                };
            };
        };
    };
    "/api/content/admin/offer-facts/{entryId}/restore": {
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
                        "application/json": components["schemas"]["EditableOfferFact"];
                    };
                };
            };
        };
    };
    "/api/content/admin/offer-facts/{entryId}": {
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
                        "application/json": components["schemas"]["EditableOfferFact"];
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
                    "application/json": components["schemas"]["OfferFactChange"];
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    content: {
                        "application/json": components["schemas"]["EditableOfferFact"];
                    };
                };
            };
        };
    };
    "/api/content/admin/offer-facts/{entryId}/revisions": {
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
    "/api/content/admin/offer-facts/{entryId}/revisions/{number}": {
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
    "/api/content/admin/offer-facts/{entryId}/revisions/{number}/restore": {
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
    "/api/content/admin/company": {
        /** The entry as it is edited */
        get: {
            responses: {
                /** @description Default Response */
                200: {
                    content: {
                        "application/json": components["schemas"]["EditableCompany"];
                    };
                };
            };
        };
        /** Changes the entry; 409 when the version is an older one */
        patch: {
            requestBody: {
                content: {
                    "application/json": components["schemas"]["CompanyChange"];
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    content: {
                        "application/json": components["schemas"]["EditableCompany"];
                    };
                };
            };
        };
    };
    "/api/content/admin/company/revisions": {
        /** Earlier states, the newest first */
        get: {
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
    "/api/content/admin/company/revisions/{number}": {
        /** One state, and the one before it */
        get: {
            parameters: {
                path: {
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
    "/api/content/admin/company/revisions/{number}/restore": {
        /** Brings an earlier state back, as an edit */
        post: {
            parameters: {
                path: {
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
    "/api/content/my-data": {
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
    "/api/content/admin/overview": {
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
    "/api/content/admin/person": {
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
    "/api/content/admin/lookup": {
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
}
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        /**
         * @description The language that the texts of this item are really in
         * @enum {string}
         */
        Language: "ko" | "en";
        TimelineEntry: {
            timelineId: number;
            lang: components["schemas"]["Language"];
            title: string;
            /** @description yyyy.mm.dd */
            date: string;
        };
        /** @enum {string} */
        OfferKey: "web-eq" | "smwp" | "sm-io-server" | "sm-ai-farm" | "sm2s" | "sm-haccp";
        ShownPicture: {
            /**
             * Format: uuid
             * @description Its files: /api/content/image/<pictureId>/<file>?v=<version>
             */
            pictureId: string;
            version: number;
            /** @description Of its largest copy */
            width: number;
            height: number;
            /** @description Words for those who do not see it; null: it shows nothing that the text does not say */
            altKo: string | null;
            /** @description The same in English */
            altEn: string | null;
        } | null;
        CustomerCase: {
            caseId: number;
            /** @description The end of the URL of its page; the number of the case where it has none */
            slug: string | null;
            lang: components["schemas"]["Language"];
            company: string;
            /** @description The same in both languages: what an address or a filter carries */
            industryKey: string;
            /** @description The name of the industry, to be shown */
            industry: string;
            /**
             * @description What the customer had to solve
             * @enum {string|null}
             */
            problem: "inspection" | "data" | "monitoring" | "records" | "planning" | "climate" | null;
            /** @description Products and solutions in use */
            offers: components["schemas"]["OfferKey"][];
            project: string;
            details: string;
            /** @description Results in figures, one a line: the figure, `|`, what it says */
            figures: string | null;
            /** @description Invented, and marked as such on the page */
            isSample: boolean;
            picture: components["schemas"]["ShownPicture"];
        };
        CaseStory: {
            caseId: number;
            /** @description The end of the URL of its page; the number of the case where it has none */
            slug: string | null;
            lang: components["schemas"]["Language"];
            company: string;
            /** @description The same in both languages: what an address or a filter carries */
            industryKey: string;
            /** @description The name of the industry, to be shown */
            industry: string;
            /**
             * @description What the customer had to solve
             * @enum {string|null}
             */
            problem: "inspection" | "data" | "monitoring" | "records" | "planning" | "climate" | null;
            /** @description Products and solutions in use */
            offers: components["schemas"]["OfferKey"][];
            project: string;
            details: string;
            /** @description Results in figures, one a line: the figure, `|`, what it says */
            figures: string | null;
            /** @description Invented, and marked as such on the page */
            isSample: boolean;
            picture: components["schemas"]["ShownPicture"];
            /** @description What was wrong before */
            challenge: string | null;
            /** @description What was done */
            solution: string | null;
            /** @description What has changed */
            result: string | null;
            /** @description What somebody of the customer says */
            quote: string | null;
            /** @description Who says so */
            quoteBy: string | null;
            /** @description ISO 8601 */
            updatedAt: string;
            /** @description It can be read in English too */
            isTranslated: boolean;
        };
        /** @enum {string} */
        OfficeKey: "magok" | "namyangju";
        Office: {
            key: components["schemas"]["OfficeKey"];
            lang: components["schemas"]["Language"];
            title: string;
            address: string;
            latitude: number;
            longitude: number;
            /** @description The nearest station with its exit; null where no subway goes */
            subwayStation: string | null;
            /** @description The way from the station */
            subwayDirections: string | null;
            busStop: string;
            busNumbers: string[];
            busDirections: string;
            phone: string;
            /** @description Another telephone line */
            secondPhone: string | null;
            fax: string;
            email: string;
        };
        Slide: {
            slideId: number;
            lang: components["schemas"]["Language"];
            title: string;
            text: string;
            /** @description The path that the detail button opens */
            link: string;
            hasQuestionButton: boolean;
            hasWebEqApplicationButton: boolean;
        };
        /** @enum {string} */
        OfferFactKind: "question" | "specification" | "requirement" | "release";
        OfferFact: {
            factId: number;
            lang: components["schemas"]["Language"];
            offer: components["schemas"]["OfferKey"];
            kind: components["schemas"]["OfferFactKind"];
            /** @description A question, the name of a value, or a version */
            title: string;
            /** @description The answer, the value, or what is new */
            text: string;
            /** @description Invented, and marked as such on the page */
            isSample: boolean;
        };
        Company: {
            lang: components["schemas"]["Language"];
            name: string;
            /** @description Business registration number */
            companyNumber: string;
            foundedYear: number;
            phone: string;
            secondPhone: string | null;
            fax: string;
            email: string;
            /** @description Telephone lines for SMWP inquiries */
            smwpPhones: string[];
            videoChannelUrl: string;
        };
        CasePage: {
            path: string;
            /** @description ISO 8601 */
            updatedAt: string;
            translated: boolean;
        };
        LibraryPicture: {
            /**
             * Format: uuid
             * @description Its files: /api/content/image/<pictureId>/<file>?v=<version>
             */
            mediaId: string;
            /** @description Name of the file */
            name: string;
            version: number;
            /** @description Of its largest copy */
            width: number;
            height: number;
            /** @description Words for those who do not see it; null: it shows nothing that the text does not say */
            altKo: string | null;
            /** @description The same in English */
            altEn: string | null;
            /** @description What must stay in sight, from the left */
            focalX: number;
            /** @description The same from the top */
            focalY: number;
            /** @description Of the largest copy; with width and height after ? */
            address: string;
            /** @description Of the copy that is cut around the focal point */
            tileAddress: string;
            /** @description Entries that show it */
            uses: {
                title: string;
                /** @description Of the admin view of the entry */
                path: string;
            }[];
            /**
             * Format: date-time
             * @description Added
             */
            createdAt: string;
        };
        LibraryPicturePage: {
            data: components["schemas"]["LibraryPicture"][];
            total: number;
            page: number;
            pageSize: number;
            /** @description At least 1 */
            pageCount: number;
        };
        Picture: {
            /** @description Name of the file */
            name: string;
            /**
             * Format: uuid
             * @description Its files: /api/content/image/<pictureId>/<file>?v=<version>
             */
            pictureId: string;
            version: number;
            /** @description Of its largest copy */
            width: number;
            height: number;
            /** @description Words for those who do not see it; null: it shows nothing that the text does not say */
            altKo: string | null;
            /** @description The same in English */
            altEn: string | null;
            /** @description What must stay in sight, from the left */
            focalX: number;
            /** @description The same from the top */
            focalY: number;
        };
        PictureChange: {
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
        EditableTimelineEntry: {
            /** @description Names the entry in further calls */
            entryId: string;
            hidden: boolean;
            /** @description Sent along with a change; an older one is refused as stale */
            version: number;
            /** @description ISO 8601 */
            updatedAt: string;
            titleKo: string;
            titleEn: string | null;
            happenedOn: string;
        };
        EntryOrder: {
            /** @description All entries of the resource, first to last */
            entryIds: string[];
            /** @description The order that was seen; another one by now is 409 stale-order */
            seenIds?: string[];
        };
        RemovedEntry: {
            entryId: string;
            title: string;
            version: number;
            /** @description ISO 8601 */
            removedAt: string;
            /** @description When it is deleted for good, ISO 8601 */
            purgeAt: string;
            /** @description E-mail; null when the person left */
            removedBy: string | null;
        };
        RestoreEntry: {
            /** @description What was seen; another one by now is 409 stale-edit */
            version: number;
        };
        NewTimelineEntry: {
            titleKo: string;
            titleEn?: string | null;
            happenedOn: string;
            hidden?: boolean;
        };
        TimelineEntryChange: {
            /** @description What was seen; another one by now is 409 stale-edit */
            version: number;
            hidden?: boolean;
            titleKo?: string;
            titleEn?: string | null;
            happenedOn?: string;
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
        EditableCustomerCase: {
            /** @description Names the entry in further calls */
            entryId: string;
            hidden: boolean;
            /** @description Sent along with a change; an older one is refused as stale */
            version: number;
            /** @description ISO 8601 */
            updatedAt: string;
            companyKo: string;
            companyEn: string | null;
            /** @description What the URL of a filter carries */
            industryKey: string;
            industryKo: string;
            industryEn: string | null;
            projectKo: string;
            projectEn: string | null;
            detailsKo: string;
            detailsEn: string | null;
            /** Format: uuid */
            pictureId: string | null;
            /** @description Invented, and marked as such on the page */
            isSample: boolean;
            /** @description The end of the URL of its page; the number of the case where it has none */
            slug: string | null;
            /**
             * @description What the customer had to solve
             * @enum {string|null}
             */
            problem: "inspection" | "data" | "monitoring" | "records" | "planning" | "climate" | null;
            /** @description Products and solutions in use */
            offers: ("web-eq" | "smwp" | "sm-io-server" | "sm-ai-farm" | "sm2s" | "sm-haccp")[];
            challengeKo: string | null;
            challengeEn: string | null;
            solutionKo: string | null;
            solutionEn: string | null;
            resultKo: string | null;
            resultEn: string | null;
            figuresKo: string | null;
            figuresEn: string | null;
            quoteKo: string | null;
            quoteEn: string | null;
            quoteByKo: string | null;
            quoteByEn: string | null;
        };
        NewCustomerCase: {
            companyKo: string;
            companyEn?: string | null;
            /** @description What the URL of a filter carries */
            industryKey: string;
            industryKo: string;
            industryEn?: string | null;
            projectKo: string;
            projectEn?: string | null;
            detailsKo: string;
            detailsEn?: string | null;
            /** Format: uuid */
            pictureId?: string | null;
            /** @description Invented, and marked as such on the page */
            isSample?: boolean;
            /** @description The end of the URL of its page; the number of the case where it has none */
            slug?: string | null;
            /**
             * @description What the customer had to solve
             * @enum {string|null}
             */
            problem?: "inspection" | "data" | "monitoring" | "records" | "planning" | "climate" | null;
            /** @description Products and solutions in use */
            offers?: ("web-eq" | "smwp" | "sm-io-server" | "sm-ai-farm" | "sm2s" | "sm-haccp")[];
            challengeKo?: string | null;
            challengeEn?: string | null;
            solutionKo?: string | null;
            solutionEn?: string | null;
            resultKo?: string | null;
            resultEn?: string | null;
            figuresKo?: string | null;
            figuresEn?: string | null;
            quoteKo?: string | null;
            quoteEn?: string | null;
            quoteByKo?: string | null;
            quoteByEn?: string | null;
            hidden?: boolean;
        };
        CustomerCaseChange: {
            /** @description What was seen; another one by now is 409 stale-edit */
            version: number;
            hidden?: boolean;
            companyKo?: string;
            companyEn?: string | null;
            /** @description What the URL of a filter carries */
            industryKey?: string;
            industryKo?: string;
            industryEn?: string | null;
            projectKo?: string;
            projectEn?: string | null;
            detailsKo?: string;
            detailsEn?: string | null;
            /** Format: uuid */
            pictureId?: string | null;
            /** @description Invented, and marked as such on the page */
            isSample?: boolean;
            /** @description The end of the URL of its page; the number of the case where it has none */
            slug?: string | null;
            /**
             * @description What the customer had to solve
             * @enum {string|null}
             */
            problem?: "inspection" | "data" | "monitoring" | "records" | "planning" | "climate" | null;
            /** @description Products and solutions in use */
            offers?: ("web-eq" | "smwp" | "sm-io-server" | "sm-ai-farm" | "sm2s" | "sm-haccp")[];
            challengeKo?: string | null;
            challengeEn?: string | null;
            solutionKo?: string | null;
            solutionEn?: string | null;
            resultKo?: string | null;
            resultEn?: string | null;
            figuresKo?: string | null;
            figuresEn?: string | null;
            quoteKo?: string | null;
            quoteEn?: string | null;
            quoteByKo?: string | null;
            quoteByEn?: string | null;
        };
        EditableOffice: {
            /** @description Names the entry in further calls */
            entryId: string;
            hidden: boolean;
            /** @description Sent along with a change; an older one is refused as stale */
            version: number;
            /** @description ISO 8601 */
            updatedAt: string;
            /** @enum {string} */
            key: "magok" | "namyangju";
            titleKo: string;
            titleEn: string | null;
            addressKo: string;
            addressEn: string | null;
            latitude: number;
            longitude: number;
            subwayStationKo: string | null;
            subwayStationEn: string | null;
            subwayDirectionsKo: string | null;
            subwayDirectionsEn: string | null;
            busStopKo: string;
            busStopEn: string | null;
            busNumbers: string[];
            busDirectionsKo: string;
            busDirectionsEn: string | null;
            phone: string;
            secondPhone: string | null;
            fax: string;
            /** Format: email */
            email: string;
        };
        NewOffice: {
            /** @enum {string} */
            key: "magok" | "namyangju";
            titleKo: string;
            titleEn?: string | null;
            addressKo: string;
            addressEn?: string | null;
            latitude: number;
            longitude: number;
            subwayStationKo?: string | null;
            subwayStationEn?: string | null;
            subwayDirectionsKo?: string | null;
            subwayDirectionsEn?: string | null;
            busStopKo: string;
            busStopEn?: string | null;
            busNumbers?: string[];
            busDirectionsKo: string;
            busDirectionsEn?: string | null;
            phone: string;
            secondPhone?: string | null;
            fax: string;
            /** Format: email */
            email: string;
            hidden?: boolean;
        };
        OfficeChange: {
            /** @description What was seen; another one by now is 409 stale-edit */
            version: number;
            hidden?: boolean;
            titleKo?: string;
            titleEn?: string | null;
            addressKo?: string;
            addressEn?: string | null;
            latitude?: number;
            longitude?: number;
            subwayStationKo?: string | null;
            subwayStationEn?: string | null;
            subwayDirectionsKo?: string | null;
            subwayDirectionsEn?: string | null;
            busStopKo?: string;
            busStopEn?: string | null;
            busNumbers?: string[];
            busDirectionsKo?: string;
            busDirectionsEn?: string | null;
            phone?: string;
            secondPhone?: string | null;
            fax?: string;
            /** Format: email */
            email?: string;
        };
        EditableHomeSlide: {
            /** @description Names the entry in further calls */
            entryId: string;
            hidden: boolean;
            /** @description Sent along with a change; an older one is refused as stale */
            version: number;
            /** @description ISO 8601 */
            updatedAt: string;
            titleKo: string;
            titleEn: string | null;
            textKo: string;
            textEn: string | null;
            /** @description A path of this site; //host would leave it */
            link: string;
            hasWebEqApplicationButton: boolean;
            hasQuestionButton: boolean;
        };
        NewHomeSlide: {
            titleKo: string;
            titleEn?: string | null;
            textKo: string;
            textEn?: string | null;
            /** @description A path of this site; //host would leave it */
            link: string;
            hasWebEqApplicationButton?: boolean;
            hasQuestionButton?: boolean;
            hidden?: boolean;
        };
        HomeSlideChange: {
            /** @description What was seen; another one by now is 409 stale-edit */
            version: number;
            hidden?: boolean;
            titleKo?: string;
            titleEn?: string | null;
            textKo?: string;
            textEn?: string | null;
            /** @description A path of this site; //host would leave it */
            link?: string;
            hasWebEqApplicationButton?: boolean;
            hasQuestionButton?: boolean;
        };
        EditableOfferFact: {
            /** @description Names the entry in further calls */
            entryId: string;
            hidden: boolean;
            /** @description Sent along with a change; an older one is refused as stale */
            version: number;
            /** @description ISO 8601 */
            updatedAt: string;
            /** @enum {string} */
            offer: "web-eq" | "smwp" | "sm-io-server" | "sm-ai-farm" | "sm2s" | "sm-haccp";
            /** @enum {string} */
            kind: "question" | "specification" | "requirement" | "release";
            titleKo: string;
            titleEn: string | null;
            textKo: string;
            textEn: string | null;
            /** @description Invented, and marked as such on the page */
            isSample: boolean;
        };
        NewOfferFact: {
            /** @enum {string} */
            offer: "web-eq" | "smwp" | "sm-io-server" | "sm-ai-farm" | "sm2s" | "sm-haccp";
            /** @enum {string} */
            kind: "question" | "specification" | "requirement" | "release";
            titleKo: string;
            titleEn?: string | null;
            textKo: string;
            textEn?: string | null;
            /** @description Invented, and marked as such on the page */
            isSample?: boolean;
            hidden?: boolean;
        };
        OfferFactChange: {
            /** @description What was seen; another one by now is 409 stale-edit */
            version: number;
            hidden?: boolean;
            /** @enum {string} */
            offer?: "web-eq" | "smwp" | "sm-io-server" | "sm-ai-farm" | "sm2s" | "sm-haccp";
            /** @enum {string} */
            kind?: "question" | "specification" | "requirement" | "release";
            titleKo?: string;
            titleEn?: string | null;
            textKo?: string;
            textEn?: string | null;
            /** @description Invented, and marked as such on the page */
            isSample?: boolean;
        };
        EditableCompany: {
            /** @description Names the entry in further calls */
            entryId: string;
            /** @description Sent along with a change; an older one is refused as stale */
            version: number;
            /** @description ISO 8601 */
            updatedAt: string;
            nameKo: string;
            nameEn: string | null;
            companyNumber: string;
            foundedYear: number;
            phone: string;
            secondPhone: string | null;
            fax: string;
            /** Format: email */
            email: string;
            smwpPhones: string[];
            /** Format: uri */
            videoChannelUrl: string;
        };
        CompanyChange: {
            /** @description What was seen; another one by now is 409 stale-edit */
            version: number;
            nameKo?: string;
            nameEn?: string | null;
            companyNumber?: string;
            foundedYear?: number;
            phone?: string;
            secondPhone?: string | null;
            fax?: string;
            /** Format: email */
            email?: string;
            smwpPhones?: string[];
            /** Format: uri */
            videoChannelUrl?: string;
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
    };
    responses: never;
    parameters: never;
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export type $defs = Record<string, never>;
export type operations = Record<string, never>;
