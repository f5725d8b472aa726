import { randomUUID } from 'node:crypto';
import type { AskDataRequestDto } from '../contract/data-requests/data-requests.dto.js';
import { LinkKeysService } from '../src/platform/security/link-keys.service.js';
import { anAddress } from './shop-client.js';
import type { TestServer } from './test-server.js';
import { Visitor } from './visitor.js';

type Shop = Pick<TestServer, 'url' | 'dataSource' | 'app'>;

/** The fields of the form. */
type Asked = { readonly [Field in keyof AskDataRequestDto]: AskDataRequestDto[Field] };

/** The parts of the address of a request's page. */
export interface MailedKey {
  readonly requestId: string;
  readonly requestSecret: string;
}

export const aStranger = (shop: Pick<Shop, 'url'>) => new Visitor(shop, { address: anAddress() });

export function aDataRequest(facts: Partial<Asked> = {}): Asked {
  return {
    requestKey: randomUUID(),
    name: 'Ayşe Demir',
    email: `${randomUUID()}@toprak.example`,
    phone: '',
    kind: 'copy',
    message: '',
    ...facts,
  };
}

/** The key in the link that was mailed, which the stored mail holds sealed. */
export async function mailedKey({ dataSource, app }: Shop, requestId: string): Promise<MailedKey> {
  const [{ linkNonce }] = await dataSource.query<[{ linkNonce: string }]>(
    'SELECT link_nonce AS "linkNonce" FROM data_request WHERE id = $1',
    [requestId],
  );
  const requestSecret = app.get(LinkKeysService).keyOf('data-request', { id: requestId, linkNonce });
  return { requestId, requestSecret };
}

/** A guest asks and confirms the address. */
export async function aConfirmedRequest(
  shop: Shop,
  facts: Partial<Asked> = {},
): Promise<MailedKey & { readonly email: string }> {
  const asked = aDataRequest(facts);
  const visitor = aStranger(shop);
  await visitor.mutate('dataRequests.ask', asked);
  const key = await mailedKey(shop, asked.requestKey);
  const { status, text } = await visitor.mutate('dataRequests.confirm', key);
  if (status !== 200) throw new Error(`Not confirmed: ${text}`);
  return { ...key, email: asked.email };
}
