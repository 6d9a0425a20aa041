/** Written by `npm run api-types` from the services' OpenAPI documents. Do not edit. */
export interface paths {
    "/api/user/signin": {
        /** Begins a session, or asks for a second factor; a wrong address and a wrong password are one answer, and only the right password is told of a suspension */
        post: {
            requestBody: {
                content: {
                    "application/json": {
                        email: string;
                        password: string;
                    };
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    content: {
                        "application/json": components["schemas"]["SignedIn"];
                    };
                };
            };
        };
    };
    "/api/user/signin/second-factor": {
        /** Begins the session that waits for a second factor; the challenge is used up by it */
        post: {
            requestBody: {
                content: {
                    "application/json": components["schemas"]["SecondStepBody"];
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    content: {
                        "application/json": components["schemas"]["SignedIn"];
                    };
                };
            };
        };
    };
    "/api/user/signin/passkey/options": {
        /** What a passkey has to sign for signing in with it alone */
        post: {
            responses: {
                /** @description PublicKeyCredentialRequestOptionsJSON of WebAuthn */
                200: {
                    content: {
                        "application/json": components["schemas"]["PasskeyRequestOptions"];
                    };
                };
            };
        };
    };
    "/api/user/signin/passkey": {
        /** Begins a session by a passkey alone, which counts as a second factor */
        post: {
            requestBody: {
                content: {
                    "application/json": components["schemas"]["PasskeySignInBody"];
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    content: {
                        "application/json": components["schemas"]["SignedIn"];
                    };
                };
            };
        };
    };
    "/api/user/signin/link": {
        /** Mails a link that signs in; the answer is the same whether there is such an account or not */
        post: {
            requestBody: {
                content: {
                    "application/json": components["schemas"]["SignInLinkBody"];
                };
            };
            responses: {
                /** @description Nothing is said of the address */
                202: {
                };
            };
        };
    };
    "/api/user/signin/link/use": {
        /** Begins a session by the token from the mail, or asks for a second factor; the token is used up */
        post: {
            requestBody: {
                content: {
                    "application/json": components["schemas"]["UseSignInLinkBody"];
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    content: {
                        "application/json": components["schemas"]["SignedIn"];
                    };
                };
            };
        };
    };
    "/api/user/signout": {
        /** Ends the session, also when there is none any more */
        post: {
            responses: {
                /** @description Default Response */
                204: {
                };
            };
        };
    };
    "/api/user/refresh": {
        /** A new access token for the refresh cookie, which is rotated */
        post: {
            responses: {
                /** @description Default Response */
                200: {
                    content: {
                        "application/json": components["schemas"]["SignedIn"];
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
}
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        /** @enum {string} */
        Role: "admin" | "member";
        /** @enum {string} */
        SectionRole: "editor" | "agent" | "manager";
        /** @description Section → roles held there */
        SectionRoles: {
            [key: string]: components["schemas"]["SectionRole"][];
        };
        SignedIn: {
            email: string;
            name: string;
            role: components["schemas"]["Role"];
            roles: components["schemas"]["SectionRoles"];
            emailVerified: boolean;
            /** @description Whether the role waits for a second factor, which is not there */
            secondFactorMissing: boolean;
            /** @description ES256, ten minutes */
            accessToken: string;
        };
        /** @description AuthenticationResponseJSON of WebAuthn */
        PasskeyProof: {
            id: string;
            rawId: string;
            /** @enum {string} */
            type: "public-key";
            /** @enum {string} */
            authenticatorAttachment?: "platform" | "cross-platform";
            clientExtensionResults: {
                [key: string]: unknown;
            };
            response: {
                clientDataJSON: string;
                authenticatorData: string;
                signature: string;
                userHandle?: string;
            };
        };
        SecondStepBody: {
            challenge: string;
            /** @description The six digits of the authenticator app */
            totp?: string;
            recoveryCode?: string;
            passkey?: components["schemas"]["PasskeyProof"];
        };
        /** @description PublicKeyCredentialRequestOptionsJSON of WebAuthn */
        PasskeyRequestOptions: {
            [key: string]: unknown;
        };
        PasskeySignInBody: {
            passkey: components["schemas"]["PasskeyProof"];
        };
        SignInLinkBody: {
            email: string;
        };
        UseSignInLinkBody: {
            token: string;
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
    };
    responses: never;
    parameters: never;
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export type $defs = Record<string, never>;
export type operations = Record<string, never>;
