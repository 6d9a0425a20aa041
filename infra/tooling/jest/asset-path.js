/** Pictures and fonts in tests. */
export default 'asset';
