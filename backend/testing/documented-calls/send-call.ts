import type { HttpAnswer } from '../shop-client.js';
import type { Visitor } from '../visitor.js';
import type { DocumentedCall, Sent } from './documented-call.js';

/** Makes a documented call as a foreign client does. */
export function sendCall(
  { route }: Pick<DocumentedCall, 'route'>,
  sent: Sent,
  visitor: Visitor,
): Promise<HttpAnswer> {
  const [method = ''] = route.split(' ');
  const { query = '', json, form, headers = {} } = sent;
  return visitor.ask(pathOf(route).replace('*file', '') + query, {
    method: sent.method ?? method,
    headers: { ...headers, ...(json !== undefined && { 'content-type': 'application/json' }) },
    ...(json !== undefined && { body: JSON.stringify(json) }),
    ...(form && { body: form }),
  });
}

export function pathOf(route: string): string {
  return route.split(' ')[1] ?? '';
}
