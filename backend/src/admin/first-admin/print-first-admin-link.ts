import type { INestApplicationContext } from '@nestjs/common';
import { FirstAdminLinksService } from './first-admin-links.service.js';

/**
 * Prints the address with which the owner of a new shop makes its first admin. It is a text for people, so it
 * does not depend on LOG_LEVEL. Nothing is printed once there is an admin.
 */
export async function printFirstAdminLink(app: INestApplicationContext): Promise<void> {
  const address = await app.get(FirstAdminLinksService).create();
  if (address === null) return;
  process.stdout.write(
    `\nThis shop has no admin yet. Whoever opens this address becomes its first super admin:\n\n  ${address}\n\nThe address works once; the next start prints a new one.\n\n`,
  );
}
