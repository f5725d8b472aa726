import { XMLParser } from 'fast-xml-parser';

/** The parts of an invoice that the schema of UBL-TR 2.1 names, in its order. */
const ORDER: Readonly<Record<string, readonly string[]>> = {
  Invoice: [
    ...[
      'UBLVersionID',
      'CustomizationID',
      'ProfileID',
      'ID',
      'CopyIndicator',
      'UUID',
      'IssueDate',
      'IssueTime',
    ],
    ...['InvoiceTypeCode', 'Note', 'DocumentCurrencyCode', 'LineCountNumeric', 'OrderReference'],
    ...[
      'BillingReference',
      'AdditionalDocumentReference',
      'AccountingSupplierParty',
      'AccountingCustomerParty',
    ],
    ...['Delivery', 'TaxTotal', 'LegalMonetaryTotal', 'InvoiceLine'],
  ],
  Party: [...['PartyIdentification', 'PartyName', 'PostalAddress', 'PartyTaxScheme', 'Contact', 'Person']],
  PostalAddress: ['StreetName', 'CitySubdivisionName', 'CityName', 'Country'],
  TaxSubtotal: ['TaxableAmount', 'TaxAmount', 'Percent', 'TaxCategory'],
  TaxCategory: ['TaxExemptionReasonCode', 'TaxExemptionReason', 'TaxScheme'],
  LegalMonetaryTotal: [
    ...['LineExtensionAmount', 'TaxExclusiveAmount', 'TaxInclusiveAmount', 'AllowanceTotalAmount'],
    'PayableAmount',
  ],
  InvoiceLine: ['ID', 'InvoicedQuantity', 'LineExtensionAmount', 'TaxTotal', 'Item', 'Price'],
};

/** What each part must hold. */
const NEEDED: Readonly<Record<string, readonly string[]>> = {
  Invoice: ORDER['Invoice']!.filter(
    (name) => !['Note', 'BillingReference', 'OrderReference', 'AdditionalDocumentReference'].includes(name),
  ),
  Party: ['PartyIdentification', 'PostalAddress'],
  PostalAddress: ['CitySubdivisionName', 'CityName', 'Country'],
  TaxSubtotal: ['TaxableAmount', 'TaxAmount', 'Percent', 'TaxCategory'],
  InvoiceLine: ORDER['InvoiceLine']!,
};

interface Element {
  readonly name: string;
  readonly text: string;
  readonly attributes: Readonly<Record<string, string>>;
  readonly children: readonly Element[];
}

/**
 * What the schema and the Schematron rules of UBL-TR would refuse in an e-archive invoice, as far as our documents can
 * break them: order and presence of elements, forms of numbers, and sums. Empty when nothing is wrong.
 */
export function problemsOfUbl(xml: string): string[] {
  const invoice = treeOf(xml);
  return [
    ...everyElement(invoice).flatMap(orderProblems),
    ...formProblems(invoice),
    ...everyElement(invoice).flatMap(partyProblems),
    ...sumProblems(invoice),
  ];
}

type Ordered = Record<string, Ordered[] | string> & { ':@'?: Record<string, string> };

function treeOf(xml: string): Element {
  const parser = new XMLParser({
    ...{ preserveOrder: true, ignoreAttributes: false, attributeNamePrefix: '', removeNSPrefix: true },
    ...{ parseTagValue: false, parseAttributeValue: false, ignoreDeclaration: true, trimValues: false },
  });
  const [root] = (parser.parse(xml) as Ordered[]).flatMap(elementsOf);
  if (root?.name !== 'Invoice') throw new Error('The root of an invoice is Invoice.');
  return root;
}

function elementsOf(node: Ordered): Element[] {
  return Object.entries(node).flatMap(([name, content]) => {
    if (name === ':@' || name === '#text' || !Array.isArray(content)) return [];
    const text = content.map((child) => (typeof child['#text'] === 'string' ? child['#text'] : '')).join('');
    return [{ name, text, attributes: node[':@'] ?? {}, children: content.flatMap(elementsOf) }];
  });
}

function everyElement(element: Element): Element[] {
  return [element, ...element.children.flatMap(everyElement)];
}

function childrenOf({ children }: Element, name: string): Element[] {
  return children.filter((child) => child.name === name);
}

function textAt(element: Element, ...path: readonly string[]): string {
  const found = path.reduce<Element | undefined>((at, name) => at && childrenOf(at, name)[0], element);
  return found?.text ?? '';
}

function orderProblems({ name, children }: Element): string[] {
  const order = ORDER[name];
  const names = children.map((child) => child.name);
  const missing = (NEEDED[name] ?? []).filter((needed) => !names.includes(needed));
  const unknown = order ? names.filter((child) => !order.includes(child)) : [];
  const places = order ? names.map((child) => order.indexOf(child)) : [];
  const isInOrder = places.every((place, at) => at === 0 || place >= places[at - 1]!);
  return [
    ...missing.map((child) => `${name} lacks ${child}`),
    ...unknown.map((child) => `${name} may not hold ${child}`),
    ...(isInOrder ? [] : [`${name} is out of order: ${names.join(', ')}`]),
  ];
}

