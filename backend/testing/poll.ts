import { setTimeout } from 'node:timers/promises';

/** Waits until the condition holds; fails with its name when the time is up. */
export async function eventually(
  name: string,
  condition: () => boolean | Promise<boolean>,
  ms = 15_000,
): Promise<void> {
  const deadline = Date.now() + ms;
  while (!(await condition())) {
    if (Date.now() > deadline) throw new Error(`Did not happen within ${ms} ms: ${name}`);
    await setTimeout(20);
  }
}
