import { StyleSheet } from '@emotion/sheet';

/** The properties by which queries and matchers tell what is seen, and user-event what can be pressed. */
const ASKED = ['display', 'visibility', 'opacity', 'pointer-events', 'overflow'] as const;
type Asked = (typeof ASKED)[number];
type Declarations = Partial<Record<Asked, string>>;

interface Rule {
  readonly selector: string;
  readonly declarations: Declarations;
}

const NEVER_SHOWN =
  'area, datalist, head *, head, noscript, script, style, template, dialog:not([open]), [hidden]';

/** Emotion's rules by the last class of their selector, and those that name none. */
const rulesOf = new Map<string, Rule[]>();
const rulesWithoutClass: Rule[] = [];

/**
 * jsdom matches every rule of a page against every element that a query looks at, which took a quarter of the tests'
 * time. Emotion's rules therefore come here instead of into the document. Media queries are left out, as jsdom does.
 */
export function installComputedStyles(): void {
  StyleSheet.prototype.insert = addRule;
  window.getComputedStyle = (element) => new ComputedStyle(element) as unknown as CSSStyleDeclaration;
}

class ComputedStyle {
  constructor(private readonly element: Element) {}

  get display(): string {
    return this.getPropertyValue('display');
  }
  get visibility(): string {
    return this.getPropertyValue('visibility');
  }
  get opacity(): string {
    return this.getPropertyValue('opacity');
  }
  get pointerEvents(): string {
    return this.getPropertyValue('pointer-events');
  }
  get overflow(): string {
    return this.getPropertyValue('overflow');
  }

  getPropertyValue(property: string): string {
    return ASKED.some((name) => name === property) ? valueOf(this.element, property as Asked) : '';
  }
}

function valueOf(element: Element, property: Asked): string {
  return ownValue(element, property) ?? initialValue(element, property);
}

function ownValue(element: Element, property: Asked): string | undefined {
  const inline = (element as HTMLElement).style.getPropertyValue(property);
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

function initialValue(element: Element, property: Asked): string {
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

function addRule(rule: string): void {
  const start = rule.indexOf('{');
  const declarations = askedDeclarations(rule.slice(start + 1, -1));
  if (rule.startsWith('@') || !declarations) return;
  const selectors = rule.slice(0, start).split(',');
  for (const selector of selectors.filter((part) => !part.includes('::'))) {
    const [, name] = /\.([\w-]+)[^\s>+~]*$/.exec(selector) ?? [];
    if (!name) rulesWithoutClass.push({ selector, declarations });
    else rulesOf.set(name, [...(rulesOf.get(name) ?? []), { selector, declarations }]);
  }
}

function askedDeclarations(block: string): Declarations | null {
  const found: Declarations = {};
  for (const declaration of block.split(';')) {
    const [property = '', value = ''] = declaration.split(':').map((part) => part.trim());
    const asked = ASKED.find((name) => name === property);
    if (asked) found[asked] = value.replace(/\s*!important$/, '');
  }
  return Object.keys(found).length > 0 ? found : null;
}
