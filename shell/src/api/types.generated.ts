/** Written by `npm run api-types` from the services' OpenAPI documents. Do not edit. */
export interface paths {
    "/api/user/jwks.json": {
        /** Keys that verify access tokens (RFC 7517) */
        get: {
            responses: {
                /** @description Default Response */
                200: {
                    content: {
                        "application/json": {
                            keys: {
                                /** @enum {string} */
                                kty: "EC";
                                /** @enum {string} */
                                crv: "P-256";
                                x: string;
                                y: string;
                                kid: string;
                                /** @enum {string} */
                                alg: "ES256";
                                /** @enum {string} */
                                use: "sig";
                            }[];
                        };
                    };
                };
            };
        };
    };
    "/api/user/signup": {
        /** Makes an account; a taken address gets the same answer */
        post: {
            requestBody: {
                content: {
                    "application/json": components["schemas"]["SignUpBody"];
                };
            };
            responses: {
                /** @description Default Response */
                201: {
                    content: {
                        "application/json": components["schemas"]["SignUpAnswer"];
                    };
                };
            };
        };
    };
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
    "/api/user/verify-email": {
        /** Confirms an address by the token from its mail, in the browser that signed up or with the password; repeating it does no harm while the token is valid */
        post: {
            requestBody: {
                content: {
                    "application/json": components["schemas"]["VerifyBody"];
                };
            };
            responses: {
                /** @description Default Response */
                204: {
                };
            };
        };
    };
    "/api/user/verify-email/send": {
        /** Mails the link once more, once a minute; does nothing for an address that is confirmed */
        post: {
            responses: {
                /** @description Default Response */
                204: {
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
    "/api/user/password/forgot": {
        /** Mails a link for a new password; the answer is the same whether there is such an account or not */
        post: {
            requestBody: {
                content: {
                    "application/json": {
                        email: string;
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
    "/api/user/password/reset": {
        /** Sets a new password by the token from the mail, which is used up, and ends every session */
        post: {
            requestBody: {
                content: {
                    "application/json": {
                        token: string;
                        password: string;
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
    "/api/user/password/change": {
        /** Changes the password and signs the other devices out */
        post: {
            requestBody: {
                content: {
                    "application/json": {
                        currentPassword: string;
                        newPassword: string;
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
    "/api/user/account": {
        /** The own account */
        get: {
            responses: {
                /** @description Default Response */
                200: {
                    content: {
                        "application/json": components["schemas"]["Profile"];
                    };
                };
            };
        };
        /** Erases the own account; asks for the password */
        delete: {
            requestBody: {
                content: {
                    "application/json": {
                        password: string;
                    };
                };
            };
            responses: {
                /** @description Default Response */
                204: {
                };
            };
        };
        /** Changes the own account; a field that is left out stays. Another telephone number needs a recent proof of the password or second factor */
        patch: {
            requestBody: {
                content: {
                    "application/json": components["schemas"]["ProfileChange"];
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    content: {
                        "application/json": components["schemas"]["Profile"];
                    };
                };
            };
        };
    };
    "/api/user/consents": {
        /** Every decision about terms, privacy and advertising, newest first */
        get: {
            responses: {
                /** @description Default Response */
                200: {
                    content: {
                        "application/json": components["schemas"]["Consent"][];
                    };
                };
            };
        };
    };
    "/api/user/export": {
        /** All that this service holds about the person, as a file */
        get: {
            responses: {
                /** @description Default Response */
                200: {
                    content: {
                        "application/json": components["schemas"]["OwnData"];
                    };
                };
            };
        };
    };
    "/api/user/devices": {
        /** Where the person is signed in: this device first, then the last used */
        get: {
            responses: {
                /** @description Default Response */
                200: {
                    content: {
                        "application/json": components["schemas"]["Device"][];
                    };
                };
            };
        };
    };
    "/api/user/devices/{id}": {
        /** Signs one device out, also when it is out already */
        delete: {
            parameters: {
                path: {
                    id: string;
                };
            };
            responses: {
                /** @description Default Response */
                204: {
                };
            };
        };
    };
    "/api/user/devices/revoke-others": {
        /** Signs every other device out */
        post: {
            responses: {
                /** @description Default Response */
                200: {
                    content: {
                        "application/json": {
                            revoked: number;
                        };
                    };
                };
            };
        };
    };
    "/api/user/second-factor": {
        /** The own passkeys, authenticator app and recovery codes */
        get: {
            responses: {
                /** @description Default Response */
                200: {
                    content: {
                        "application/json": components["schemas"]["SecondFactor"];
                    };
                };
            };
        };
    };
    "/api/user/second-factor/passkeys/options": {
        /** What the browser makes a passkey from */
        post: {
            responses: {
                /** @description PublicKeyCredentialCreationOptionsJSON of WebAuthn */
                200: {
                    content: {
                        "application/json": components["schemas"]["PasskeyCreationOptions"];
                    };
                };
            };
        };
    };
    "/api/user/second-factor/passkeys": {
        /** Adds the passkey that the browser made */
        post: {
            requestBody: {
                content: {
                    "application/json": components["schemas"]["AddPasskeyBody"];
                };
            };
            responses: {
                /** @description Default Response */
                201: {
                    content: {
                        "application/json": components["schemas"]["Passkey"];
                    };
                };
            };
        };
    };
    "/api/user/second-factor/passkeys/{id}": {
        /** Removes a passkey */
        delete: {
            parameters: {
                path: {
                    id: string;
                };
            };
            responses: {
                /** @description Default Response */
                204: {
                };
            };
        };
        /** Gives a passkey another name */
        patch: {
            parameters: {
                path: {
                    id: string;
                };
            };
            requestBody: {
                content: {
                    "application/json": components["schemas"]["RenamePasskeyBody"];
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    content: {
                        "application/json": components["schemas"]["Passkey"];
                    };
                };
            };
        };
    };
    "/api/user/second-factor/totp": {
        /** A key for an authenticator app, which counts once a code of it is confirmed */
        post: {
            responses: {
                /** @description Default Response */
                201: {
                    content: {
                        "application/json": components["schemas"]["NewTotp"];
                    };
                };
            };
        };
        /** Disconnects the authenticator app */
        delete: {
            responses: {
                /** @description Default Response */
                204: {
                };
            };
        };
    };
    "/api/user/second-factor/totp/confirm": {
        /** Takes the authenticator app into use */
        post: {
            requestBody: {
                content: {
                    "application/json": components["schemas"]["ConfirmTotpBody"];
                };
            };
            responses: {
                /** @description Default Response */
                204: {
                };
            };
        };
    };
    "/api/user/second-factor/recovery-codes": {
        /** New recovery codes, told this once; the old ones no longer work */
        post: {
            responses: {
                /** @description Told this once */
                201: {
                    content: {
                        "application/json": components["schemas"]["RecoveryCodes"];
                    };
                };
            };
        };
    };
    "/api/user/step-up/options": {
        /** What the person may prove themselves with: the password without a second factor */
        post: {
            responses: {
                /** @description Default Response */
                200: {
                    content: {
                        "application/json": components["schemas"]["SecondFactorOptions"];
                    };
                };
            };
        };
    };
    "/api/user/step-up": {
        /** Proves a second factor, or the password without one, and gives an access token that says when */
        post: {
            requestBody: {
                content: {
                    "application/json": components["schemas"]["StepUpBody"];
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
    "/api/user/admin/members": {
        /** Members by search, filters and order */
        get: {
            parameters: {
                query?: {
                    /** @description In name, e-mail and company; every word must be found */
                    search?: string;
                    /** @description Of the account, or held in a section: in `section`, or in any */
                    role?: "admin" | "member" | "editor" | "agent" | "manager";
                    /** @description With a role there */
                    section?: string;
                    status?: "active" | "suspended";
                    verified?: boolean;
                    /** @description From 1 */
                    page?: number;
                    /** @description 20 when left out */
                    pageSize?: number;
                    /** @description A leading minus sorts downwards */
                    sort?: "name" | "-name" | "email" | "-email" | "company" | "-company" | "createdAt" | "-createdAt" | "lastSignInAt" | "-lastSignInAt";
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    content: {
                        "application/json": components["schemas"]["MemberPage"];
                    };
                };
            };
        };
    };
    "/api/user/admin/members/counts": {
        /** How many members there are of each kind */
        get: {
            responses: {
                /** @description Default Response */
                200: {
                    content: {
                        "application/json": components["schemas"]["MemberCounts"];
                    };
                };
            };
        };
    };
    "/api/user/admin/members/export": {
        /** The list as a file, in all its pages */
        get: {
            parameters: {
                query?: {
                    /** @description In name, e-mail and company; every word must be found */
                    search?: string;
                    /** @description Of the account, or held in a section: in `section`, or in any */
                    role?: "admin" | "member" | "editor" | "agent" | "manager";
                    /** @description With a role there */
                    section?: string;
                    status?: "active" | "suspended";
                    verified?: boolean;
                    /** @description A leading minus sorts downwards */
                    sort?: "name" | "-name" | "email" | "-email" | "company" | "-company" | "createdAt" | "-createdAt" | "lastSignInAt" | "-lastSignInAt";
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
    "/api/user/admin/members/{id}": {
        /** All about one member */
        get: {
            parameters: {
                path: {
                    id: string;
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    content: {
                        "application/json": components["schemas"]["MemberDetail"];
                    };
                };
            };
        };
    };
    "/api/user/admin/members/{id}/role": {
        /** Makes a member an admin, or an admin a member */
        post: {
            parameters: {
                path: {
                    id: string;
                };
            };
            requestBody: {
                content: {
                    "application/json": components["schemas"]["RoleBody"];
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    content: {
                        "application/json": components["schemas"]["Member"];
                    };
                };
            };
        };
    };
    "/api/user/admin/members/{id}/roles": {
        /** What a member may do: the role of the account, and the roles in sections, which are all replaced */
        put: {
            parameters: {
                path: {
                    id: string;
                };
            };
            requestBody: {
                content: {
                    "application/json": components["schemas"]["RolesBody"];
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    content: {
                        "application/json": components["schemas"]["Member"];
                    };
                };
            };
        };
    };
    "/api/user/admin/members/{id}/suspend": {
        /** Ends every session of a member and refuses sign-in */
        post: {
            parameters: {
                path: {
                    id: string;
                };
            };
            requestBody: {
                content: {
                    "application/json": components["schemas"]["SuspendBody"];
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    content: {
                        "application/json": components["schemas"]["Member"];
                    };
                };
            };
        };
    };
    "/api/user/admin/members/{id}/unsuspend": {
        /** Lets a member sign in again */
        post: {
            parameters: {
                path: {
                    id: string;
                };
            };
            requestBody: {
                content: {
                    "application/json": components["schemas"]["UnsuspendBody"];
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    content: {
                        "application/json": components["schemas"]["Member"];
                    };
                };
            };
        };
    };
    "/api/user/admin/members/{id}/reset-second-factor": {
        /** Removes the second factor of a member who has lost it and ends their sessions; a mail tells them */
        post: {
            parameters: {
                query?: {
                    /** @description What was seen; another one by now is 409 stale-edit */
                    version?: number;
                };
                path: {
                    id: string;
                };
            };
            responses: {
                /** @description Default Response */
                204: {
                };
            };
        };
    };
    "/api/user/admin/members/suspend": {
        /** The same for many, each for itself: what is refused stays, with its reason */
        post: {
            requestBody: {
                content: {
                    "application/json": components["schemas"]["SuspendManyBody"];
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    content: {
                        "application/json": components["schemas"]["ManyAnswer"];
                    };
                };
            };
        };
    };
    "/api/user/admin/members/unsuspend": {
        /** Lets many sign in again, each for itself */
        post: {
            requestBody: {
                content: {
                    "application/json": components["schemas"]["UnsuspendManyBody"];
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    content: {
                        "application/json": components["schemas"]["ManyAnswer"];
                    };
                };
            };
        };
    };
    "/api/user/admin/audit": {
        /** The audit log, newest first */
        get: {
            parameters: {
                query?: {
                    /** @description Exact, or a beginning followed by * */
                    action?: string;
                    actor?: string;
                    subject?: string;
                    target?: string;
                    service?: string;
                    /** @description YYYY-MM-DD, a day in Seoul */
                    from?: string;
                    /** @description YYYY-MM-DD, a day in Seoul */
                    to?: string;
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
                        "application/json": components["schemas"]["AuditEntryPage"];
                    };
                };
            };
        };
    };
    "/api/user/admin/audit/options": {
        /** Actions and services that occur in the log */
        get: {
            responses: {
                /** @description Default Response */
                200: {
                    content: {
                        "application/json": components["schemas"]["AuditOptions"];
                    };
                };
            };
        };
    };
    "/api/user/admin/audit/export": {
        /** The log as a CSV or Excel file */
        get: {
            parameters: {
                query?: {
                    /** @description Exact, or a beginning followed by * */
                    action?: string;
                    actor?: string;
                    subject?: string;
                    target?: string;
                    service?: string;
                    /** @description YYYY-MM-DD, a day in Seoul */
                    from?: string;
                    /** @description YYYY-MM-DD, a day in Seoul */
                    to?: string;
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
    "/api/user/release-mails": {
        /** What the person is told of by e-mail, should they manage releases; everything until they choose */
        get: {
            responses: {
                /** @description Default Response */
                200: {
                    content: {
                        "application/json": components["schemas"]["ReleaseMailChoice"];
                    };
                };
            };
        };
        /** Chooses what to be told of by e-mail */
        put: {
            requestBody: {
                content: {
                    "application/json": components["schemas"]["ReleaseMailChoice"];
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    content: {
                        "application/json": components["schemas"]["ReleaseMailChoice"];
                    };
                };
            };
        };
    };
    "/api/user/admin/mailbox": {
        /** Mails kept in the local mailbox; none where mails are sent */
        get: {
            responses: {
                /** @description Default Response */
                200: {
                    content: {
                        "application/json": {
                            /** @description where they are kept; missing where mails are sent */
                            folder?: string;
                            /** @description newest first */
                            mails: {
                                name: string;
                                to: string;
                                subject: string;
                                /** Format: date-time */
                                sentAt: string;
                                text: string;
                            }[];
                        };
                    };
                };
            };
        };
    };
    "/api/user/my-data": {
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
    "/api/user/admin/overview": {
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
    "/api/user/admin/person": {
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
    "/api/user/admin/lookup": {
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
    "/api/user/admin/mails": {
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
    "/api/user/admin/mails/{id}/resend": {
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
    "/api/user/admin/mail-templates": {
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
    "/api/user/admin/mail-templates/{name}": {
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
    "/api/user/admin/mail-templates/{name}/reset": {
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
    "/api/user/admin/mail-templates/{name}/preview": {
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
    "/api/user/admin/mail-templates/{name}/test": {
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
    "/api/user/admin/mail-templates/{name}/revisions": {
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
    "/api/user/admin/mail-templates/{name}/revisions/{number}": {
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
    "/api/user/admin/mail-templates/{name}/revisions/{number}/restore": {
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
    "/api/portal/personal-data": {
        /** Which services to ask for what they hold about a person, with the access token of that person */
        get: {
            responses: {
                /** @description All services that the portal knows */
                200: {
                    content: {
                        "application/json": {
                            services: {
                                name: string;
                                /** @description Of its my-data call */
                                path: string;
                            }[];
                        };
                    };
                };
            };
        };
    };
    "/api/portal/registry": {
        /** The versions that this visitor gets, with their menus, widgets and views for admins */
        get: {
            parameters: {
                query?: {
                    /** @description Revision that the caller has */
                    known?: string;
                };
            };
            responses: {
                /** @description The registry; revision 0 while nothing is released */
                200: {
                    content: {
                        "application/json": components["schemas"]["FullRegistry"];
                    };
                };
                /** @description It is the one that the caller has */
                204: {
                };
            };
        };
    };
    "/api/portal/releases": {
        /** The releases of the sections that the caller manages; an administrator manages all */
        get: {
            responses: {
                /** @description Those that visitors get */
                200: {
                    content: {
                        "application/json": components["schemas"]["ReleaseList"];
                    };
                };
            };
        };
    };
    "/api/portal/releases/{section}": {
        /** The releases of a section */
        get: {
            parameters: {
                path: {
                    section: string;
                };
            };
            responses: {
                /** @description Its versions and history */
                200: {
                    content: {
                        "application/json": components["schemas"]["ReleaseOverview"];
                    };
                };
            };
        };
        /** Puts a release into the store; visitors notice nothing */
        post: {
            parameters: {
                path: {
                    section: string;
                };
            };
            requestBody: {
                content: {
                    "application/x-tar": string;
                };
            };
            responses: {
                /** @description It was there already, with the same files */
                200: {
                    content: {
                        "application/json": {
                            section: string;
                            version: string;
                        };
                    };
                };
                /** @description Published */
                201: {
                    content: {
                        "application/json": {
                            section: string;
                            version: string;
                        };
                    };
                };
            };
        };
    };
    "/api/portal/releases/{section}/insights": {
        /** How a version of a section does beside the one before: traffic, times and errors */
        get: {
            parameters: {
                query?: {
                    version?: string;
                    before?: string;
                    period?: "hour" | "week";
                };
                path: {
                    section: string;
                };
            };
            responses: {
                /** @description The newest version, or the one that was asked for */
                200: {
                    content: {
                        "application/json": components["schemas"]["VersionInsights"];
                    };
                };
            };
        };
    };
    "/api/portal/releases/{section}/visits": {
        /** How often the pages of a section were opened as documents, by day; nothing about who opened them */
        get: {
            parameters: {
                query?: {
                    days?: number;
                };
                path: {
                    section: string;
                };
            };
            responses: {
                /** @description Every day of the period */
                200: {
                    content: {
                        "application/json": {
                            section: string;
                            days: string[];
                            pages: {
                                page: string;
                                visits: number[];
                            }[];
                        };
                    };
                };
            };
        };
    };
    "/api/portal/releases/{section}/services/{service}": {
        /** The versions of a service behind the section, where it runs as released versions on this machine */
        get: {
            parameters: {
                path: {
                    section: string;
                    service: string;
                };
            };
            responses: {
                /** @description Its versions and history */
                200: {
                    content: {
                        "application/json": components["schemas"]["ServiceOverview"];
                    };
                };
            };
        };
    };
    "/api/portal/releases/{section}/services/{service}/insights": {
        /** How a version of a service does beside the one before: calls, failures and times */
        get: {
            parameters: {
                query?: {
                    version?: string;
                    before?: string;
                    period?: "hour" | "week";
                };
                path: {
                    section: string;
                    service: string;
                };
            };
            responses: {
                /** @description The newest version, or the one that was asked for */
                200: {
                    content: {
                        "application/json": components["schemas"]["ServiceInsights"];
                    };
                };
            };
        };
    };
    "/api/portal/releases/{section}/proof": {
        /** Proves a published release against what is live, without moving anything */
        post: {
            parameters: {
                path: {
                    section: string;
                };
            };
            requestBody: {
                content: {
                    "application/json": components["schemas"]["MoveCall"];
                };
            };
            responses: {
                /** @description It may go live */
                200: {
                    content: {
                        "application/json": components["schemas"]["ProvedRelease"];
                    };
                };
            };
        };
    };
    "/api/portal/releases/{section}/live": {
        /** All visitors get the version, after its proof */
        post: {
            parameters: {
                path: {
                    section: string;
                };
            };
            requestBody: {
                content: {
                    "application/json": components["schemas"]["MoveCall"];
                };
            };
            responses: {
                /** @description The state after the move */
                200: {
                    content: {
                        "application/json": components["schemas"]["ReleaseOverview"];
                    };
                };
            };
        };
    };
    "/api/portal/releases/{section}/canary": {
        /** A share of the visitors gets the version, after its proof */
        post: {
            parameters: {
                path: {
                    section: string;
                };
            };
            requestBody: {
                content: {
                    "application/json": components["schemas"]["MoveCall"];
                };
            };
            responses: {
                /** @description The state after the move */
                200: {
                    content: {
                        "application/json": components["schemas"]["ReleaseOverview"];
                    };
                };
            };
        };
    };
    "/api/portal/releases/{section}/promote": {
        /** The canary becomes live */
        post: {
            parameters: {
                path: {
                    section: string;
                };
            };
            requestBody: {
                content: {
                    "application/json": components["schemas"]["MoveCall"];
                };
            };
            responses: {
                /** @description The state after the move */
                200: {
                    content: {
                        "application/json": components["schemas"]["ReleaseOverview"];
                    };
                };
            };
        };
    };
    "/api/portal/releases/{section}/automatic-rollback": {
        /** Switches automatic rollback of a section on or off: while it is off, the portal checks versions and tells people all the same, and takes none back */
        post: {
            parameters: {
                path: {
                    section: string;
                };
            };
            requestBody: {
                content: {
                    "application/json": {
                        isOn: boolean;
                    };
                };
            };
            responses: {
                /** @description The state after it */
                200: {
                    content: {
                        "application/json": components["schemas"]["ReleaseOverview"];
                    };
                };
            };
        };
    };
    "/api/portal/releases/{section}/services/{service}/automatic-rollback": {
        /** Switches automatic rollback of a service on or off: while it is off, the portal checks versions and tells people all the same, and takes none back */
        post: {
            parameters: {
                path: {
                    section: string;
                    service: string;
                };
            };
            requestBody: {
                content: {
                    "application/json": {
                        isOn: boolean;
                    };
                };
            };
            responses: {
                /** @description The state after it */
                200: {
                    content: {
                        "application/json": components["schemas"]["ServiceOverview"];
                    };
                };
            };
        };
    };
    "/api/portal/releases/{section}/rollback": {
        /** Takes the canary back; without one, the version before is live again */
        post: {
            parameters: {
                path: {
                    section: string;
                };
            };
            requestBody: {
                content: {
                    "application/json": components["schemas"]["MoveCall"];
                };
            };
            responses: {
                /** @description The state after the move */
                200: {
                    content: {
                        "application/json": components["schemas"]["ReleaseOverview"];
                    };
                };
            };
        };
    };
    "/api/portal/releases/{section}/withdraw": {
        /** Takes the section off the site; its releases stay in the store */
        post: {
            parameters: {
                path: {
                    section: string;
                };
            };
            requestBody: {
                content: {
                    "application/json": components["schemas"]["MoveCall"];
                };
            };
            responses: {
                /** @description It is off the site */
                200: {
                    content: {
                        "application/json": {
                            section: string;
                        };
                    };
                };
            };
        };
    };
    "/api/portal/releases/{section}/preview": {
        /** A link by which one browser sees another version, or what a dev server serves */
        post: {
            parameters: {
                path: {
                    section: string;
                };
            };
            requestBody: {
                content: {
                    "application/json": components["schemas"]["PreviewCall"];
                };
            };
            responses: {
                /** @description The link */
                200: {
                    content: {
                        "application/json": components["schemas"]["PreviewLink"];
                    };
                };
            };
        };
    };
    "/api/portal/search": {
        /** What visitors may read of all live sections, by kind */
        get: {
            parameters: {
                query?: {
                    q?: string;
                    locale?: "ko" | "en";
                    kind?: string;
                    limit?: number;
                    within?: number;
                };
            };
            responses: {
                /** @description What was found */
                200: {
                    content: {
                        "application/json": components["schemas"]["SiteSearch"];
                    };
                };
            };
        };
    };
}
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        Consents: {
            terms: boolean;
            privacy: boolean;
            /** @default false */
            marketing: boolean;
        };
        SignUpBody: {
            email: string;
            password: string;
            name: string;
            /** @description YYYY-MM-DD, YYYYMMDD or YYMMDD */
            birthDate: string;
            /** @enum {string} */
            gender: "male" | "female";
            phoneNumber: string;
            company: string;
            consents: components["schemas"]["Consents"];
        };
        SignUpAnswer: {
            email: string;
            name: string;
        };
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
        VerifyBody: {
            token: string;
            /** @description Of the account; needed in a browser that is not its own */
            password?: string;
        };
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
        /** @enum {string} */
        Gender: "male" | "female";
        /**
         * @description Language of mails
         * @enum {string}
         */
        Locale: "ko" | "en";
        Profile: {
            id: string;
            email: string;
            name: string;
            phoneNumber: string;
            company: string;
            role: components["schemas"]["Role"];
            roles: components["schemas"]["SectionRoles"];
            /** @description YYYY-MM-DD */
            birthDate?: string;
            gender?: components["schemas"]["Gender"];
            locale: components["schemas"]["Locale"];
            emailVerified: boolean;
            /** @description Whether advertising may be sent */
            marketing: boolean;
            /** Format: date-time */
            createdAt: string;
            /** @description To be sent back with a change */
            version: number;
        };
        ProfileChange: {
            version: number;
            name?: string;
            phoneNumber?: string;
            company?: string;
            marketing?: boolean;
            locale?: components["schemas"]["Locale"];
        };
        Consent: {
            /** @enum {string} */
            kind: "terms" | "privacy" | "marketing";
            /** @description Of the text that was shown */
            version: string;
            given: boolean;
            /**
             * @description withdrawn: it was given before; refused: it never was
             * @enum {string}
             */
            decision: "given" | "refused" | "withdrawn";
            /** Format: date-time */
            decidedAt: string;
        };
        /**
         * @description `refused`: a version did not pass its checks; `healed`: it failed and was taken back by itself; `rolled-back`: somebody took it back; `held`: it seems to fail, and people are to decide
         * @enum {string}
         */
        ReleaseEventName: "refused" | "healed" | "rolled-back" | "held";
        ReleaseMailChoice: {
            events: components["schemas"]["ReleaseEventName"][];
            /** @description Of an administrator: also of sections that have managers of their own */
            allSections: boolean;
        };
        OwnData: {
            /** Format: date-time */
            exportedAt: string;
            profile: components["schemas"]["Profile"];
            consents: components["schemas"]["Consent"][];
            sessions: {
                browser: string;
                system: string;
                /** Format: date-time */
                createdAt: string;
                /** Format: date-time */
                lastUsedAt: string;
                /** Format: date-time */
                endedAt?: string;
            }[];
            releaseMails?: components["schemas"]["ReleaseMailChoice"];
            activity: {
                /** Format: date-time */
                at: string;
                service: string;
                action: string;
                /** @enum {string} */
                by: "you" | "staff" | "system";
            }[];
        };
        Device: {
            /** Format: uuid */
            id: string;
            /** @description The one that asks */
            current: boolean;
            /** @description Such as Chrome; empty when it cannot be told */
            browser: string;
            /** @description Such as Windows; empty when it cannot be told */
            system: string;
            /** @enum {string} */
            kind: "desktop" | "mobile" | "tablet" | "unknown";
            /** Format: date-time */
            createdAt: string;
            /** Format: date-time */
            lastUsedAt: string;
        };
        Passkey: {
            /** Format: uuid */
            id: string;
            name: string;
            /** Format: date-time */
            createdAt: string;
            /** Format: date-time */
            lastUsedAt?: string;
        };
        SecondFactor: {
            passkeys: components["schemas"]["Passkey"][];
            /**
             * Format: date-time
             * @description Left out: no authenticator app
             */
            totpSince?: string;
            recoveryCodesLeft: number;
            /** @description Whether the role of this person counts only with a second factor */
            required: boolean;
        };
        /** @description PublicKeyCredentialCreationOptionsJSON of WebAuthn */
        PasskeyCreationOptions: {
            [key: string]: unknown;
        };
        /** @description RegistrationResponseJSON of WebAuthn */
        NewPasskey: {
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
                attestationObject: string;
                transports?: string[];
            };
        };
        AddPasskeyBody: {
            /** @description To tell it from the others */
            name: string;
            passkey: components["schemas"]["NewPasskey"];
        };
        RenamePasskeyBody: {
            /** @description To tell it from the others */
            name: string;
        };
        NewTotp: {
            /** @description Base 32, for typing */
            secret: string;
            /** @description otpauth://, for a QR code */
            uri: string;
        };
        ConfirmTotpBody: {
            /** @description The six digits that the app shows */
            totp: string;
        };
        /** @description Told this once */
        RecoveryCodes: {
            codes: string[];
        };
        /** @enum {string} */
        SecondFactorMethod: "passkey" | "totp" | "recovery" | "password";
        SecondFactorOptions: {
            methods: components["schemas"]["SecondFactorMethod"][];
            passkey?: components["schemas"]["PasskeyRequestOptions"];
        };
        StepUpBody: {
            /** @description The six digits of the authenticator app */
            totp?: string;
            recoveryCode?: string;
            passkey?: components["schemas"]["PasskeyProof"];
            /** @description Of people who have no second factor */
            password?: string;
        };
        /** @enum {string} */
        Status: "active" | "suspended";
        Member: {
            id: string;
            email: string;
            name: string;
            phoneNumber: string;
            company: string;
            role: components["schemas"]["Role"];
            roles: components["schemas"]["SectionRoles"];
            status: components["schemas"]["Status"];
            emailVerified: boolean;
            /** @description A mail to the address could not be sent; it waits in the list of failed mails */
            mailFails: boolean;
            /** Format: date-time */
            createdAt: string;
            /** Format: date-time */
            lastSignInAt?: string;
            /** @description To be sent back with a change */
            version: number;
        };
        MemberPage: {
            data: components["schemas"]["Member"][];
            total: number;
            page: number;
            pageSize: number;
            /** @description At least 1 */
            pageCount: number;
        };
        MemberCounts: {
            all: number;
            active: number;
            suspended: number;
            admin: number;
            member: number;
            verified: number;
            unverified: number;
        };
        MemberDetail: {
            id: string;
            email: string;
            name: string;
            phoneNumber: string;
            company: string;
            role: components["schemas"]["Role"];
            roles: components["schemas"]["SectionRoles"];
            status: components["schemas"]["Status"];
            emailVerified: boolean;
            /** @description A mail to the address could not be sent; it waits in the list of failed mails */
            mailFails: boolean;
            /** Format: date-time */
            createdAt: string;
            /** Format: date-time */
            lastSignInAt?: string;
            /** @description To be sent back with a change */
            version: number;
            /** @description YYYY-MM-DD */
            birthDate?: string;
            gender?: components["schemas"]["Gender"];
            /** @enum {string} */
            locale: "ko" | "en";
            marketing: boolean;
            consents: components["schemas"]["Consent"][];
            /** @description Devices that are signed in */
            sessions: number;
            /** @description Whether they have a passkey or an authenticator app */
            secondFactor: boolean;
            suspension?: {
                reason: string;
                /** Format: date-time */
                at: string;
                /** @description E-mail of the admin, while there is one */
                by?: string;
            };
        };
        RoleBody: {
            role: components["schemas"]["Role"];
            version: number;
        };
        RolesBody: {
            version: number;
            role: components["schemas"]["Role"];
            sections: components["schemas"]["SectionRoles"];
        };
        SuspendBody: {
            /** @description For admins; the member does not see it */
            reason: string;
            version: number;
        };
        UnsuspendBody: {
            version: number;
        };
        SuspendManyBody: {
            /** @description For admins; the member does not see it */
            reason: string;
            members: {
                /** Format: uuid */
                id: string;
                version: number;
            }[];
        };
        /** @enum {string} */
        Refusal: "own-account" | "last-admin" | "stale-edit" | "member-not-found";
        ManyAnswer: {
            changed: string[];
            refused: {
                id: string;
                code: components["schemas"]["Refusal"];
            }[];
        };
        UnsuspendManyBody: {
            members: {
                /** Format: uuid */
                id: string;
                version: number;
            }[];
        };
        Person: {
            name: string;
            email: string;
        };
        AuditEntry: {
            id: string;
            /** Format: date-time */
            at: string;
            service: string;
            /** @description Left out: the system */
            actor?: {
                id: string;
                /** @description Left out once they have left */
                email?: string;
            };
            action: string;
            target?: {
                type: string;
                id: string;
                label?: string;
            };
            subjects: string[];
            /** @description Further ones that a list does not name; the export has all */
            moreSubjects?: number;
            details: {
                [key: string]: unknown;
            };
            /** @description Whom the ids of the entry name, by id; somebody who has left is missing */
            people: {
                [key: string]: components["schemas"]["Person"];
            };
            requestId?: string;
        };
        AuditEntryPage: {
            data: components["schemas"]["AuditEntry"][];
            total: number;
            page: number;
            pageSize: number;
            /** @description At least 1 */
            pageCount: number;
        };
        AuditOptions: {
            actions: string[];
            services: string[];
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
        AdminView: {
            id: string;
            path: string;
            order: number;
            icon?: string;
            /** @enum {unknown} */
            access?: "staff" | "editor" | "agent" | "manager" | "administrator";
            anySection?: boolean;
            name: {
                ko: string;
                en: string;
            };
            text?: {
                ko: string;
                en: string;
            };
        };
        FullRegistry: {
            revision: number;
            sections: {
                [key: string]: {
                    version: string;
                    base: string;
                    entry?: string;
                    integrity?: string;
                    /** @constant */
                    dev?: true;
                    paths: string[];
                    files?: string[];
                    sizes?: number[];
                    pages?: {
                        [key: string]: number[];
                    };
                    pack?: {
                        page: string;
                        file: string;
                        integrity: string;
                    };
                    menu: {
                        id: string;
                        /** @enum {unknown} */
                        level: 1 | 2;
                        name: {
                            ko: string;
                            en: string;
                        };
                        order: number;
                        parent?: string;
                        path?: string;
                    }[];
                    widgets: {
                        [key: string]: string;
                    };
                    admin?: {
                        title: {
                            ko: string;
                            en: string;
                        };
                        views: components["schemas"]["AdminView"][];
                    };
                };
            };
            slots?: {
                [key: string]: string[];
            };
        };
        CallComparison: {
            call: string;
            version?: {
                calls: number;
                failed: number;
                p50: number;
                p95: number;
                p99: number;
            };
            before?: {
                calls: number;
                failed: number;
                p50: number;
                p95: number;
                p99: number;
            };
        };
        Finding: {
            /** @enum {unknown} */
            code: "altered-file" | "invalid-release" | "owned-elsewhere" | "shared-out-of-range" | "missing-translation" | "bundle-throws" | "budget-passed" | "path-does-not-render" | "widget-misfit";
            cause: string;
            mend: string;
        };
        HistoryEntry: {
            version: string;
            from?: string;
            at: string;
            by: string;
            reason?: string;
            cause?: {
                /** @enum {unknown} */
                witness: "portal" | "browser";
                rate: number;
                visits: number;
                predecessor: string;
                rateBefore: number;
                visitsBefore: number;
                seenIn?: string;
                evidence?: {
                    /** @enum {unknown} */
                    by: "render" | "browser";
                    failed: number;
                    failedBefore: number;
                    renders: number;
                };
                stays?: {
                    /** @enum {unknown} */
                    because: "renders-again" | "opens-again" | "predecessor-fails" | "overloaded" | "no-browser" | "manual";
                    count: number;
                    renders: number;
                };
            };
            /** @enum {unknown} */
            action: "build" | "live" | "canary" | "promote" | "rollback" | "heal";
        };
        MoveCall: {
            version?: string;
            percent?: number;
            reason?: string;
            unmovedSince?: string;
        };
        PageTimes: {
            /** @enum {unknown} */
            metric: "render" | "lcp" | "inp" | "cls";
            page: string;
            version?: {
                count: number;
                p50: number;
                p75: number;
                p95: number;
                good: number;
                fair: number;
            };
            before?: {
                count: number;
                p50: number;
                p75: number;
                p95: number;
                good: number;
                fair: number;
            };
        };
        PreviewCall: {
            version?: string;
            origin?: string;
            minutes?: number;
            path?: string;
        };
        PreviewLink: {
            url: string;
            until: string;
        };
        ProvedRelease: {
            section: string;
            version: string;
            notes: string[];
            ms: number;
        };
        ReleaseList: {
            revision: number;
            sections: components["schemas"]["ReleaseOverview"][];
            services: components["schemas"]["ServiceOverview"][];
            teamsMayPublish?: boolean;
            notices: components["schemas"]["ReleaseNotice"][];
        };
        ReleaseNotice: {
            id: string;
            at: string;
            /** @enum {unknown} */
            event: "refused" | "healed" | "rolled-back" | "held";
            /** @enum {unknown} */
            kind: "section" | "service";
            name: string;
            section: string;
            version: string;
            live?: string;
            /** @enum {unknown} */
            delivery: "none" | "waiting" | "delivered" | "failed";
            attempts: number;
            error?: string;
        };
        ReleaseOverview: {
            section: string;
            live?: string;
            canary?: {
                version: string;
                percent: number;
            };
            history: (components["schemas"]["HistoryEntry"] | components["schemas"]["StayEntry"])[];
            versions: components["schemas"]["ReleaseVersion"][];
            automaticRollback?: boolean;
            services?: string[];
        };
        ReleaseVersion: {
            version: string;
            builtAt: string;
            /** @enum {unknown} */
            state: "live" | "canary" | "published";
            scriptBytes: number;
            health?: {
                portal: {
                    visits: number;
                    failed: number;
                };
                browser: {
                    visits: number;
                    failed: number;
                };
            };
            refused?: {
                at: string;
                by?: string;
                findings: components["schemas"]["Finding"][];
            };
        };
        ServiceEvent: {
            at: string;
            /** @enum {unknown} */
            action: "build" | "live" | "canary" | "promote" | "rollback" | "heal" | "stay" | "refused";
            version: string;
            from?: string;
            by: string;
            reason?: string;
            findings?: components["schemas"]["ServiceFinding"][];
        };
        ServiceFinding: {
            cause: string;
            mend?: string;
        };
        ServiceInsights: {
            service: string;
            version: string;
            before?: string;
            traffic: components["schemas"]["ServiceTrafficPoint"][];
            calls: components["schemas"]["CallComparison"][];
        };
        ServiceOverview: {
            service: string;
            section: string;
            live: string;
            canary?: {
                version: string;
                percent: number;
            };
            automaticRollback?: boolean;
            history: components["schemas"]["ServiceEvent"][];
            versions: components["schemas"]["ServiceVersion"][];
        };
        ServiceTrafficPoint: {
            at: string;
            versions: {
                version: string;
                calls: number;
                failed: number;
                p95: number;
            }[];
        };
        ServiceVersion: {
            version: string;
            builtAt: string;
            /** @enum {unknown} */
            state: "live" | "canary" | "published";
            refused?: {
                at: string;
                /** @enum {unknown} */
                action: "build" | "live" | "canary" | "promote" | "rollback" | "heal" | "stay" | "refused";
                version: string;
                from?: string;
                by: string;
                reason?: string;
                findings?: components["schemas"]["ServiceFinding"][];
            };
            health?: {
                calls: number;
                failed: number;
            };
        };
        StayEntry: {
            version: string;
            from?: string;
            at: string;
            by: string;
            reason?: string;
            cause?: {
                /** @enum {unknown} */
                witness: "portal" | "browser";
                rate: number;
                visits: number;
                predecessor: string;
                rateBefore: number;
                visitsBefore: number;
                seenIn?: string;
                evidence?: {
                    /** @enum {unknown} */
                    by: "render" | "browser";
                    failed: number;
                    failedBefore: number;
                    renders: number;
                };
                stays?: {
                    /** @enum {unknown} */
                    because: "renders-again" | "opens-again" | "predecessor-fails" | "overloaded" | "no-browser" | "manual";
                    count: number;
                    renders: number;
                };
            };
            /** @constant */
            action: "stay";
        };
        TrafficPoint: {
            at: string;
            versions: {
                version: string;
                documents: number;
                documentsFailed: number;
                visits: number;
                visitsFailed: number;
            }[];
        };
        VersionError: {
            /** @enum {unknown} */
            witness: "portal" | "browser";
            /** @enum {unknown} */
            kind: "none" | "load" | "render" | "loader" | "widget" | "unhandled" | "globals";
            message: string;
            page: string;
            count: number;
            firstSeenAt: string;
            lastSeenAt: string;
            frames: {
                file: string;
                line: number;
                column: number;
                name?: string;
                isSource: boolean;
            }[];
            isKnown: boolean;
        };
        VersionInsights: {
            section: string;
            version: string;
            before?: string;
            traffic: components["schemas"]["TrafficPoint"][];
            times: components["schemas"]["PageTimes"][];
            errors: components["schemas"]["VersionError"][];
        };
        SearchGroup: {
            kind: string;
            /** @description Hits in all, as far as they were counted */
            found: number;
            /** @description There may be more than were counted */
            isCapped: boolean;
            hits: components["schemas"]["SearchHit"][];
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
        SiteSearch: {
            /** @description The best ones first */
            groups: components["schemas"]["SearchGroup"][];
            /** @description Sections that did not respond in time, or not at all */
            incomplete: string[];
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
