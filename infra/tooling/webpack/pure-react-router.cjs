/**
 * React Router names and makes its contexts and components in statements that a minifier must keep, used or not: a
 * third of its size on our pages. Marked as pure, and without their names for developer tools, they fall away.
 */
module.exports = (source) =>
  source
    .replaceAll(/^\w+\.displayName = "\w+";$/gm, '')
    .replaceAll(/^(var \w+ = )(React\d*\.(?:createContext|memo|forwardRef)\()/gm, '$1/* @__PURE__ */ $2');
