/** Written by `npm run api-types` from the services' OpenAPI documents. Do not edit. */
export interface paths {
    "/api/file/documents": {
        /** The seven documents of the download page, in its order */
        get: {
            parameters: {
                query?: {
                    /** @description Language of the titles; Korean when left out */
                    lang?: "ko" | "en";
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    content: {
                        "application/json": components["schemas"]["DocumentItem"][];
                    };
                };
            };
        };
    };
    "/api/file/download": {
        /** One of the seven documents, for signed-in members */
        get: {
            parameters: {
                query: {
                    /** @description catalogs/{filename}, exactly one of the published names */
                    filePath: string;
                    /** @description Language of the file; Korean when left out. An admin's file is the same in both */
                    lang?: "ko" | "en";
                };
            };
            responses: {
                /** @description The PDF */
                200: {
                    content: {
                        "application/pdf": string;
                    };
                };
                /** @description The part that Range asked for */
                206: {
                    content: {
                        "application/pdf": string;
                    };
                };
            };
        };
    };
    "/api/file/search": {
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
    "/api/file/admin/documents": {
        /** The seven documents with their downloads */
        get: {
            responses: {
                /** @description Default Response */
                200: {
                    content: {
                        "application/json": components["schemas"]["AdminDocument"][];
                    };
                };
            };
        };
    };
    "/api/file/admin/documents/{key}/file": {
        /** Another file in the place of a document, at once (multipart, field `file`, a PDF of 20 MB at most) */
        post: {
            parameters: {
                query: {
                    /** @description What the admin saw; 409 stale-edit when there is a newer one */
                    version: number;
                };
                path: {
                    key: string;
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
                        "application/json": components["schemas"]["AdminDocument"];
                    };
                };
            };
        };
    };
    "/api/file/admin/documents/{key}/reset": {
        /** The original in place of the file of an admin */
        post: {
            parameters: {
                path: {
                    key: string;
                };
            };
            requestBody: {
                content: {
                    "application/json": components["schemas"]["DocumentVersion"];
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    content: {
                        "application/json": components["schemas"]["AdminDocument"];
                    };
                };
            };
        };
    };
    "/api/file/admin/documents/{key}/restore": {
        /** The file of an admin again, which a reset took away; until the document is changed once more */
        post: {
            parameters: {
                path: {
                    key: string;
                };
            };
            requestBody: {
                content: {
                    "application/json": components["schemas"]["DocumentVersion"];
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    content: {
                        "application/json": components["schemas"]["AdminDocument"];
                    };
                };
            };
        };
    };
    "/api/file/my-data": {
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
    "/api/file/my-data/files/{id}": {
        /** One of the files that my-data names */
        get: {
            parameters: {
                path: {
                    id: string;
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                };
            };
        };
    };
    "/api/file/admin/overview": {
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
    "/api/file/admin/person": {
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
    "/api/file/admin/lookup": {
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
    "/api/file/admin/mails": {
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
    "/api/file/admin/mails/{id}/resend": {
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
    "/api/file/admin/mail-templates": {
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
    "/api/file/admin/mail-templates/{name}": {
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
    "/api/file/admin/mail-templates/{name}/reset": {
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
    "/api/file/admin/mail-templates/{name}/preview": {
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
    "/api/file/admin/mail-templates/{name}/test": {
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
    "/api/file/admin/mail-templates/{name}/revisions": {
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
    "/api/file/admin/mail-templates/{name}/revisions/{number}": {
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
    "/api/file/admin/mail-templates/{name}/revisions/{number}/restore": {
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
    "/api/email/admin/resources": {
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
    "/api/email/admin/canned-replies": {
        /** All entries */
        get: {
            responses: {
                /** @description Default Response */
                200: {
                    content: {
                        "application/json": components["schemas"]["EditableCannedReply"][];
                    };
                };
            };
        };
        /** Adds an entry */
        post: {
            requestBody: {
                content: {
                    "application/json": components["schemas"]["NewCannedReply"];
                };
            };
            responses: {
                /** @description Default Response */
                201: {
                    content: {
                        "application/json": components["schemas"]["EditableCannedReply"];
                    };
                };
            };
        };
    };
    "/api/email/admin/canned-replies/{entryId}": {
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
                        "application/json": components["schemas"]["EditableCannedReply"];
                    };
                };
            };
        };
        /** Removes an entry; 409 when the version is an older one */
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
                    "application/json": components["schemas"]["CannedReplyChange"];
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    content: {
                        "application/json": components["schemas"]["EditableCannedReply"];
                    };
                };
            };
        };
    };
    "/api/email/admin/canned-replies/{entryId}/revisions": {
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
    "/api/email/admin/canned-replies/{entryId}/revisions/{number}": {
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
    "/api/email/admin/canned-replies/{entryId}/revisions/{number}/restore": {
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
    "/api/email/admin/settings": {
        /** The entry as it is edited */
        get: {
            responses: {
                /** @description Default Response */
                200: {
                    content: {
                        "application/json": components["schemas"]["EditableSupportSettings"];
                    };
                };
            };
        };
        /**
         * Other settings of the inquiry forms, for clients that do not know PATCH
         * @deprecated
         */
        put: {
            requestBody: {
                content: {
                    "application/json": components["schemas"]["SupportSettingsBody"];
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    content: {
                        "application/json": {
                            version: number;
                        };
                    };
                };
            };
        };
        /** Changes the entry; 409 when the version is an older one */
        patch: {
            requestBody: {
                content: {
                    "application/json": components["schemas"]["SupportSettingsChange"];
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    content: {
                        "application/json": components["schemas"]["EditableSupportSettings"];
                    };
                };
            };
        };
    };
    "/api/email/admin/settings/revisions": {
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
    "/api/email/admin/settings/revisions/{number}": {
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
    "/api/email/admin/settings/revisions/{number}/restore": {
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
    "/api/email/options": {
        /** What the inquiry page must know before it asks to sign in */
        get: {
            responses: {
                /** @description Default Response */
                200: {
                    content: {
                        "application/json": components["schemas"]["OptionsAnswer"];
                    };
                };
            };
        };
    };
    "/api/email/send": {
        /** A general inquiry: stored at once, mailed later; of members, and of guests when an admin allows it */
        post: {
            requestBody: {
                content: {
                    "application/json": components["schemas"]["SendBody"];
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    content: {
                        "application/json": components["schemas"]["Accepted"];
                    };
                };
            };
        };
    };
    "/api/email/apply": {
        /** An SMWP account application, or without an SMWP id a WEB EQ training inquiry */
        post: {
            requestBody: {
                content: {
                    "application/json": components["schemas"]["ApplyBody"];
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    content: {
                        "application/json": components["schemas"]["Accepted"];
                    };
                };
            };
        };
    };
    "/api/email/my-inquiries": {
        /** The member's own inquiries, the newest first; those sent as a guest too, once the address is verified */
        get: {
            parameters: {
                query?: {
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
                        "application/json": {
                            data: {
                                number: string;
                                /** @enum {string} */
                                form: "question" | "smwp" | "webeq";
                                type: null | ("product" | "education" | "other");
                                product: null | ("web-eq" | "smwp" | "sm-io-server" | "sm-twis" | "sm-ai-farm" | "sm2s" | "sm-haccp" | "nectos");
                                title: string;
                                content: string;
                                applyDate: null | string;
                                smwpId: null | string;
                                /** @enum {string} */
                                state: "received" | "inProgress" | "answered";
                                /** Format: date-time */
                                createdAt: string;
                                /** @description Messages of both sides after the first text */
                                messageCount: number;
                                /** @description Of these the answers of agents, for pages of earlier releases */
                                replies: {
                                    content: string;
                                    /** Format: date-time */
                                    createdAt: string;
                                }[];
                            }[];
                            total: number;
                            page: number;
                            pageSize: number;
                            /** @description At least 1 */
                            pageCount: number;
                        };
                    };
                };
            };
        };
    };
    "/api/email/my-inquiries/{number}": {
        /** One of the member's own inquiries with its conversation */
        get: {
            parameters: {
                path: {
                    /** @description Such as Q-2026-000123 */
                    number: string;
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    content: {
                        "application/json": components["schemas"]["InquiryThread"];
                    };
                };
            };
        };
    };
    "/api/email/my-inquiries/{number}/answer": {
        /** A further message of the member, which opens the inquiry again */
        post: {
            parameters: {
                path: {
                    /** @description Such as Q-2026-000123 */
                    number: string;
                };
            };
            requestBody: {
                content: {
                    "application/json": components["schemas"]["AnswerBody"];
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    content: {
                        "application/json": components["schemas"]["InquiryThread"];
                    };
                };
            };
        };
    };
    "/api/email/thread/open": {
        /** The inquiry that a mailed link opens, with its conversation */
        post: {
            requestBody: {
                content: {
                    "application/json": components["schemas"]["LinkBody"];
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    content: {
                        "application/json": components["schemas"]["InquiryThread"];
                    };
                };
            };
        };
    };
    "/api/email/thread/answer": {
        /** A further message of who has the mailed link, which opens the inquiry again */
        post: {
            requestBody: {
                content: {
                    "application/json": components["schemas"]["LinkAnswerBody"];
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    content: {
                        "application/json": components["schemas"]["InquiryThread"];
                    };
                };
            };
        };
    };
    "/api/email/thread/new-link": {
        /** Mails a new link to the sender's address in place of one that is too old; the former ones are void */
        post: {
            requestBody: {
                content: {
                    "application/json": components["schemas"]["LinkBody"];
                };
            };
            responses: {
                /** @description Default Response */
                204: {
                };
            };
        };
    };
    "/api/email/inbound": {
        /** A mail server hands over a mail in reply to one about an inquiry (message/rfc822) */
        post: {
            responses: {
                /** @description Default Response */
                200: {
                    content: {
                        "application/json": {
                            /** @enum {unknown} */
                            outcome: "added" | "repeated" | "automatic" | "unknown-address";
                        };
                    };
                };
            };
        };
    };
    "/api/email/satisfaction": {
        /** Whether the answer to an inquiry helped, from who has the mailed link; replaces an earlier response */
        post: {
            requestBody: {
                content: {
                    "application/json": components["schemas"]["RatingBody"];
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    content: {
                        "application/json": components["schemas"]["StoredRating"];
                    };
                };
            };
        };
    };
    "/api/email/admin/tags": {
        /** Tags of inquiries, in alphabetical order */
        get: {
            responses: {
                /** @description Default Response */
                200: {
                    content: {
                        "application/json": string[];
                    };
                };
            };
        };
    };
    "/api/email/my-inquiries/{number}/files": {
        /** A file for the member's next message (multipart, field `file`, 5 MB at most) */
        post: {
            parameters: {
                path: {
                    /** @description Such as Q-2026-000123 */
                    number: string;
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
                        "application/json": components["schemas"]["Attachment"];
                    };
                };
            };
        };
    };
    "/api/email/my-inquiries/{number}/files/{id}": {
        /** A file of the conversation of one's own inquiry */
        get: {
            parameters: {
                path: {
                    /** @description Such as Q-2026-000123 */
                    number: string;
                    id: string;
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                };
            };
        };
    };
    "/api/email/thread/files": {
        /** A file for the next message of who has the mailed link (multipart, field `file`, 5 MB at most) */
        post: {
            requestBody: {
                content: {
                    "multipart/form-data": Record<string, never>;
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    content: {
                        "application/json": components["schemas"]["Attachment"];
                    };
                };
            };
        };
    };
    "/api/email/thread/files/{id}": {
        /** A file of the conversation that a mailed link opens */
        get: {
            parameters: {
                path: {
                    id: string;
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                };
            };
        };
    };
    "/api/email/admin/inquiries/{number}/files": {
        /** A file for the agent's next answer (multipart, field `file`, 5 MB at most) */
        post: {
            parameters: {
                path: {
                    /** @description Such as Q-2026-000123 */
                    number: string;
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
                        "application/json": components["schemas"]["Attachment"];
                    };
                };
            };
        };
    };
    "/api/email/admin/inquiries/{number}/files/{id}": {
        /** A file of the conversation, for agents */
        get: {
            parameters: {
                path: {
                    /** @description Such as Q-2026-000123 */
                    number: string;
                    id: string;
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                };
            };
        };
    };
    "/api/email/admin/inquiries/{number}/messages/{id}/original": {
        /** The mail that became a message, as it came over the wire, for agents */
        get: {
            parameters: {
                path: {
                    /** @description Such as Q-2026-000123 */
                    number: string;
                    /** @description Of a message */
                    id: string;
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                };
            };
        };
    };
    "/api/email/admin/inquiries/export": {
        /** What the filters leave, as CSV or Excel */
        get: {
            parameters: {
                query?: {
                    /** @description All but spam when left out */
                    state?: "received" | "inProgress" | "answered" | "spam";
                    form?: "question" | "smwp" | "webeq";
                    type?: "product" | "education" | "other";
                    product?: "web-eq" | "smwp" | "sm-io-server" | "sm-twis" | "sm-ai-farm" | "sm2s" | "sm-haccp" | "nectos";
                    /** @description me, none, or the id of an admin */
                    assignee?: string;
                    /** @description True: with a message of the sender that no agent has dealt with */
                    newMessage?: boolean;
                    /** @description With this tag */
                    tag?: string;
                    /** @description True: open, and the day by which it was to be answered is over */
                    overdue?: boolean;
                    /** @description First day, in Seoul */
                    from?: string;
                    /** @description Last day, in Seoul */
                    to?: string;
                    /** @description Number, name, e-mail address, telephone number, title or content */
                    search?: string;
                    /** @description A leading minus sorts downwards */
                    sort?: "createdAt" | "-createdAt" | "updatedAt" | "-updatedAt" | "number" | "-number" | "name" | "-name" | "title" | "-title" | "state" | "-state";
                    format?: "csv" | "xlsx";
                    /** @description Language of the headings */
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
    "/api/email/admin/inquiries": {
        /** Inquiries of all three forms */
        get: {
            parameters: {
                query?: {
                    /** @description All but spam when left out */
                    state?: "received" | "inProgress" | "answered" | "spam";
                    form?: "question" | "smwp" | "webeq";
                    type?: "product" | "education" | "other";
                    product?: "web-eq" | "smwp" | "sm-io-server" | "sm-twis" | "sm-ai-farm" | "sm2s" | "sm-haccp" | "nectos";
                    /** @description me, none, or the id of an admin */
                    assignee?: string;
                    /** @description True: with a message of the sender that no agent has dealt with */
                    newMessage?: boolean;
                    /** @description With this tag */
                    tag?: string;
                    /** @description True: open, and the day by which it was to be answered is over */
                    overdue?: boolean;
                    /** @description First day, in Seoul */
                    from?: string;
                    /** @description Last day, in Seoul */
                    to?: string;
                    /** @description Number, name, e-mail address, telephone number, title or content */
                    search?: string;
                    /** @description From 1 */
                    page?: number;
                    /** @description 20 when left out */
                    pageSize?: number;
                    /** @description A leading minus sorts downwards */
                    sort?: "createdAt" | "-createdAt" | "updatedAt" | "-updatedAt" | "number" | "-number" | "name" | "-name" | "title" | "-title" | "state" | "-state";
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    content: {
                        "application/json": components["schemas"]["InboxPage"];
                    };
                };
            };
        };
    };
    "/api/email/admin/inquiries/{number}": {
        /** One inquiry with its notes and replies */
        get: {
            parameters: {
                path: {
                    /** @description Such as Q-2026-000123 */
                    number: string;
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    content: {
                        "application/json": components["schemas"]["InquiryDetail"];
                    };
                };
            };
        };
        /** Deletes an inquiry for good, with those merged into it, their messages, notes and files */
        delete: {
            parameters: {
                query?: {
                    /** @description What was seen; another one by now is 409 stale-edit */
                    version?: number;
                };
                path: {
                    /** @description Such as Q-2026-000123 */
                    number: string;
                };
            };
            responses: {
                /** @description Default Response */
                204: {
                };
            };
        };
        /** Another state, assignee or due day, other tags */
        patch: {
            parameters: {
                path: {
                    /** @description Such as Q-2026-000123 */
                    number: string;
                };
            };
            requestBody: {
                content: {
                    "application/json": components["schemas"]["ChangeBody"];
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    content: {
                        "application/json": components["schemas"]["InquiryDetail"];
                    };
                };
            };
        };
    };
    "/api/email/admin/inquiries/{number}/notes": {
        /** A note for colleagues */
        post: {
            parameters: {
                path: {
                    /** @description Such as Q-2026-000123 */
                    number: string;
                };
            };
            requestBody: {
                content: {
                    "application/json": components["schemas"]["NoteBody"];
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    content: {
                        "application/json": components["schemas"]["InquiryDetail"];
                    };
                };
            };
        };
    };
    "/api/email/admin/inquiries/{number}/reply": {
        /** An answer by mail, which a member also sees on My page */
        post: {
            parameters: {
                path: {
                    /** @description Such as Q-2026-000123 */
                    number: string;
                };
            };
            requestBody: {
                content: {
                    "application/json": components["schemas"]["ReplyBody"];
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    content: {
                        "application/json": components["schemas"]["InquiryDetail"];
                    };
                };
            };
        };
    };
    "/api/email/admin/inquiries/{number}/link": {
        /** Mails a guest a new link to the conversation; the former ones are void */
        post: {
            parameters: {
                path: {
                    /** @description Such as Q-2026-000123 */
                    number: string;
                };
            };
            requestBody: {
                content: {
                    "application/json": Record<string, never>;
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    content: {
                        "application/json": components["schemas"]["InquiryDetail"];
                    };
                };
            };
        };
    };
    "/api/email/admin/inquiries/{number}/reveal-password": {
        /** The password of an SMWP application: once, and then never again */
        post: {
            parameters: {
                path: {
                    /** @description Such as Q-2026-000123 */
                    number: string;
                };
            };
            requestBody: {
                content: {
                    "application/json": Record<string, never>;
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    content: {
                        "application/json": components["schemas"]["RevealedPassword"];
                    };
                };
            };
        };
    };
    "/api/email/admin/inquiries/bulk": {
        /** The same change to many inquiries */
        post: {
            requestBody: {
                content: {
                    "application/json": components["schemas"]["BulkBody"];
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    content: {
                        "application/json": components["schemas"]["BulkAnswer"];
                    };
                };
            };
        };
    };
    "/api/email/admin/inquiries/{number}/presence": {
        /** Says who has an inquiry open, and who else has */
        put: {
            parameters: {
                path: {
                    /** @description Such as Q-2026-000123 */
                    number: string;
                };
            };
            requestBody: {
                content: {
                    "application/json": components["schemas"]["PresenceBody"];
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    content: {
                        "application/json": components["schemas"]["PresenceAnswer"];
                    };
                };
            };
        };
        /** Says that the inquiry is no longer open */
        delete: {
            parameters: {
                path: {
                    /** @description Such as Q-2026-000123 */
                    number: string;
                };
            };
            responses: {
                /** @description Default Response */
                204: {
                };
            };
        };
    };
    "/api/email/admin/assignees": {
        /** Admins who can be given an inquiry */
        get: {
            responses: {
                /** @description Default Response */
                200: {
                    content: {
                        "application/json": {
                            id: string;
                            name: string;
                            email: string;
                        }[];
                    };
                };
            };
        };
    };
    "/api/email/admin/inquiries/{number}/merge-targets": {
        /** Other inquiries of the same proven person, into which this one can be merged */
        get: {
            parameters: {
                path: {
                    /** @description Such as Q-2026-000123 */
                    number: string;
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    content: {
                        "application/json": {
                            number: string;
                            title: string;
                            /** @enum {string} */
                            state: "received" | "inProgress" | "answered" | "spam";
                            /** Format: date-time */
                            createdAt: string;
                        }[];
                    };
                };
            };
        };
    };
    "/api/email/admin/inquiries/{number}/merge": {
        /** Merges it into another inquiry of the same proven person, which is returned */
        post: {
            parameters: {
                path: {
                    /** @description Such as Q-2026-000123 */
                    number: string;
                };
            };
            requestBody: {
                content: {
                    "application/json": components["schemas"]["MergeBody"];
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    content: {
                        "application/json": components["schemas"]["InquiryDetail"];
                    };
                };
            };
        };
    };
    "/api/email/admin/inquiries/{number}/separate": {
        /** Takes a merged inquiry out again; the one that it was in is returned */
        post: {
            parameters: {
                path: {
                    /** @description Such as Q-2026-000123 */
                    number: string;
                };
            };
            requestBody: {
                content: {
                    "application/json": {
                        /** @description What was seen; another one by now is 409 stale-edit */
                        version?: number;
                    };
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    content: {
                        "application/json": components["schemas"]["InquiryDetail"];
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
        DocumentItem: {
            /**
             * @description Stable name of the document; also the anchor of its card
             * @enum {string}
             */
            key: "company" | "web-eq" | "smwp" | "sm-io-server" | "sm2s" | "sm-haccp" | "nectos";
            title: string;
            /**
             * @description brochure introduces the company, catalog a product
             * @enum {string}
             */
            type: "brochure" | "catalog";
            /**
             * @description The product line's colour
             * @enum {string}
             */
            colour: "company" | "web-eq" | "smwp" | "io-server" | "sm2s" | "haccp" | "nectos";
            /** @description Name for saving; ask for it as filePath=catalogs/{filename} */
            filename: string;
            /** @description Bytes of the file in this language */
            size: number;
            /** Format: date-time */
            updatedAt: string;
            /**
             * @description Language of the title and of the file
             * @enum {string}
             */
            lang: "ko" | "en";
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
        AdminDocument: {
            /** @enum {string} */
            key: "company" | "web-eq" | "smwp" | "sm-io-server" | "sm2s" | "sm-haccp" | "nectos";
            titleKo: string;
            titleEn: string;
            /** @enum {string} */
            type: "brochure" | "catalog";
            /** @enum {string} */
            colour: "company" | "web-eq" | "smwp" | "io-server" | "sm2s" | "haccp" | "nectos";
            /** @description Name for saving; an upload does not change it */
            filename: string;
            /** @description Bytes */
            size: number;
            /** Format: date-time */
            updatedAt: string;
            version: number;
            downloads: number;
            /** @description The file of an admin is published instead of the original */
            replaced: boolean;
            replacedBy: null | string;
            uploadedName: null | string;
        };
        DocumentVersion: {
            /** @description What the admin saw; 409 stale-edit when there is a newer one */
            version: number;
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
        EditableCannedReply: {
            /** @description Names the entry in further calls */
            entryId: string;
            /**
             * @deprecated
             * @description As entryId, for clients that know it by this name
             */
            id: string;
            /** @description Name of who changed it last; null for a state from the beginning */
            updatedBy: string | null;
            /** @description Sent along with a change; an older one is refused as stale */
            version: number;
            /** @description ISO 8601 */
            updatedAt: string;
            /** @description What agents choose it by */
            title: string;
            ko: string;
            en: string | null;
        };
        NewCannedReply: {
            /** @description What agents choose it by */
            title: string;
            ko: string;
            en?: string | null;
        };
        CannedReplyChange: {
            /** @description What was seen; another one by now is 409 stale-edit */
            version: number;
            /** @description What agents choose it by */
            title?: string;
            ko?: string;
            en?: string | null;
        };
        EditableSupportSettings: {
            /** @description Names the entry in further calls */
            entryId: string;
            /** @description Name of who changed it last; null for a state from the beginning */
            updatedBy: string | null;
            /** @description Sent along with a change; an older one is refused as stale */
            version: number;
            /** @description ISO 8601 */
            updatedAt: string;
            guestInquiries: boolean;
            /** Format: email */
            inboxEmail: string | null;
            asksSatisfaction: boolean;
        };
        SupportSettingsChange: {
            /** @description What was seen; another one by now is 409 stale-edit */
            version: number;
            guestInquiries?: boolean;
            /** Format: email */
            inboxEmail?: string | null;
            asksSatisfaction?: boolean;
        };
        OptionsAnswer: {
            /** @description Whether one may send an inquiry without signing in */
            guestInquiries: boolean;
        };
        SendBody: {
            name: string;
            /**
             * @description What it is about: 제품문의, 교육문의, 기타문의
             * @enum {string}
             */
            type: "product" | "education" | "other" | "";
            phone: string;
            /** @description Kept as typed; a receipt goes to it when it is one valid address */
            emailAddress: string;
            title: string;
            content: string;
            /**
             * @description Product that the page was opened for
             * @enum {string}
             */
            product?: "web-eq" | "smwp" | "sm-io-server" | "sm-twis" | "sm-ai-farm" | "sm2s" | "sm-haccp" | "nectos" | "";
            /** @description Not for people: who fills it in is kept as spam */
            website?: string;
        };
        Accepted: {
            /** @description Number of the inquiry, such as Q-2026-000123 */
            number: string;
        };
        ApplyBody: {
            name: string;
            phone: string;
            email: string;
            applyDate: string;
            title: string;
            content: string;
            /** @description Letters and digits, one each at least, 1 to 12; without one it is a WEB EQ inquiry */
            smwpId?: string;
            /** @description A lowercase letter, an uppercase letter and a special character */
            smwpPassword?: string;
        };
        Attachment: {
            /** Format: uuid */
            id: string;
            name: string;
            bytes: number;
        };
        InquiryThread: {
            number: string;
            /** @enum {string} */
            form: "question" | "smwp" | "webeq";
            type: null | ("product" | "education" | "other");
            product: null | ("web-eq" | "smwp" | "sm-io-server" | "sm-twis" | "sm-ai-farm" | "sm2s" | "sm-haccp" | "nectos");
            title: string;
            content: string;
            applyDate: null | string;
            smwpId: null | string;
            /** @enum {string} */
            state: "received" | "inProgress" | "answered";
            /** Format: date-time */
            createdAt: string;
            /** @description The conversation after the first text, oldest first */
            messages: {
                id: string;
                /** @enum {string} */
                writtenBy: "agent" | "sender";
                content: string;
                quotedText: null | string;
                /** Format: date-time */
                createdAt: string;
                attachments: components["schemas"]["Attachment"][];
                fromInquiry: null | string;
            }[];
        };
        AnswerBody: {
            content: string;
            /** @description Files that were uploaded for this message */
            attachments?: string[];
        };
        LinkBody: {
            /** @description The token of a mailed link, which stands behind the # */
            link: string;
        };
        LinkAnswerBody: {
            /** @description The token of a mailed link, which stands behind the # */
            link: string;
            content: string;
            /** @description Files that were uploaded for this message */
            attachments?: string[];
        };
        RatingBody: {
            /** @description The token of the mailed link, which stands behind the # */
            link: string;
            /** @description Whether the answer helped */
            isSatisfied: boolean;
            comment?: string;
        };
        StoredRating: {
            number: string;
            /** @description Whether the answer helped */
            isSatisfied: boolean;
            comment: null | string;
        };
        InboxRow: {
            number: string;
            /** @enum {string} */
            form: "question" | "smwp" | "webeq";
            type: null | ("product" | "education" | "other");
            product: null | ("web-eq" | "smwp" | "sm-io-server" | "sm-twis" | "sm-ai-farm" | "sm2s" | "sm-haccp" | "nectos");
            name: string;
            /** @description As typed; not always an address */
            email: string;
            phone: string;
            title: string;
            /** @enum {string} */
            state: "received" | "inProgress" | "answered" | "spam";
            assignee: null | {
                id: string;
                name: string;
            };
            /** @description Sent by somebody who was signed in */
            member: boolean;
            /** @description Filled in the field that people do not see */
            trapped: boolean;
            /**
             * @description What became of the password of an SMWP application
             * @enum {string}
             */
            password: "none" | "kept" | "revealed" | "destroyed";
            noteCount: number;
            replyCount: number;
            tags: string[];
            dueOn: null | string;
            newMessageAt: null | string;
            /** @description Names of other admins who have it open */
            viewers: string[];
            /** @description A mail to an address of the sender could not be sent; it waits in the list of failed mails */
            mailFails: boolean;
            /** Format: date-time */
            createdAt: string;
            /** Format: date-time */
            updatedAt: string;
            version: number;
        };
        InboxPage: {
            data: components["schemas"]["InboxRow"][];
            total: number;
            page: number;
            pageSize: number;
            /** @description At least 1 */
            pageCount: number;
            /** @description How many in each state, within the other filters */
            counts: {
                received: number;
                inProgress: number;
                answered: number;
                spam: number;
            };
            /** @description Very many fit the search: counts and total say at least how many, and pages end with the first of them */
            isCapped?: boolean;
            /** @description How many, spam apart, have a new message of the sender, within the other filters */
            newMessages: number;
        };
        InquiryDetail: {
            number: string;
            /** @enum {string} */
            form: "question" | "smwp" | "webeq";
            type: null | ("product" | "education" | "other");
            product: null | ("web-eq" | "smwp" | "sm-io-server" | "sm-twis" | "sm-ai-farm" | "sm2s" | "sm-haccp" | "nectos");
            name: string;
            /** @description As typed; not always an address */
            email: string;
            phone: string;
            title: string;
            /** @enum {string} */
            state: "received" | "inProgress" | "answered" | "spam";
            assignee: null | {
                id: string;
                name: string;
            };
            /** @description Sent by somebody who was signed in */
            member: boolean;
            /** @description Filled in the field that people do not see */
            trapped: boolean;
            /**
             * @description What became of the password of an SMWP application
             * @enum {string}
             */
            password: "none" | "kept" | "revealed" | "destroyed";
            noteCount: number;
            replyCount: number;
            tags: string[];
            dueOn: null | string;
            newMessageAt: null | string;
            /** @description Names of other admins who have it open */
            viewers: string[];
            /** @description A mail to an address of the sender could not be sent; it waits in the list of failed mails */
            mailFails: boolean;
            /** Format: date-time */
            createdAt: string;
            /** Format: date-time */
            updatedAt: string;
            version: number;
            content: string;
            applyDate: null | string;
            smwpId: null | string;
            /**
             * @description Language of mails to the sender
             * @enum {string}
             */
            locale: "ko" | "en";
            memberEmail: null | string;
            replyAddress: null | string;
            notes: {
                id: string;
                author: string;
                content: string;
                /** Format: date-time */
                createdAt: string;
            }[];
            /** @description The conversation with the sender, oldest first */
            messages: {
                id: string;
                author: string;
                content: string;
                /** Format: date-time */
                createdAt: string;
                /** @enum {string} */
                writtenBy: "agent" | "sender";
                mailedTo: null | string;
                mailState: null | ("waiting" | "sent" | "failed");
                quotedText: null | string;
                /** @description A mail with headers that programs write, such as Precedence: it may not be of a person */
                seemsAutomatic: boolean;
                originalBytes?: null | number;
                attachments: components["schemas"]["Attachment"][];
                fromInquiry: null | string;
            }[];
            /** @description Of the messages those of agents, for pages of earlier releases */
            replies: {
                id: string;
                author: string;
                content: string;
                /** Format: date-time */
                createdAt: string;
                mailedTo: string;
                /** @enum {string} */
                mailState: "waiting" | "sent" | "failed";
            }[];
            /** @description Inquiries that were merged into this one */
            merged: {
                number: string;
                title: string;
                version: number;
            }[];
            satisfaction: null | {
                isSatisfied: boolean;
                comment: null | string;
                /** Format: date-time */
                ratedAt: string;
            };
            /** @description Sent by a guest, who can be mailed a new link to it */
            canSendLink: boolean;
            /**
             * @description The mail to the company
             * @enum {string}
             */
            notification: "none" | "waiting" | "sent" | "failed";
        };
        ChangeBody: {
            /** @description Version that the change rests on; 409 stale-edit when there is a newer one */
            version: number;
            /** @enum {string} */
            state?: "received" | "inProgress" | "answered" | "spam";
            assigneeId?: null | string;
            dueOn?: null | string;
            /** @description All that it is to have */
            tags?: string[];
        };
        NoteBody: {
            content: string;
        };
        ReplyBody: {
            /** @description Version that the change rests on; 409 stale-edit when there is a newer one */
            version: number;
            content: string;
            /** @description Files that were uploaded for this message */
            attachments?: string[];
            /**
             * @description State after it; answered when left out
             * @enum {string}
             */
            state?: "received" | "inProgress" | "answered" | "spam";
        };
        RevealedPassword: {
            password: string;
        };
        BulkBody: {
            items: {
                number: string;
                /** @description Version that the change rests on; 409 stale-edit when there is a newer one */
                version: number;
            }[];
            /** @enum {string} */
            state?: "received" | "inProgress" | "answered" | "spam";
            assigneeId?: null | string;
            dueOn?: null | string;
            /** @description Tags beside those that each has */
            addTags?: string[];
            /** @description Tags to take away */
            removeTags?: string[];
        };
        BulkAnswer: {
            changed: string[];
            stale: string[];
            missing: string[];
        };
        PresenceBody: {
            writing: boolean;
        };
        PresenceAnswer: {
            others: {
                id: string;
                name: string;
                writing: boolean;
                /** Format: date-time */
                since: string;
            }[];
            /** @description Of the inquiry as it is now */
            version: number;
        };
        MergeBody: {
            version: number;
            /** @description Number of the inquiry that is kept */
            into: string;
        };
        SupportSettingsBody: {
            version: number;
            guestInquiries: boolean;
            inboxEmail: null | string;
            asksSatisfaction?: boolean;
        };
        /**
         * @description The language that the texts of this item are really in
         * @enum {string}
         */
        Language: "ko" | "en";
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
