import { Body, Controller, Get, HttpCode, Post, Query, Req } from '@nestjs/common';
import type { Request } from 'express';
import { RestChangeSettingsDto } from '../../../contract/security-center/change-settings.dto.js';
import {
  SECURITY_SETTING_KEYS,
  SECURITY_SETTINGS,
  type SecuritySettingKey,
} from '../../../contract/common/security-settings.js';
import { formatSettings } from '../../../contract/security-center/setting-problem.js';
import { AdminRightsService } from '../../admin/admin-rights.service.js';
import { dtoInput } from '../../api/dto-input.js';
import { SecuritySettingsService } from '../../platform/security/security-settings.service.js';
import { Visit } from '../../platform/sessions/visit.js';
import { ManageSettingsService } from '../../security-center/manage-settings.service.js';
import { readingDocumented, withDocumentedNames } from '../documented-names.js';
import { signedInAdmin } from '../http/signed-in-admin.js';
import { NeedsRight } from '../http/needs-right.js';

const NAMES = { currentPassword: 'current_password' };
const readChanges = readingDocumented(dtoInput(RestChangeSettingsDto, { dropsUnknownFields: true }), NAMES);

/** The settings that the public site needs; the others are only for admins. */
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

/** /api/admin_security_settings.php: all settings for admins, the public ones for everybody else. */
@Controller('api/admin_security_settings.php')
export class AdminSecuritySettingsController {
  constructor(
    private readonly security: SecuritySettingsService,
    private readonly settings: ManageSettingsService,
    private readonly rights: AdminRightsService,
  ) {}

  @Get()
  async show(@Req() request: Request, @Query('check') check: unknown) {
    if (check === 'maintenance') {
      await this.security.latest();
      return { success: true, maintenance_active: this.security.closure !== null };
    }
    const { adminId } = new Visit(request);
    if (adminId !== null) {
      await this.rights.assertMay(adminId, 'settings.read');
      const { values } = await this.settings.read();
      return { success: true, settings_map: settingsMap(SECURITY_SETTING_KEYS, values) };
    }
    const values = formatSettings(await this.security.latest());
    return { success: true, settings_map: settingsMap(PUBLIC_KEYS, values) };
  }

  @Post()
  @NeedsRight('settings.change')
  @HttpCode(200)
  async save(@Req() request: Request, @Body() body: unknown) {
    const actor = signedInAdmin(request);
    const { settings, currentPassword } = readChanges(body);
    const texts = Object.entries(settings).map(([key, value]) => [key, asText(value)] as const);
    const changes = { settings: Object.fromEntries(texts), version: null, currentPassword };
    await withDocumentedNames(NAMES, () => this.settings.save(actor, changes));
    return { success: true, message: 'Ayarlar kaydedildi.' };
  }
}

/** Values are documented as texts; booleans and numbers are accepted as well. */
function asText(value: unknown): unknown {
  return typeof value === 'boolean' || typeof value === 'number' ? String(value) : value;
}

function settingsMap(
  keys: readonly SecuritySettingKey[],
  values: Readonly<Record<SecuritySettingKey, string>>,
) {
  const entries = keys.map((key): [string, RestSetting] => [
    key,
    { value: values[key], description: SECURITY_SETTINGS[key].description, is_active: true },
  ]);
  return Object.fromEntries(entries);
}
