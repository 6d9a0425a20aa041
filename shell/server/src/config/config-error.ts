/** A variable of the environment is missing or wrong; the message is one line for the person who starts the portal. */
export class ConfigError extends Error {}