function formProblems(invoice: Element): string[] {
  const forms: readonly (readonly [string, RegExp])[] = [
    ['ID', /^[A-Z0-9]{3}20\d{2}\d{9}$/],
    ['UUID', /^[a-f0-9]{8}(?:-[a-f0-9]{4}){3}-[a-f0-9]{12}$/i],
    ['IssueDate', /^20\d{2}-\d{2}-\d{2}$/],
    ['IssueTime', /^\d{2}:\d{2}:\d{2}$/],
    ['InvoiceTypeCode', /^(?:SATIS|IADE)$/],
  ];
  const wrong = forms.filter(([name, form]) => !form.test(textAt(invoice, name)));
  const isReturn = textAt(invoice, 'InvoiceTypeCode') === 'IADE';
  const reference = textAt(invoice, 'BillingReference', 'InvoiceDocumentReference', 'ID');
  const names = childrenOf(invoice, 'InvoiceLine').filter(
    (line) => textAt(line, 'Item', 'Name').trim() === '',
  );
  const withoutReason = everyElement(invoice).filter(
    (element) =>
      element.name === 'TaxSubtotal' &&
      Number(textAt(element, 'Percent')) === 0 &&
      textAt(element, 'TaxCategory', 'TaxExemptionReasonCode') === '',
  );
  return [
    ...wrong.map(([name]) => `${name} has the wrong form: ${textAt(invoice, name)}`),
    ...(isReturn && reference.length !== 16 ? ['A return names no sale'] : []),
    ...names.map(() => 'A line has no name'),
    ...withoutReason.map(() => 'A line without KDV gives no reason'),
  ];
}

function partyProblems(element: Element): string[] {
  if (element.name !== 'Party') return [];
  const [id] = childrenOf(element, 'PartyIdentification').flatMap((child) => childrenOf(child, 'ID'));
  const isPerson = id?.attributes['schemeID'] === 'TCKN';
  const hasDigits = isPerson ? /^\d{11}$/ : /^\d{10}$/;
  const said = isPerson
    ? textAt(element, 'Person', 'FirstName') !== '' && textAt(element, 'Person', 'FamilyName') !== ''
    : textAt(element, 'PartyName', 'Name') !== '';
  return [
    ...(hasDigits.test(id?.text ?? '') ? [] : [`A party has the number ${id?.text ?? ''}`]),
    ...(said ? [] : ['A party has no name']),
  ];
}

function sumProblems(invoice: Element): string[] {
  const lines = childrenOf(invoice, 'InvoiceLine');
  const kurus = (element: Element, ...path: readonly string[]) =>
    Math.round(Number(textAt(element, ...path)) * 100);
  const sum = (elements: readonly Element[], ...path: readonly string[]) =>
    elements.reduce((total, element) => total + kurus(element, ...path), 0);
  const net = sum(lines, 'LineExtensionAmount');
  const vat = sum(lines, 'TaxTotal', 'TaxAmount');
  const [taxTotal] = childrenOf(invoice, 'TaxTotal');
  const subtotals = taxTotal ? childrenOf(taxTotal, 'TaxSubtotal') : [];
  const expected: readonly (readonly [string, number, number])[] = [
    ['LineExtensionAmount', kurus(invoice, 'LegalMonetaryTotal', 'LineExtensionAmount'), net],
    ['TaxExclusiveAmount', kurus(invoice, 'LegalMonetaryTotal', 'TaxExclusiveAmount'), net],
    ['TaxInclusiveAmount', kurus(invoice, 'LegalMonetaryTotal', 'TaxInclusiveAmount'), net + vat],
    ['PayableAmount', kurus(invoice, 'LegalMonetaryTotal', 'PayableAmount'), net + vat],
    ['TaxTotal', kurus(invoice, 'TaxTotal', 'TaxAmount'), vat],
    ['TaxSubtotal', sum(subtotals, 'TaxAmount'), vat],
    ['LineCountNumeric', Number(textAt(invoice, 'LineCountNumeric')), lines.length],
    ...lines.map((line): [string, number, number] => [
      'Price',
      Math.round(
        Number(textAt(line, 'Price', 'PriceAmount')) * Number(textAt(line, 'InvoicedQuantity')) * 100,
      ),
      kurus(line, 'LineExtensionAmount'),
    ]),
  ];
  return expected
    .filter(([, said, counted]) => said !== counted)
    .map(([name, said, counted]) => `${name} says ${said} kuruş, not ${counted}`);
}
