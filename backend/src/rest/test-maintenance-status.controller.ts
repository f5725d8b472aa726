import { All, Controller, Get, Inject, Res } from '@nestjs/common';
import type { Response } from 'express';
import { ReadyBytes } from '../platform/http/ready-bytes.js';
import { SecuritySettingsService } from '../platform/security/security-settings.service.js';
import { refuseOtherMethods } from './read-methods.js';

/** GET /api/test_maintenance_status.php: the flag alone. */
@Controller('api/test_maintenance_status.php')
export class TestMaintenanceStatusController {
  constructor(
    @Inject(SecuritySettingsService) private readonly security: SecuritySettingsService,
    @Inject(ReadyBytes) readyBytes: ReadyBytes,
  ) {
    readyBytes.register('/api/test_maintenance_status.php', 'settings');
  }

  @Get()
  async show(): Promise<{ readonly success: true; readonly maintenance_active: boolean }> {
    const { maintenance_mode: isInMaintenance } = await this.security.latest();
    return { success: true, maintenance_active: isInMaintenance };
  }

  @All()
  refuse(@Res({ passthrough: true }) response: Response): never {
    refuseOtherMethods(response);
  }
}
