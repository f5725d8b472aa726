import { type DefaultTreeAdapterTypes, parse } from 'parse5';

type Element = DefaultTreeAdapterTypes.Element;
type Node = DefaultTreeAdapterTypes.ChildNode;

/** Elements that no page or mail of the shop contains. */
const FOREIGN = new Set([
  ...['iframe', 'object', 'embed', 'base', 'frame', 'frameset', 'applet', 'portal', 'marquee', 'math', 'x'],
  ...['foreignobject', 'animate', 'set', 'audio', 'video', 'template', 'plaintext', 'xmp', 'noembed'],
]);
const DATA = /^application\/(?:ld\+)?json$/;
const OWN_SCRIPT = /^\/assets\/[\w.-]+\.js$/;
const SAFE_ADDRESS = /^(?:https?:|mailto:|tel:|cid:|data:image\/(?:webp|png);|#|\/(?![/\\])|$)/i;
const ADDRESSES = new Set(['href', 'src', 'action', 'formaction', 'data', 'poster', 'xlink:href', 'ping']);

/** Everything in a document that would run by itself, or link to a forbidden address. */
export function activeContentOf(html: string): string[] {
  return [true, false].flatMap((scriptingEnabled) =>
    elementsOf(parse(html, { scriptingEnabled }).childNodes).flatMap(dangersOf),
  );
}

/** The values in a page's inert scripts. Throws for anything that is not JSON. */
export function dataIn(html: string): unknown[] {
  return elementsOf(parse(html).childNodes)
    .filter((element) => element.tagName === 'script' && DATA.test(attribute(element, 'type')))
    .map(({ childNodes: [text] }) => JSON.parse(text && 'value' in text ? text.value : '') as unknown);
}

function elementsOf(nodes: readonly Node[]): Element[] {
  return nodes.flatMap((node) => {
    if (!('tagName' in node)) return [];
    const inside = 'content' in node ? node.content.childNodes : [];
    return [node, ...elementsOf([...node.childNodes, ...inside])];
  });
}

function dangersOf(element: Element): string[] {
  const { tagName, attrs } = element;
  const isForeign = FOREIGN.has(tagName.toLowerCase()) || (tagName === 'script' && !isOwnScript(element));
  return [
    ...(isForeign ? [`<${tagName}>`] : []),
    ...attrs
      .filter(({ name }) => /^on|^srcdoc$|^http-equiv$/i.test(name))
      .map(({ name }) => `${tagName}[${name}]`),
    ...attrs
      .filter(({ name, value }) => ADDRESSES.has(name) && !SAFE_ADDRESS.test(value))
      .map(({ name, value }) => `${tagName}[${name}=${value}]`),
  ];
}

function isOwnScript(element: Element): boolean {
  const isModule = attribute(element, 'type') === 'module' && OWN_SCRIPT.test(attribute(element, 'src'));
  return isModule || DATA.test(attribute(element, 'type'));
}

function attribute({ attrs }: Element, name: string): string {
  return attrs.find((each) => each.name === name)?.value ?? '';
}
