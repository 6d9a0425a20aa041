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
                        "application/json": {
                            timelineId: number;
                            /**
                             * @description The language that the texts of this item are really in
                             * @enum {string}
                             */
                            lang: "ko" | "en";
                            title: string;
                            /** @description yyyy.mm.dd */
                            date: string;
                        }[];
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
                        "application/json": {
                            caseId: number;
                            /**
                             * @description The language that the texts of this item are really in
                             * @enum {string}
                             */
                            lang: "ko" | "en";
                            company: string;
                            /** @description The same in both languages: what an address or a filter carries */
                            industryKey: string;
                            /** @description The name of the industry, to be shown */
                            industry: string;
                            project: string;
                            details: string;
                        }[];
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
                        "application/json": {
                            /** @enum {string} */
                            key: "magok" | "namyangju";
                            /**
                             * @description The language that the texts of this item are really in
                             * @enum {string}
                             */
                            lang: "ko" | "en";
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
                        }[];
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
                        "application/json": {
                            slideId: number;
                            /**
                             * @description The language that the texts of this item are really in
                             * @enum {string}
                             */
                            lang: "ko" | "en";
                            title: string;
                            text: string;
                            /** @description The path that the detail button opens */
                            link: string;
                            hasQuestionButton: boolean;
                            hasWebEqApplicationButton: boolean;
                        }[];
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
                        "application/json": {
                            /**
                             * @description The language that the texts of this item are really in
                             * @enum {string}
                             */
                            lang: "ko" | "en";
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
                        "application/json": {
                            /** @description Names the entry in further calls */
                            entryId: string;
                            hidden: boolean;
                            /** @description Sent along with a change; an older one is refused as stale */
                            version: number;
                            /** @description ISO 8601 */
                            updatedAt: string;
                            titleKo: string;
                            titleEn: string | null;
                            /** Format: date */
                            happenedOn: string;
                        }[];
                    };
                };
            };
        };
        /** Adds an entry at the end */
        post: {
            requestBody: {
                content: {
                    "application/json": {
                        titleKo: string;
                        titleEn: string | null;
                        /** Format: date */
                        happenedOn: string;
                        hidden?: boolean;
                    };
                };
            };
            responses: {
                /** @description Default Response */
                201: {
                    content: {
                        "application/json": {
                            /** @description Names the entry in further calls */
                            entryId: string;
                            hidden: boolean;
                            /** @description Sent along with a change; an older one is refused as stale */
                            version: number;
                            /** @description ISO 8601 */
                            updatedAt: string;
                            titleKo: string;
                            titleEn: string | null;
                            /** Format: date */
                            happenedOn: string;
                        };
                    };
                };
            };
        };
    };
    "/api/content/admin/timeline/{entryId}": {
        /** Removes an entry for good */
        delete: {
            parameters: {
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
                    "application/json": {
                        version: number;
                        hidden?: boolean;
                        titleKo?: string;
                        titleEn?: string | null;
                        /** Format: date */
                        happenedOn?: string;
                    };
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    content: {
                        "application/json": {
                            /** @description Names the entry in further calls */
                            entryId: string;
                            hidden: boolean;
                            /** @description Sent along with a change; an older one is refused as stale */
                            version: number;
                            /** @description ISO 8601 */
                            updatedAt: string;
                            titleKo: string;
                            titleEn: string | null;
                            /** Format: date */
                            happenedOn: string;
                        };
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
                    "application/json": {
                        /** @description All entries of the noun, first to last */
                        entryIds: string[];
                    };
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    content: {
                        "application/json": {
                            /** @description Names the entry in further calls */
                            entryId: string;
                            hidden: boolean;
                            /** @description Sent along with a change; an older one is refused as stale */
                            version: number;
                            /** @description ISO 8601 */
                            updatedAt: string;
                            titleKo: string;
                            titleEn: string | null;
                            /** Format: date */
                            happenedOn: string;
                        }[];
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
                        "application/json": {
                            /** @description Names the entry in further calls */
                            entryId: string;
                            hidden: boolean;
                            /** @description Sent along with a change; an older one is refused as stale */
                            version: number;
                            /** @description ISO 8601 */
                            updatedAt: string;
                            /** @description What the address of a filter carries */
                            industryKey: string;
                            industryKo: string;
                            industryEn: string | null;
                            companyKo: string;
                            companyEn: string | null;
                            projectKo: string;
                            projectEn: string | null;
                            detailsKo: string;
                            detailsEn: string | null;
                        }[];
                    };
                };
            };
        };
        /** Adds an entry at the end */
        post: {
            requestBody: {
                content: {
                    "application/json": {
                        /** @description What the address of a filter carries */
                        industryKey: string;
                        industryKo: string;
                        industryEn: string | null;
                        companyKo: string;
                        companyEn: string | null;
                        projectKo: string;
                        projectEn: string | null;
                        detailsKo: string;
                        detailsEn: string | null;
                        hidden?: boolean;
                    };
                };
            };
            responses: {
                /** @description Default Response */
                201: {
                    content: {
                        "application/json": {
                            /** @description Names the entry in further calls */
                            entryId: string;
                            hidden: boolean;
                            /** @description Sent along with a change; an older one is refused as stale */
                            version: number;
                            /** @description ISO 8601 */
                            updatedAt: string;
                            /** @description What the address of a filter carries */
                            industryKey: string;
                            industryKo: string;
                            industryEn: string | null;
                            companyKo: string;
                            companyEn: string | null;
                            projectKo: string;
                            projectEn: string | null;
                            detailsKo: string;
                            detailsEn: string | null;
                        };
                    };
                };
            };
        };
    };
    "/api/content/admin/cases/{entryId}": {
        /** Removes an entry for good */
        delete: {
            parameters: {
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
                    "application/json": {
                        version: number;
                        hidden?: boolean;
                        /** @description What the address of a filter carries */
                        industryKey?: string;
                        industryKo?: string;
                        industryEn?: string | null;
                        companyKo?: string;
                        companyEn?: string | null;
                        projectKo?: string;
                        projectEn?: string | null;
                        detailsKo?: string;
                        detailsEn?: string | null;
                    };
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    content: {
                        "application/json": {
                            /** @description Names the entry in further calls */
                            entryId: string;
                            hidden: boolean;
                            /** @description Sent along with a change; an older one is refused as stale */
                            version: number;
                            /** @description ISO 8601 */
                            updatedAt: string;
                            /** @description What the address of a filter carries */
                            industryKey: string;
                            industryKo: string;
                            industryEn: string | null;
                            companyKo: string;
                            companyEn: string | null;
                            projectKo: string;
                            projectEn: string | null;
                            detailsKo: string;
                            detailsEn: string | null;
                        };
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
                    "application/json": {
                        /** @description All entries of the noun, first to last */
                        entryIds: string[];
                    };
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    content: {
                        "application/json": {
                            /** @description Names the entry in further calls */
                            entryId: string;
                            hidden: boolean;
                            /** @description Sent along with a change; an older one is refused as stale */
                            version: number;
                            /** @description ISO 8601 */
                            updatedAt: string;
                            /** @description What the address of a filter carries */
                            industryKey: string;
                            industryKo: string;
                            industryEn: string | null;
                            companyKo: string;
                            companyEn: string | null;
                            projectKo: string;
                            projectEn: string | null;
                            detailsKo: string;
                            detailsEn: string | null;
                        }[];
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
                        "application/json": {
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
                        }[];
                    };
                };
            };
        };
        /** Adds an entry at the end */
        post: {
            requestBody: {
                content: {
                    "application/json": {
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
                        hidden?: boolean;
                    };
                };
            };
            responses: {
                /** @description Default Response */
                201: {
                    content: {
                        "application/json": {
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
                    };
                };
            };
        };
    };
    "/api/content/admin/offices/{entryId}": {
        /** Removes an entry for good */
        delete: {
            parameters: {
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
                    "application/json": {
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
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    content: {
                        "application/json": {
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
                    "application/json": {
                        /** @description All entries of the noun, first to last */
                        entryIds: string[];
                    };
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    content: {
                        "application/json": {
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
                        }[];
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
                        "application/json": {
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
                            hasQuestionButton: boolean;
                            hasWebEqApplicationButton: boolean;
                        }[];
                    };
                };
            };
        };
        /** Adds an entry at the end */
        post: {
            requestBody: {
                content: {
                    "application/json": {
                        titleKo: string;
                        titleEn: string | null;
                        textKo: string;
                        textEn: string | null;
                        /** @description A path of this site; //host would leave it */
                        link: string;
                        hasQuestionButton: boolean;
                        hasWebEqApplicationButton: boolean;
                        hidden?: boolean;
                    };
                };
            };
            responses: {
                /** @description Default Response */
                201: {
                    content: {
                        "application/json": {
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
                            hasQuestionButton: boolean;
                            hasWebEqApplicationButton: boolean;
                        };
                    };
                };
            };
        };
    };
    "/api/content/admin/slides/{entryId}": {
        /** Removes an entry for good */
        delete: {
            parameters: {
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
                    "application/json": {
                        version: number;
                        hidden?: boolean;
                        titleKo?: string;
                        titleEn?: string | null;
                        textKo?: string;
                        textEn?: string | null;
                        /** @description A path of this site; //host would leave it */
                        link?: string;
                        hasQuestionButton?: boolean;
                        hasWebEqApplicationButton?: boolean;
                    };
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    content: {
                        "application/json": {
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
                            hasQuestionButton: boolean;
                            hasWebEqApplicationButton: boolean;
                        };
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
                    "application/json": {
                        /** @description All entries of the noun, first to last */
                        entryIds: string[];
                    };
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    content: {
                        "application/json": {
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
                            hasQuestionButton: boolean;
                            hasWebEqApplicationButton: boolean;
                        }[];
                    };
                };
            };
        };
    };
    "/api/content/admin/company": {
        /** The entry as an admin edits it */
        get: {
            responses: {
                /** @description Default Response */
                200: {
                    content: {
                        "application/json": {
                            /** @description Names the entry in further calls */
                            entryId: string;
                            hidden: boolean;
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
                    };
                };
            };
        };
        /** Changes the entry; 409 when the version is an older one */
        patch: {
            requestBody: {
                content: {
                    "application/json": {
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
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    content: {
                        "application/json": {
                            /** @description Names the entry in further calls */
                            entryId: string;
                            hidden: boolean;
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
                    };
                };
            };
        };
    };
}
export type webhooks = Record<string, never>;
export interface components {
    schemas: never;
    responses: never;
    parameters: never;
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export type $defs = Record<string, never>;
export type operations = Record<string, never>;
