import { Controller, Get } from '@nestjs/common';
import { ResponseCache } from '../../platform/http/response-cache.js';
import { SecuritySettingsService } from '../../platform/security/security-settings.service.js';

/** GET /api/test_maintenance_status.php: only the flag. */
@Controller('api/test_maintenance_status.php')
export class TestMaintenanceStatusController {
  constructor(
    private readonly security: SecuritySettingsService,
    responseCache: ResponseCache,
  ) {
    responseCache.register('/api/test_maintenance_status.php', 'settings');
  }

  @Get()
  async show() {
    await this.security.latest();
    return { success: true, maintenance_active: this.security.closure !== null };
  }
}
