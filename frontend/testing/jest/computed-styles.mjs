import { StyleSheet } from '@emotion/sheet';

/** The properties by which queries and matchers tell what is seen, and user-event what can be pressed. */
const ASKED = ['display', 'visibility', 'opacity', 'pointer-events', 'overflow'];

const NEVER_SHOWN =
  'area, datalist, head *, head, noscript, script, style, template, dialog:not([open]), [hidden]';

/** Not one within `:is(…)`. */
const COMMA_BETWEEN = /,(?![^(]*\))/;

/** Emotion's rules by the last class of their selector, and those that name none. */
const rulesOf = new Map();
const rulesWithoutClass = [];

/**
 * jsdom matches every rule of a page against every element that a query looks at, which takes long.
 * Emotion's rules therefore come here instead of into the document, without those in media queries and layers, which
 * jsdom does not know either.
 */
export function installComputedStyles(window) {
  StyleSheet.prototype.insert = addRule;
  window.getComputedStyle = (element) => new ComputedStyle(element);
}

class ComputedStyle {
  constructor(element) {
    this.element = element;
  }

  get display() {
    return this.getPropertyValue('display');
  }
  get visibility() {
    return this.getPropertyValue('visibility');
  }
  get opacity() {
    return this.getPropertyValue('opacity');
  }
  get pointerEvents() {
    return this.getPropertyValue('pointer-events');
  }
  get overflow() {
    return this.getPropertyValue('overflow');
  }
  get zIndex() {
    return 'auto';
  }

  getPropertyValue(property) {
    return ASKED.includes(property) ? valueOf(this.element, property) : '';
  }
}

function valueOf(element, property) {
  return ownValue(element, property) ?? initialValue(element, property);
}

function ownValue(element, property) {
  const inline = element.style.getPropertyValue(property);
  if (inline) return inline;
  const fromRules = [...element.classList]
    .flatMap((name) => rulesOf.get(name) ?? [])
    .findLast(({ selector, declarations }) => property in declarations && element.matches(selector));
  if (fromRules) return fromRules.declarations[property];
  if (property === 'display' && element.matches(NEVER_SHOWN)) return 'none';
  return rulesWithoutClass.findLast(
    ({ selector, declarations }) => property in declarations && element.matches(selector),
  )?.declarations[property];
}

function initialValue(element, property) {
  const isInherited = property === 'visibility' || property === 'pointer-events';
  if (isInherited && element.parentElement) return valueOf(element.parentElement, property);
  return {
    display: 'block',
    visibility: 'visible',
    opacity: '1',
    'pointer-events': 'auto',
    overflow: 'visible',
  }[property];
}

function addRule(rule) {
  const start = rule.indexOf('{');
  const declarations = askedDeclarations(rule.slice(start + 1, -1));
  if (rule.startsWith('@') || !declarations) return;
  const selectors = rule.slice(0, start).split(COMMA_BETWEEN);
  for (const selector of selectors.filter((part) => !part.includes('::'))) {
    const [, name] = /\.([\w-]+)[^\s>+~]*$/.exec(selector) ?? [];
    if (!name) rulesWithoutClass.push({ selector, declarations });
    else rulesOf.set(name, [...(rulesOf.get(name) ?? []), { selector, declarations }]);
  }
}

function askedDeclarations(block) {
  const found = {};
  for (const declaration of block.split(';')) {
    const [property = '', value = ''] = declaration.split(':').map((part) => part.trim());
    if (ASKED.includes(property)) found[property] = value.replace(/\s*!important$/, '');
  }
  return Object.keys(found).length > 0 ? found : null;
}
