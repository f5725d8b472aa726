/** Pictures and style sheets mean nothing to a test. */
const address = 'test-asset';
export default address;
