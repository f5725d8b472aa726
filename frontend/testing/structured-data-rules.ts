/** The requirements of schema.org and of Google's guides for rich results, for each type on our pages. */
interface Rule {
  readonly required: readonly string[];
  readonly recommended?: readonly string[];
}

const RULES: Readonly<Record<string, Rule>> = {
  Organization: { required: ['name', 'url', 'logo'] },
  LocalBusiness: {
    required: ['name', 'address'],
    recommended: ['telephone', 'url', 'image', 'email', 'openingHoursSpecification'],
  },
  OpeningHoursSpecification: { required: ['dayOfWeek', 'opens', 'closes'] },
  PostalAddress: {
    required: ['addressCountry', 'streetAddress'],
    recommended: ['addressLocality', 'addressRegion', 'postalCode'],
  },
  WebSite: { required: ['name', 'url'] },
  Product: {
    required: ['name', 'image', 'offers'],
    recommended: ['description', 'brand', 'sku'],
  },
  Brand: { required: ['name'] },
  Offer: { required: ['price', 'priceCurrency', 'availability', 'url'] },
  OfferShippingDetails: { required: ['shippingRate', 'shippingDestination', 'deliveryTime'] },
  MonetaryAmount: { required: ['value', 'currency'] },
  DefinedRegion: { required: ['addressCountry'] },
  ShippingDeliveryTime: { required: ['handlingTime', 'transitTime'] },
  QuantitativeValue: { required: ['minValue', 'maxValue', 'unitCode'] },
  MerchantReturnPolicy: {
    required: ['applicableCountry', 'returnPolicyCategory', 'merchantReturnDays'],
    recommended: ['returnMethod', 'returnFees'],
  },
  Event: {
    required: ['name', 'startDate', 'location'],
    recommended: [
      ...['description', 'endDate', 'eventStatus', 'eventAttendanceMode', 'image', 'offers', 'organizer'],
      ...['maximumAttendeeCapacity', 'remainingAttendeeCapacity'],
    ],
  },
  UnitPriceSpecification: { required: ['priceType', 'price', 'priceCurrency'] },
  Place: { required: ['name', 'address'] },
  FAQPage: { required: ['mainEntity'] },
  Question: { required: ['name', 'acceptedAnswer'] },
  Answer: { required: ['text'] },
  Blog: { required: ['name', 'url'] },
  BlogPosting: {
    required: ['headline', 'datePublished', 'author'],
    recommended: ['image', 'url', 'mainEntityOfPage', 'articleSection'],
  },
  WebPage: { required: ['@id'] },
  Person: { required: ['name'] },
  BreadcrumbList: { required: ['itemListElement'] },
  ItemList: { required: ['itemListElement', 'numberOfItems'] },
  ListItem: { required: ['position', 'name'] },
};

type Node = Readonly<Record<string, unknown>>;

const ADDRESSES = new Set(['@id', 'url', 'image', 'logo', 'item', 'merchantReturnLink', 'hasMap', 'sameAs']);
const INSTANTS = new Set(['startDate', 'endDate', 'datePublished', 'dateModified', 'validThrough']);
const ENUMERATIONS = new Set([
  ...['availability', 'itemCondition', 'eventStatus', 'eventAttendanceMode', 'dayOfWeek'],
  ...['returnPolicyCategory', 'returnMethod', 'returnFees', 'refundType', 'priceType'],
]);

const FORMS: readonly (readonly [is: (key: string) => boolean, form: RegExp])[] = [
  [(key) => ADDRESSES.has(key), /^https:\/\/[^\s<>"]+$/],
  [(key) => INSTANTS.has(key), /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d{3})?(Z|[+-]\d\d:\d\d)$/],
  [(key) => ENUMERATIONS.has(key), /^https:\/\/schema\.org\/[A-Z]\w+$/],
  [(key) => key === 'price', /^\d+\.\d{2}$/],
  [(key) => key === 'priceCurrency' || key === 'currency', /^TRY$/],
];

/**
 * The problems of a page's structured data, one sentence each; missing `recommended` properties count as
 * well.
 */
export function problemsOf(things: readonly unknown[]): readonly string[] {
  const graph = JSON.parse(JSON.stringify(things)) as unknown[];
  const known = new Set(nodesOf(graph).flatMap((node) => ('@type' in node ? [node['@id']] : [])));
  return nodesOf(graph).flatMap((node) =>
    '@type' in node ? problemsOfThing(node) : unresolved(node, known),
  );
}

/** All nodes of a type, at any depth. */
export function thingsOf(things: readonly unknown[], type: string): readonly Node[] {
  return nodesOf(things).filter((node) => node['@type'] === type);
}

function nodesOf(value: unknown): readonly Node[] {
  if (Array.isArray(value)) return value.flatMap(nodesOf);
  if (typeof value !== 'object' || value === null) return [];
  return [value as Node, ...Object.values(value).flatMap(nodesOf)];
}

function problemsOfThing(node: Node): string[] {
  const type = String(node['@type']);
  const rule = RULES[type];
  if (!rule) return [`${type} is not a kind that we know.`];
  const requested = [...rule.required, ...(rule.recommended ?? [])];
  return [
    ...requested.filter((key) => isEmpty(node[key])).map((key) => `${type} has no ${key}.`),
    ...Object.entries(node).flatMap(([key, value]) => malformed(type, key, value)),
  ];
}

function unresolved(node: Node, known: ReadonlySet<unknown>): string[] {
  return known.has(node['@id']) ? [] : [`Nothing on the page is ${JSON.stringify(node)}.`];
}

function malformed(type: string, key: string, value: unknown): string[] {
  const values: readonly unknown[] = Array.isArray(value) ? value : [value];
  if (values.some(isEmpty)) return [`${type}.${key} says nothing.`];
  const form = FORMS.find(([is]) => is(key))?.[1];
  if (!form) return [];
  const wrong = values.filter((each) => typeof each !== 'string' || !form.test(each));
  return wrong.map((each) => `${type}.${key} is ${JSON.stringify(each)}.`);
}

function isEmpty(value: unknown): boolean {
  if (Array.isArray(value)) return value.length === 0;
  return value === undefined || value === null || (typeof value === 'string' && value.trim() === '');
}
