/** Gives a module the source that the configuration names. */
module.exports = function givenSource() {
  return this.getOptions().source;
};
