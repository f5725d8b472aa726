import { AppError } from '../../../contract/app-error.js';

/** The `action` of a documented body. */
export function actionOf(body: unknown): unknown {
  return typeof body === 'object' && body !== null && 'action' in body ? body.action : undefined;
}

/** The handler of that action. Throws malformed_request for an undocumented one. */
export function chosenAction<Act>(actions: Readonly<Record<string, Act>>, requested: unknown): Act {
  const act =
    typeof requested === 'string' && Object.hasOwn(actions, requested) ? actions[requested] : undefined;
  if (act === undefined) throw new AppError('malformed_request');
  return act;
}
