/** Written by `npm run api-types` from the services' OpenAPI documents. Do not edit. */
export interface paths {
    "/api/news/view": {
        /** One page of news or announcements */
        get: {
            parameters: {
                query?: {
                    page?: number;
                    /** @description 1 to 100; -1 is all of them, 1000 at most a page */
                    itemsPerPage?: number;
                    /** @description Chooses for admins only. With visible everybody gets what the public sees; without it members also get what they wrote themselves */
                    status?: "visible" | "hidden" | "scheduled" | "all";
                    type?: "news" | "announcement" | "all";
                    /** @description A part of the Korean or the English title; % and _ are plain letters */
                    title?: string;
                    /** @description The language asked for; Korean where an item has no English text */
                    lang?: "ko" | "en";
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    content: {
                        "application/json": components["schemas"]["NewsList"];
                    };
                };
            };
        };
    };
    "/api/news/detail": {
        /** One item with its neighbours */
        get: {
            parameters: {
                query: {
                    newsId: string;
                    /** @description A part of the Korean or the English title; % and _ are plain letters */
                    title?: string;
                    /** @description The language asked for; Korean where an item has no English text */
                    lang?: "ko" | "en";
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    content: {
                        "application/json": components["schemas"]["NewsDetail"];
                    };
                };
            };
        };
    };
    "/api/news/attachment": {
        /** The file of an item; images are shown in place */
        get: {
            parameters: {
                query: {
                    newsId: string;
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                };
            };
        };
    };
    "/api/news/image/{newsId}/{name}": {
        /** An image of an item */
        get: {
            parameters: {
                path: {
                    newsId: string;
                    name: string;
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                };
            };
        };
    };
    "/api/news/feed.xml": {
        /** The newest public items as RSS */
        get: {
            parameters: {
                query?: {
                    /** @description The language asked for; Korean where an item has no English text */
                    lang?: "ko" | "en";
                    type?: "news" | "announcement";
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                };
            };
        };
    };
    "/api/news/pages": {
        /** Pages of the newest public items, for the sitemap */
        get: {
            responses: {
                /** @description Default Response */
                200: {
                    content: {
                        "application/json": {
                            /** @description Of its page on the site */
                            path: string;
                            /**
                             * Format: date-time
                             * @description Last changed
                             */
                            updatedAt: string;
                            /** @description It can be read in English too */
                            translated: boolean;
                        }[];
                    };
                };
            };
        };
    };
    "/api/news/seen": {
        /** Counts a reader; the author is none */
        post: {
            requestBody: {
                content: {
                    "application/json": components["schemas"]["NewsSeenBody"];
                };
            };
            responses: {
                /** @description Default Response */
                204: {
                };
            };
        };
    };
    "/api/news/write": {
        /**
         * Writes an item; a member’s waits for an admin
         * @description Multipart: title, content, titleEn?, contentEn?, imageAlt?, imageAltEn?, fileName?, file? (5 MB at most); of admins also startDate?, status?, type?, which are ignored from members
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
                        "application/json": components["schemas"]["NewsDetail"];
                    };
                };
            };
        };
    };
    "/api/news/edit": {
        /**
         * Changes an own item; a member’s waits again
         * @description Multipart: newsId, title, content, titleEn?, contentEn?, imageAlt?, imageAltEn?, fileName?, file? (5 MB at most), version?, removeFile?; of admins also startDate?, status?; originalPath and thumbnailPath are ignored
         */
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
                        "application/json": components["schemas"]["NewsDetail"];
                    };
                };
            };
        };
    };
    "/api/news/remove": {
        /** Puts an item into the trash; for its author and admins */
        post: {
            requestBody: {
                content: {
                    "application/json": components["schemas"]["NewsRemoveBody"];
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
    };
    "/api/news/restore": {
        /** Takes an item out of the trash; for its author, who removed it, and editors */
        post: {
            requestBody: {
                content: {
                    "application/json": components["schemas"]["NewsRemoveBody"];
                };
            };
            responses: {
                /** @description 1, or 0 when there was none to restore */
                200: {
                    content: {
                        "application/json": number;
                    };
                };
            };
        };
    };
    "/api/news/admin/queue": {
        /** What waits for an admin, the longest first */
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
                        "application/json": components["schemas"]["BoardPostDetailPage"];
                    };
                };
            };
        };
    };
    "/api/news/admin/items/{newsId}/publish": {
        /** Shows an item from now or from a moment on */
        post: {
            parameters: {
                path: {
                    newsId: string;
                };
            };
            requestBody: {
                content: {
                    "application/json": components["schemas"]["PublishBody"];
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    content: {
                        "application/json": components["schemas"]["BoardPostDetail"];
                    };
                };
            };
        };
    };
    "/api/news/admin/items/{newsId}/withdraw": {
        /** Takes an item out of sight */
        post: {
            parameters: {
                path: {
                    newsId: string;
                };
            };
            requestBody: {
                content: {
                    "application/json": components["schemas"]["WithdrawBody"];
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    content: {
                        "application/json": components["schemas"]["BoardPostDetail"];
                    };
                };
            };
        };
    };
    "/api/news/admin/items/{newsId}/return": {
        /** Gives what waits back to its author with a reason, and mails it */
        post: {
            parameters: {
                path: {
                    newsId: string;
                };
            };
            requestBody: {
                content: {
                    "application/json": components["schemas"]["ReturnBody"];
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    content: {
                        "application/json": components["schemas"]["BoardPostDetail"];
                    };
                };
            };
        };
    };
    "/api/news/admin/items/{newsId}/texts": {
        /** Corrects or translates an item */
        post: {
            parameters: {
                path: {
                    newsId: string;
                };
            };
            requestBody: {
                content: {
                    "application/json": components["schemas"]["TextsBody"];
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    content: {
                        "application/json": components["schemas"]["BoardPostDetail"];
                    };
                };
            };
        };
    };
    "/api/news/media/{mediaId}/{size}": {
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
    "/api/news/media": {
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
    "/api/news/media/{mediaId}": {
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
    "/api/news/media/{mediaId}/replace": {
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
    "/api/news/media/{mediaId}/restore": {
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
    "/api/news/search": {
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
    "/api/news/my-data": {
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
    "/api/news/my-data/files/{id}": {
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
    "/api/news/admin/overview": {
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
    "/api/news/admin/person": {
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
    "/api/news/admin/lookup": {
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
    "/api/news/admin/mails": {
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
    "/api/news/admin/mails/{id}/resend": {
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
    "/api/news/admin/mail-templates": {
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
    "/api/news/admin/mail-templates/{name}": {
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
    "/api/news/admin/mail-templates/{name}/reset": {
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
    "/api/news/admin/mail-templates/{name}/preview": {
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
    "/api/news/admin/mail-templates/{name}/test": {
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
    "/api/news/admin/mail-templates/{name}/revisions": {
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
    "/api/news/admin/mail-templates/{name}/revisions/{number}": {
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
    "/api/news/admin/mail-templates/{name}/revisions/{number}/restore": {
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
    "/api/classroom/view": {
        /** One page of classroom posts */
        get: {
            parameters: {
                query?: {
                    page?: number;
                    /** @description 1 to 100; -1 is all of them, 1000 at most a page */
                    itemsPerPage?: number;
                    type?: "all" | "free" | "notice" | "attach" | "question";
                    /** @description A part of the title; % and _ are plain letters */
                    title?: string;
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    content: {
                        "application/json": components["schemas"]["ClassroomList"];
                    };
                };
            };
        };
    };
    "/api/classroom/detail": {
        /** One post with its answers and neighbours */
        get: {
            parameters: {
                query: {
                    classroomId: string;
                    type?: "all" | "free" | "notice" | "attach" | "question";
                    /** @description A part of the title; % and _ are plain letters */
                    title?: string;
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    content: {
                        "application/json": components["schemas"]["ClassroomDetail"];
                    };
                };
            };
        };
    };
    "/api/classroom/edit": {
        /**
         * Writes a post (201), or changes an own one (200)
         * @description Multipart: classroomId?, title, content, type, fileName?, file? (5 MB at most), version?, removeFile?; email and filePath are ignored
         */
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
                        "application/json": components["schemas"]["ClassroomDetail"];
                    };
                };
                /** @description Default Response */
                201: {
                    content: {
                        "application/json": components["schemas"]["ClassroomDetail"];
                    };
                };
            };
        };
    };
    "/api/classroom/remove": {
        /** Puts a post into the trash; for its author and admins */
        delete: {
            parameters: {
                query: {
                    classroomId: string;
                    /** @description Ignored: the session says who asks */
                    email?: string;
                    /** @description Ignored: the stored row knows its file */
                    filePath?: string;
                    /** @description What was seen; another one by now is 409 stale-edit */
                    version?: number;
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
    };
    "/api/classroom/restore": {
        /** Takes a post out of the trash; for its author, who removed it, and editors */
        post: {
            requestBody: {
                content: {
                    "application/json": components["schemas"]["ClassroomRestoreBody"];
                };
            };
            responses: {
                /** @description 1, or 0 when there was none to restore */
                200: {
                    content: {
                        "application/json": number;
                    };
                };
            };
        };
    };
    "/api/classroom/attachment": {
        /** The file of a post; images are shown in place */
        get: {
            parameters: {
                query: {
                    classroomId: string;
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                };
            };
        };
    };
    "/api/classroom/seen": {
        /** Counts a reader; the author is none */
        post: {
            requestBody: {
                content: {
                    "application/json": {
                        classroomId: number | string;
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
    "/api/classroom/answer": {
        /** Answers a question; for admins and who asked */
        post: {
            requestBody: {
                content: {
                    "application/json": components["schemas"]["AnswerBody"];
                };
            };
            responses: {
                /** @description Default Response */
                201: {
                    content: {
                        "application/json": components["schemas"]["Answer"];
                    };
                };
            };
        };
        /** Removes an answer; for its author and admins */
        delete: {
            parameters: {
                query: {
                    answerId: string;
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
    };
    "/api/classroom/answer/restore": {
        /** Brings an answer back that was removed less than 30 days ago; for who removed it and editors */
        post: {
            requestBody: {
                content: {
                    "application/json": components["schemas"]["AnswerRestoreBody"];
                };
            };
            responses: {
                /** @description 1, or 0 when there was none to restore */
                200: {
                    content: {
                        "application/json": number;
                    };
                };
            };
        };
    };
    "/api/classroom/admin/posts": {
        /** Posts of all boards, with filters */
        get: {
            parameters: {
                query?: {
                    board?: "classroom" | "news" | "announcement";
                    /** @description Of classroom posts */
                    type?: "free" | "notice" | "attach" | "question";
                    /** @description waiting-answer and answered are questions; waiting, returned, hidden and scheduled news and announcements */
                    status?: "visible" | "waiting" | "returned" | "hidden" | "scheduled" | "waiting-answer" | "answered";
                    /** @description A part of the address */
                    author?: string;
                    /** @description A part of the title, Korean or English */
                    search?: string;
                    /** @description Lists the trash instead of the posts that are not deleted */
                    trash?: boolean;
                    /** @description From 1 */
                    page?: number;
                    /** @description 20 when left out */
                    pageSize?: number;
                    /** @description A leading minus sorts downwards */
                    sort?: "createdAt" | "-createdAt" | "updatedAt" | "-updatedAt" | "removedAt" | "-removedAt" | "title" | "-title";
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    content: {
                        "application/json": components["schemas"]["BoardPostPage"];
                    };
                };
            };
        };
    };
    "/api/classroom/admin/posts/export": {
        /** What the filters leave, as CSV or Excel file */
        get: {
            parameters: {
                query?: {
                    board?: "classroom" | "news" | "announcement";
                    /** @description Of classroom posts */
                    type?: "free" | "notice" | "attach" | "question";
                    /** @description waiting-answer and answered are questions; waiting, returned, hidden and scheduled news and announcements */
                    status?: "visible" | "waiting" | "returned" | "hidden" | "scheduled" | "waiting-answer" | "answered";
                    /** @description A part of the address */
                    author?: string;
                    /** @description A part of the title, Korean or English */
                    search?: string;
                    /** @description Lists the trash instead of the posts that are not deleted */
                    trash?: boolean;
                    /** @description A leading minus sorts downwards */
                    sort?: "createdAt" | "-createdAt" | "updatedAt" | "-updatedAt" | "removedAt" | "-removedAt" | "title" | "-title";
                    lang?: "ko" | "en";
                    format?: "csv" | "xlsx";
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                };
            };
        };
    };
    "/api/classroom/admin/posts/bulk": {
        /** Publishes, withdraws, trashes, restores or deletes posts */
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
    "/api/classroom/admin/posts/{board}/{id}": {
        /** One post, out of the trash too */
        get: {
            parameters: {
                path: {
                    board: "classroom" | "news" | "announcement";
                    id: string;
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    content: {
                        "application/json": components["schemas"]["BoardPostDetail"];
                    };
                };
            };
        };
    };
    "/api/classroom/admin/posts/{board}/{id}/revisions": {
        /** Earlier states, the newest first */
        get: {
            parameters: {
                path: {
                    board: "classroom" | "news" | "announcement";
                    id: string;
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
    "/api/classroom/admin/posts/{board}/{id}/revisions/{number}": {
        /** One state, and the one before it */
        get: {
            parameters: {
                path: {
                    board: "classroom" | "news" | "announcement";
                    id: string;
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
    "/api/classroom/admin/posts/{board}/{id}/revisions/{number}/restore": {
        /** Brings an earlier state back, as an edit */
        post: {
            parameters: {
                path: {
                    board: "classroom" | "news" | "announcement";
                    id: string;
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
}
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        /**
         * @description The language that the texts are really in
         * @enum {string}
         */
        Language: "ko" | "en";
        /** @enum {string} */
        NewsType: "news" | "announcement";
        /**
         * @description waiting: written by a member, no admin has decided yet; returned: an admin wants a change first; hidden: withdrawn; scheduled: its start date has not come
         * @enum {string}
         */
        NewsState: "visible" | "waiting" | "returned" | "hidden" | "scheduled";
        NewsSummary: {
            newsId: number;
            lang: components["schemas"]["Language"];
            type: components["schemas"]["NewsType"];
            /** @enum {string} */
            status: "visible" | "hidden";
            state: components["schemas"]["NewsState"];
            /** @description What a correction waits for, of which readers have the former form until it is published: an admin, its author, or its moment. For the author and admins; null without one */
            correction?: null | ("waiting" | "returned" | "scheduled");
            title: string;
            /** @description The author; masked but for the author and admins, empty when the author has left */
            email: string;
            /** @description The author has left */
            formerMember: boolean;
            /** @description Written by the one who asks */
            mine: boolean;
            /** @description Original name of the attachment */
            fileName: string | null;
            /** @description Bytes */
            fileSize: number | null;
            /** @description Address of the small image; of an item that is not public it wants the session that may read it */
            thumbnailPath: string | null;
            /** @description Pixels */
            thumbnailWidth: number | null;
            /** @description Pixels */
            thumbnailHeight: number | null;
            /** @description Pixels of the original image */
            imageWidth: number | null;
            /** @description Pixels of the original image */
            imageHeight: number | null;
            /** @description What the image shows, for those who do not see it */
            imageAlt: string | null;
            views: number;
            /**
             * Format: date-time
             * @description Readers see a visible item from this moment on
             */
            startDate: string;
            /**
             * Format: date-time
             * @description Written
             */
            createdAt: string;
            /**
             * Format: date-time
             * @description Last changed
             */
            updatedAt: string;
            /** @description Beginning of the content as plain text, 160 characters at most */
            excerpt: string;
        };
        NewsList: {
            data: components["schemas"]["NewsSummary"][];
            /** @description Items in all pages */
            total: number;
            /** @description A search found more than the total says; the pages end with it */
            totalIsCapped: boolean;
            /** @description The newest start date of all pages; null when there is nothing */
            startDate: string | null;
            /** @description Number of pages */
            pageLenght: number;
        };
        /** @description Both languages, for the editor; null for those who may not edit */
        NewsTexts: {
            title: string;
            content: string;
            titleEn: string | null;
            contentEn: string | null;
            imageAlt: string | null;
            imageAltEn: string | null;
        };
        NewsNeighbour: {
            newsId: number;
            lang: components["schemas"]["Language"];
            title: string;
        };
        NewsDetail: {
            newsId: number;
            lang: components["schemas"]["Language"];
            type: components["schemas"]["NewsType"];
            /** @enum {string} */
            status: "visible" | "hidden";
            state: components["schemas"]["NewsState"];
            /** @description What a correction waits for, of which readers have the former form until it is published: an admin, its author, or its moment. For the author and admins; null without one */
            correction?: null | ("waiting" | "returned" | "scheduled");
            title: string;
            /** @description The author; masked but for the author and admins, empty when the author has left */
            email: string;
            /** @description The author has left */
            formerMember: boolean;
            /** @description Written by the one who asks */
            mine: boolean;
            /** @description Original name of the attachment */
            fileName: string | null;
            /** @description Bytes */
            fileSize: number | null;
            /** @description Address of the small image; of an item that is not public it wants the session that may read it */
            thumbnailPath: string | null;
            /** @description Pixels */
            thumbnailWidth: number | null;
            /** @description Pixels */
            thumbnailHeight: number | null;
            /** @description Pixels of the original image */
            imageWidth: number | null;
            /** @description Pixels of the original image */
            imageHeight: number | null;
            /** @description What the image shows, for those who do not see it */
            imageAlt: string | null;
            views: number;
            /**
             * Format: date-time
             * @description Readers see a visible item from this moment on
             */
            startDate: string;
            /**
             * Format: date-time
             * @description Written
             */
            createdAt: string;
            /**
             * Format: date-time
             * @description Last changed
             */
            updatedAt: string;
            /** @description To be sent with an edit: a stale one is refused */
            version: number;
            mayEdit: boolean;
            mayRemove: boolean;
            /** @description Markdown */
            content: string;
            /** @description Why an editor gave it back to its author, who should change it */
            returnReason: string | null;
            /**
             * @description Images are shown in place, everything else is saved; null without an attachment
             * @enum {string|null}
             */
            fileKind: null | "image" | "document";
            /** @description Address of the image */
            originalPath: string | null;
            texts: null | components["schemas"]["NewsTexts"];
            /** @description It can be read in English too */
            isTranslated?: boolean;
            /** @description The next older item of the same type */
            previous: null | components["schemas"]["NewsNeighbour"];
            /** @description The next newer item of the same type */
            next: null | components["schemas"]["NewsNeighbour"];
        };
        NewsSeenBody: {
            newsId: number | string;
        };
        NewsRemoveBody: {
            newsId: number | string;
            /** @description Ignored */
            originalPath?: unknown;
            /** @description Ignored */
            thumbnailPath?: unknown;
            /** @description What was seen; another one by now is 409 stale-edit */
            version?: number;
        };
        /** @enum {string} */
        Board: "classroom" | "news" | "announcement";
        /**
         * @description waiting-answer and answered are questions; waiting, returned, hidden and scheduled news and announcements
         * @enum {string}
         */
        PostState: "visible" | "waiting" | "returned" | "hidden" | "scheduled" | "waiting-answer" | "answered";
        BoardPostDetail: {
            board: components["schemas"]["Board"];
            id: number;
            /** @description Of a classroom post free, notice, attach or question; otherwise the board */
            type: string;
            state: components["schemas"]["PostState"];
            /** @description What a correction waits for, of which readers have the former form until it is published: an admin, its author, or its moment. For the author and admins; null without one */
            correction?: null | ("waiting" | "returned" | "scheduled");
            /** @description Korean where there are two languages */
            title: string;
            /** @description Empty when the author has left */
            email: string;
            formerMember: boolean;
            hasFile: boolean;
            hasImage: boolean;
            views: number;
            answers: number;
            version: number;
            /** @description Of news and announcements */
            startDate: string | null;
            /**
             * Format: date-time
             * @description Written
             */
            createdAt: string;
            /**
             * Format: date-time
             * @description Last changed
             */
            updatedAt: string;
            /** @description Put into the trash */
            removedAt: string | null;
            /** @description When the trash forgets it */
            purgedAt: string | null;
            /** @description Markdown, Korean where there are two languages */
            content: string;
            titleEn: string | null;
            contentEn: string | null;
            imageAlt: string | null;
            imageAltEn: string | null;
            /** @description Address of the image */
            originalPath: string | null;
            /** @description Address of the small image */
            thumbnailPath: string | null;
            /** @description Original name of the attachment */
            fileName: string | null;
            /** @description Bytes */
            fileSize: number | null;
            /** @description Waits for a decision since then */
            submittedAt: string | null;
            /** @description Why it was given back to its author */
            returnReason: string | null;
        };
        BoardPostDetailPage: {
            data: components["schemas"]["BoardPostDetail"][];
            total: number;
            page: number;
            pageSize: number;
            /** @description At least 1 */
            pageCount: number;
        };
        PublishBody: {
            /** @description What was read before; another one by now is 409 stale-edit */
            version: number;
            /** @description ISO 8601; from then on readers see it. Left out: from now on */
            startDate?: string;
        };
        WithdrawBody: {
            /** @description What was read before; another one by now is 409 stale-edit */
            version: number;
            /** @description Takes only its correction away; readers keep the item as it is */
            correction?: boolean;
        };
        ReturnBody: {
            /** @description What was read before; another one by now is 409 stale-edit */
            version: number;
            reason: string;
        };
        TextsBody: {
            /** @description What was read before; another one by now is 409 stale-edit */
            version: number;
            title: string;
            content: string;
            titleEn: null | string;
            contentEn: null | string;
            imageAlt: null | string;
            imageAltEn: null | string;
        };
        MediaUse: {
            board: components["schemas"]["Board"];
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
        /** @enum {string} */
        PostType: "free" | "notice" | "attach" | "question";
        /**
         * @description Of a question: answered once an admin has answered; null for other posts
         * @enum {string|null}
         */
        QuestionState: null | "waiting" | "answered";
        ClassroomSummary: {
            classroomId: number;
            type: components["schemas"]["PostType"];
            title: string;
            /** @description The author; masked but for the author and admins, empty when the author has left */
            email: string;
            /** @description The author has left */
            formerMember: boolean;
            /** @description Written by the one who asks */
            mine: boolean;
            /** @description Original name of the attachment */
            fileName: string | null;
            /** @description Bytes */
            fileSize: number | null;
            state: components["schemas"]["QuestionState"];
            answers: number;
            views: number;
            /**
             * Format: date-time
             * @description Written
             */
            createdAt: string;
            /**
             * Format: date-time
             * @description Last changed
             */
            updatedAt: string;
        };
        ClassroomList: {
            data: components["schemas"]["ClassroomSummary"][];
            /** @description Posts in all pages; under all the notices are not counted */
            total: number;
            /** @description A search found more than the total says; the pages end with it */
            totalIsCapped: boolean;
            /** @description Number of pages */
            pageLenght: number;
            /** @description Notices shown above the rows on page 1 under all, newest first */
            notices: components["schemas"]["ClassroomSummary"][];
        };
        Answer: {
            answerId: number;
            /** @description Markdown */
            content: string;
            /** @description The author; masked but for the author and admins, empty when the author has left */
            email: string;
            /** @description The author has left */
            formerMember: boolean;
            /** @description Written by the one who asks */
            mine: boolean;
            /** @description Written by an admin, which makes the question answered */
            byAdmin: boolean;
            mayRemove: boolean;
            /**
             * Format: date-time
             * @description Written
             */
            createdAt: string;
        };
        ClassroomNeighbour: {
            classroomId: number;
            title: string;
        };
        ClassroomDetail: {
            classroomId: number;
            type: components["schemas"]["PostType"];
            title: string;
            /** @description The author; masked but for the author and admins, empty when the author has left */
            email: string;
            /** @description The author has left */
            formerMember: boolean;
            /** @description Written by the one who asks */
            mine: boolean;
            /** @description Original name of the attachment */
            fileName: string | null;
            /** @description Bytes */
            fileSize: number | null;
            state: components["schemas"]["QuestionState"];
            answers: number;
            views: number;
            /**
             * Format: date-time
             * @description Written
             */
            createdAt: string;
            /**
             * Format: date-time
             * @description Last changed
             */
            updatedAt: string;
            /** @description To be sent with an edit: a stale one is refused */
            version: number;
            mayEdit: boolean;
            mayRemove: boolean;
            /** @description Markdown */
            content: string;
            /**
             * @description Images are shown in place, everything else is saved; null without an attachment
             * @enum {string|null}
             */
            fileKind: null | "image" | "document";
            /** @description Pixels of an attached image */
            imageWidth: number | null;
            /** @description Pixels of an attached image */
            imageHeight: number | null;
            mayAnswer: boolean;
            /** @description Answers to a question, the oldest first */
            replies: components["schemas"]["Answer"][];
            /** @description The next older post within the filter */
            previous: null | components["schemas"]["ClassroomNeighbour"];
            /** @description The next newer post within the filter */
            next: null | components["schemas"]["ClassroomNeighbour"];
        };
        ClassroomRestoreBody: {
            classroomId: number | string;
            /** @description What was seen; another one by now is 409 stale-edit */
            version?: number;
        };
        AnswerBody: {
            classroomId: number | string;
            /** @description Markdown */
            content: string;
        };
        AnswerRestoreBody: {
            answerId: number;
        };
        BoardPost: {
            board: components["schemas"]["Board"];
            id: number;
            /** @description Of a classroom post free, notice, attach or question; otherwise the board */
            type: string;
            state: components["schemas"]["PostState"];
            /** @description What a correction waits for, of which readers have the former form until it is published: an admin, its author, or its moment. For the author and admins; null without one */
            correction?: null | ("waiting" | "returned" | "scheduled");
            /** @description Korean where there are two languages */
            title: string;
            /** @description Empty when the author has left */
            email: string;
            formerMember: boolean;
            hasFile: boolean;
            hasImage: boolean;
            views: number;
            answers: number;
            version: number;
            /** @description Of news and announcements */
            startDate: string | null;
            /**
             * Format: date-time
             * @description Written
             */
            createdAt: string;
            /**
             * Format: date-time
             * @description Last changed
             */
            updatedAt: string;
            /** @description Put into the trash */
            removedAt: string | null;
            /** @description When the trash forgets it */
            purgedAt: string | null;
        };
        BoardPostPage: {
            data: components["schemas"]["BoardPost"][];
            total: number;
            page: number;
            pageSize: number;
            /** @description At least 1 */
            pageCount: number;
        };
        SeenPost: {
            board: components["schemas"]["Board"];
            id: number;
            /** @description What was seen; a post of another version by now, or without this field, is refused as stale-edit */
            version?: number;
        };
        BulkBody: {
            /**
             * @description delete is for good, out of the trash
             * @enum {string}
             */
            action: "publish" | "withdraw" | "trash" | "restore" | "delete";
            items: components["schemas"]["SeenPost"][];
        };
        RefusedKey: {
            board: components["schemas"]["Board"];
            id: number;
            /** @description not-found, in-trash, not-in-trash, not-publishable, or stale-edit for a post that changed since */
            code: string;
        };
        BulkAnswer: {
            done: {
                board: components["schemas"]["Board"];
                id: number;
                /** @description The one that it has now; for taking the change back */
                version: number;
            }[];
            refused: components["schemas"]["RefusedKey"][];
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
