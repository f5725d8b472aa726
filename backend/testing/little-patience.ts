import type { INestApplicationContext } from '@nestjs/common';
import { Settings } from '../src/platform/config/settings.js';

const A_SECOND_MS = 1_000;

/**
 * Gives up on iyzico after a second, for a call that is planned to get no answer. All other calls keep their time: on
 * a busy machine each may take longer than that, and the shop would rightly treat it as lost.
 */
export async function withLittlePatience<T>(
  { app }: { readonly app: INestApplicationContext },
  act: () => Promise<T>,
): Promise<T> {
  const settings = app.get(Settings);
  const { IYZICO_TIMEOUT_MS } = settings;
  Object.assign(settings, { IYZICO_TIMEOUT_MS: A_SECOND_MS });
  try {
    return await act();
  } finally {
    Object.assign(settings, { IYZICO_TIMEOUT_MS });
  }
}
