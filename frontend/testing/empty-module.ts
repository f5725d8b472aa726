/** Stands for pictures and style sheets, which tests do not load. */
const address = 'test-asset';
export default address;
