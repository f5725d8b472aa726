import { Inject, Injectable } from '@nestjs/common';
import { ChangeSettingsDto, MaintenanceDto } from '../../contract/security/change-settings.dto.js';
import { dtoInput } from '../api/dto-input.js';
import { adminProcedure, router } from '../api/trpc.js';
import { EmptyCaches } from './empty-caches.service.js';
import { ManageSettings } from './manage-settings.service.js';

@Injectable()
export class AdminSettingsRouter {
  constructor(
    @Inject(ManageSettings) private readonly settings: ManageSettings,
    @Inject(EmptyCaches) private readonly caches: EmptyCaches,
  ) {}

  readonly router = router({
    get: adminProcedure.query(() => this.settings.read()),
    save: adminProcedure
      .input(dtoInput(ChangeSettingsDto))
      .mutation(({ ctx, input }) => this.settings.save(ctx.actor, input.settings, input.version)),
    /** At once, whatever else somebody is changing. */
    setMaintenance: adminProcedure
      .input(dtoInput(MaintenanceDto))
      .mutation(({ ctx, input }) =>
        this.settings.save(ctx.actor, { maintenance_mode: String(input.isOn) }, null),
      ),
    emptyCaches: adminProcedure.mutation(({ ctx }) => this.caches.empty(ctx.actor)),
  });
}
