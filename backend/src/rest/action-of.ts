import { AppError } from '../../contract/app-error.js';

/** What a documented body says is to be done. */
export function actionOf(body: unknown): unknown {
  return typeof body === 'object' && body !== null && 'action' in body ? body.action : undefined;
}

/** What is done for the action of that name. Throws malformed_request for one that is not documented. */
export function chosenAction<Act>(actions: Readonly<Record<string, Act>>, asked: unknown): Act {
  const act = typeof asked === 'string' && Object.hasOwn(actions, asked) ? actions[asked] : undefined;
  if (act === undefined) throw new AppError('malformed_request');
  return act;
}
