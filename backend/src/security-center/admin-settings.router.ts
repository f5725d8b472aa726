import { Injectable } from '@nestjs/common';
import { ChangeSettingsDto, MaintenanceDto } from '../../contract/security-center/change-settings.dto.js';
import { adminProcedure, adminSends, router } from '../api/trpc.js';
import { EmptyCachesService } from './empty-caches.service.js';
import { ManageSettingsService } from './manage-settings.service.js';

@Injectable()
export class AdminSettingsRouter {
  constructor(
    private readonly settings: ManageSettingsService,
    private readonly caches: EmptyCachesService,
  ) {}

  readonly router = router({
    get: adminProcedure('settings.read').query(() => this.settings.read()),
    save: adminSends('settings.change', ChangeSettingsDto).mutation(({ ctx, input }) =>
      this.settings.save(ctx.actor, input),
    ),
    /** Switches maintenance at once, even if another admin is changing settings. */
    setMaintenance: adminSends('settings.change', MaintenanceDto).mutation(({ ctx, input }) =>
      this.settings.save(ctx.actor, {
        settings: { maintenance_mode: String(input.isOn) },
        version: null,
      }),
    ),
    emptyCaches: adminProcedure('settings.change').mutation(({ ctx }) => this.caches.empty(ctx.actor)),
  });
}
