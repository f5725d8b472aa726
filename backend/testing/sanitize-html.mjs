/** The library requires its parser, which is an ES module: Node can do that, jest cannot. */
export default globalThis.requireByNode('sanitize-html');
