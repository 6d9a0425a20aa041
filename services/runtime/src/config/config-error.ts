/** The environment is wrong; the message is one line that names the variable and says what to do. */
export class ConfigError extends Error {
  override name = 'ConfigError';
  readonly variable: string;

  constructor(variable: string, message: string) {
    super(message);
    this.variable = variable;
  }
}
