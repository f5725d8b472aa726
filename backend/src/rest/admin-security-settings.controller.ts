import { All, Controller, Get, Inject, Query, Res } from '@nestjs/common';
import type { Response } from 'express';
import { SECURITY_SETTINGS, type SecuritySettingKey } from '../../contract/security/security-settings.js';
import { ReadyBytes } from '../platform/http/ready-bytes.js';
import { SecuritySettingsService } from '../platform/security/security-settings.service.js';
import { refuseOtherMethods } from './read-methods.js';

/** What the public site needs to know; the rest is the back office's. */
const PUBLIC_KEYS = [
  'registration_enabled',
  'captcha_enabled',
  'guest_orders_enabled',
  'password_reset_enabled',
  'maintenance_mode',
] as const satisfies readonly SecuritySettingKey[];

interface RestSetting {
  readonly value: string;
  readonly description: string;
  readonly is_active: true;
}

type PublicSettings =
  | { readonly success: true; readonly settings_map: Readonly<Record<string, RestSetting>> }
  | { readonly success: true; readonly maintenance_active: boolean };

/** GET /api/admin_security_settings.php, as the public site asks; the same for every visitor. */
@Controller('api/admin_security_settings.php')
export class AdminSecuritySettingsController {
  constructor(
    @Inject(SecuritySettingsService) private readonly security: SecuritySettingsService,
    @Inject(ReadyBytes) readyBytes: ReadyBytes,
  ) {
    readyBytes.register('/api/admin_security_settings.php', 'settings');
  }

  @Get()
  async show(@Query('check') check: unknown): Promise<PublicSettings> {
    const settings = await this.security.latest();
    if (check === 'maintenance') return { success: true, maintenance_active: settings.maintenance_mode };
    const entries = PUBLIC_KEYS.map((key): [string, RestSetting] => [
      key,
      {
        value: String(settings[key]),
        description: SECURITY_SETTINGS[key].description,
        is_active: true,
      },
    ]);
    return { success: true, settings_map: Object.fromEntries(entries) };
  }

  @All()
  refuse(@Res({ passthrough: true }) response: Response): never {
    refuseOtherMethods(response);
  }
}
