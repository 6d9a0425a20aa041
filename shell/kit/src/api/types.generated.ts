/** Written by `npm run api-types` from the services' OpenAPI documents. Do not edit. */
export interface paths {
    "/api/user/signin": {
        /** Begins a session; a wrong address and a wrong password are one answer, and only the right password is told of a suspension */
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
            /** @description ES256, ten minutes */
            accessToken: string;
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
