/**
 * The kit takes `matchPath` alone of React Router, which names and makes its contexts and components in statements that
 * a minifier must keep, used or not: 10.6 KB (brotli) instead of 2.8. Marked as pure, without their names for developer
 * tools, and with the context of a component within its class, they fall away.
 */
module.exports = (source) =>
  source
    .replaceAll(/^\w+\.displayName = "\w+";$/gm, '')
    .replaceAll(
      /^(var (\w+) = class extends React\d*\.Component \{)([^]*?)^\2\.contextType = (\w+);$/gm,
      '$1 static contextType = $4;$3',
    )
    .replaceAll(/^(var \w+ = )(React\d*\.(?:createContext|memo|forwardRef)\()/gm, '$1/* @__PURE__ */ $2');
