import { Controller, Get, Query, Req } from '@nestjs/common';
import type { Request } from 'express';
import { AppError } from '../../../contract/app-error.js';
import { Settings } from '../../platform/config/settings.js';
import { isSurelyFromHere } from '../../platform/http/same-origin.js';
import { ManageSettingsService } from '../../security-center/manage-settings.service.js';
import { signedInAdmin } from '../http/signed-in-admin.js';
import { NeedsRight } from '../http/needs-right.js';

const DONE: Readonly<Record<string, string>> = {
  enable: 'Bakım modu açıldı. Ziyaretçiler şimdi bakım ekranını görüyor.',
  disable: 'Bakım modu kapatıldı. Site yeniden açık.',
};

/**
 * GET /api/force_maintenance_mode.php?action=enable|disable. It changes something by GET, so it is accepted
 * only from our own pages.
 */
@Controller('api/force_maintenance_mode.php')
export class ForceMaintenanceModeController {
  constructor(
    private readonly settings: ManageSettingsService,
    private readonly places: Settings,
  ) {}

  @Get()
  @NeedsRight('settings.change')
  async force(@Req() request: Request, @Query('action') action: unknown) {
    const actor = signedInAdmin(request);
    if (!isSurelyFromHere(request, new URL(this.places.PUBLIC_URL).origin)) {
      throw new AppError('forbidden_origin');
    }
    // The framework answers HEAD with the same handler, but HEAD must not change anything.
    if (request.method === 'HEAD') throw new AppError('method_not_allowed');
    const message = typeof action === 'string' && Object.hasOwn(DONE, action) ? DONE[action] : undefined;
    if (message === undefined) {
      throw new AppError('invalid_input', {}, { action: 'İşlem enable ya da disable olabilir.' });
    }
    const isOn = action === 'enable';
    await this.settings.save(actor, { settings: { maintenance_mode: String(isOn) }, version: null });
    return { success: true, message, maintenance_active: isOn };
  }
}
