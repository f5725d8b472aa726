/** What a documented body says is to be done. */
export function actionOf(body: unknown): unknown {
  return typeof body === 'object' && body !== null && 'action' in body ? body.action : undefined;
}
