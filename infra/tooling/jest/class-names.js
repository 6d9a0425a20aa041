/** CSS modules in tests: every class is called what the component calls it. */
export default new Proxy({}, { get: (_, name) => (typeof name === 'string' ? name : undefined) });
