import {
  type Attributes,
  KNOWN_INBOX,
  type ParasutStore,
  type StoredRecord,
  type StoredSale,
} from './parasut-store.js';

/** A call as it arrived: 'GET /contacts', its query and the record that it sends. */
export interface Asked {
  readonly call: string;
  readonly query: URLSearchParams;
  readonly data: unknown;
}

export interface Answered {
  readonly status: number;
  /** Null for an answer without content. */
  readonly body: object | null;
}

interface Circumstances {
  /** How many looks a new job takes. */
  readonly looks: number;
  readonly url: string;
}

const NOT_FOUND: Answered = { status: 404, body: { errors: [{ title: 'Not Found' }] } };
const NO_CONTENT: Answered = { status: 204, body: null };

/** Answers a call as Paraşüt does, as far as the shop makes it. */
export function answerCall(store: ParasutStore, asked: Asked, circumstances: Circumstances): Answered {
  const { call, query } = asked;
  const path = /^(\w+) \/(\w+)(?:\/([\w-]+))?(?:\/(\w+))?$/.exec(call);
  const [, method = '', resource = '', id = '', act = ''] = path ?? [];
  if (method === 'POST') return create(store, resource, { ...asked, ...circumstances });
  if (id === '') return listed(store, resource, query);
  if (resource === 'sales_invoices') return ofSale(store, id, `${method} ${act}`.trim());
  return act === 'pdf' ? pdfOf(store, id, circumstances.url) : ofJob(store, id);
}

function listed(store: ParasutStore, resource: string, query: URLSearchParams): Answered {
  const filter = (name: string) => query.get(`filter[${name}]`);
  const matching = (list: readonly StoredRecord[], ...names: readonly string[]) =>
    list.filter(({ attributes }) => names.every((name) => [null, attributes[name]].includes(filter(name))));
  if (resource === 'contacts') return many(matching(store.contacts, 'tax_number', 'email'));
  if (resource === 'products') return many(matching(store.products, 'code'));
  if (resource === 'sales_invoices') {
    return many(store.sales.filter(({ contactId }) => contactId === filter('contact_id')));
  }
  if (resource !== 'e_invoice_inboxes') return NOT_FOUND;
  const isKnown = filter('vkn') === KNOWN_INBOX.vkn;
  const attributes = { e_invoice_address: KNOWN_INBOX.address };
  return many(isKnown ? [{ id: '1', type: 'e_invoice_inboxes', attributes }] : []);
}

function create(store: ParasutStore, resource: string, asked: Asked & Circumstances): Answered {
  const { attributes = {}, relationships = {} } = { ...(asked.data as NewRecord | undefined) };
  switch (resource) {
    case 'contacts':
      return one(store.add(store.contacts, resource, attributes), 201);
    case 'products':
      return one(store.add(store.products, resource, attributes), 201);
    case 'sales_invoices': {
      const details = (relationships['details']?.data ?? []) as readonly NewRecord[];
      const lines = details.map((line) => line.attributes ?? {});
      return one(store.addSale(attributes, idIn(relationships['contact']), lines), 201);
    }
    case 'e_archives':
      return electronic(store, resource, { saleId: idIn(relationships['sales_invoice']), ...asked });
    case 'e_invoices':
      return electronic(store, resource, { saleId: idIn(relationships['invoice']), ...asked });
    default:
      return NOT_FOUND;
  }
}

function electronic(
  store: ParasutStore,
  form: 'e_archives' | 'e_invoices',
  { saleId, looks }: Circumstances & { readonly saleId: string },
): Answered {
  const sale = store.sales.find(({ id }) => id === saleId);
  if (!sale) return NOT_FOUND;
  if (store.isBeingMade(sale)) return refused('Bu fatura için zaten bir e-belge var.');
  return one(store.addJob(sale, form, looks), 201);
}

function idIn(relationship: Relationship | undefined): string {
  const { id } = { ...(relationship?.data as { readonly id?: string } | undefined) };
  return id ?? '';
}

function ofSale(store: ParasutStore, id: string, call: string): Answered {
  const sale = store.sales.find((each) => each.id === id);
  if (!sale) return NOT_FOUND;
  if (call === 'GET') {
    store.jobsOf(sale).forEach((job) => store.look(job));
    return oneSale(sale);
  }
  if (call === 'DELETE cancel') {
    sale.isCancelled = true;
    return NO_CONTENT;
  }
  if (call !== 'DELETE') return NOT_FOUND;
  if (store.isBeingMade(sale)) return refused('E-belgesi olan fatura silinemez.');
  store.sales.splice(store.sales.indexOf(sale), 1);
  return NO_CONTENT;
}

function ofJob(store: ParasutStore, id: string): Answered {
  const job = store.jobs.find((each) => each.id === id);
  return job ? one({ ...job, attributes: store.look(job) }) : NOT_FOUND;
}

function pdfOf(store: ParasutStore, id: string, url: string): Answered {
  const found = store.sales.find(({ electronic }) => electronic?.id === id);
  if (!found) return NOT_FOUND;
  return one({ id, type: 'e_document_pdfs', attributes: { url: `${url}/files/${id}.pdf` } });
}

interface Relationship {
  readonly data?: unknown;
}

interface NewRecord {
  readonly attributes?: Attributes;
  readonly relationships?: Readonly<Record<string, Relationship | undefined>>;
}

function one({ id, type, attributes }: StoredRecord, status = 200): Answered {
  return { status, body: { data: { id, type, attributes } } };
}

function many(records: readonly StoredRecord[]): Answered {
  const data = records.map(({ id, type, attributes }) => ({ id, type, attributes })).reverse();
  return { status: 200, body: { data } };
}

function oneSale({ id, type, attributes, electronic }: StoredSale): Answered {
  const active = electronic && { id: electronic.id, type: electronic.type };
  const data = { id, type, attributes, relationships: { active_e_document: { data: active } } };
  return { status: 200, body: { data, included: electronic ? [electronic] : [] } };
}

function refused(detail: string): Answered {
  return { status: 422, body: { errors: [{ title: 'Unprocessable Entity', detail }] } };
}
