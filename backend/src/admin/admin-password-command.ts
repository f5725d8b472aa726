import { Module } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import { AppError } from '../../contract/app-error.js';
import type { CommandSettings } from '../platform/config/load-settings.js';
import { Settings } from '../platform/config/settings.js';
import { PlatformModule } from '../platform/platform.module.js';
import { AdminModule } from './admin.module.js';
import { AdminQueriesService } from './admin-queries.service.js';
import { ResetAdminPasswordService } from './reset-admin-password.service.js';

@Module({})
class AdminCommandModule {}

/**
 * Takes the e-mail address of an admin and returns the text to print. Throws an error that says what was
 * wrong.
 */
export async function runAdminPasswordCommand(
  settings: CommandSettings<'APP_SECRET'>,
  args: readonly string[],
): Promise<string> {
  const [email, ...more] = args;
  if (!email || more.length > 0) throw new Error('Say the e-mail address of an admin, and nothing else.');
  // Standard output must contain nothing but the password.
  const silent = Object.assign(new Settings(), settings, { LOG_LEVEL: 'silent' });
  const imports = [PlatformModule.forRoot(silent), AdminModule];
  const app = await NestFactory.createApplicationContext(
    { module: AdminCommandModule, imports },
    { logger: false, abortOnError: false },
  );
  try {
    const password = await app.get(ResetAdminPasswordService).reset(email);
    return told(email, password, settings.PUBLIC_URL);
  } catch (error) {
    if (!(error instanceof AppError) || error.code !== 'not_found') throw error;
    throw new Error(await whoIsThere(app.get(AdminQueriesService), email), { cause: error });
  } finally {
    await app.close();
  }
}

function told(email: string, password: string, publicUrl: string): string {
  return [
    `The new password of ${email}, said only here: ${password}`,
    `Every session of theirs has ended. Sign in at ${new URL('/admin', publicUrl).href}, and choose another there.`,
    '',
  ].join('\n');
}

async function whoIsThere(admins: AdminQueriesService, email: string): Promise<string> {
  const active = (await admins.list()).filter(({ isActive }) => isActive);
  const names = active.map((admin) => `${admin.email} (${admin.role})`);
  return `There is no active admin ${email}. There are: ${names.join(', ') || 'none'}.`;
}
