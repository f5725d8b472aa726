import { Injectable } from '@nestjs/common';
import { SaveCarriersDto } from '../../../contract/studio/carriers.dto.js';
import { SaveFeaturesDto } from '../../../contract/studio/features.dto.js';
import { SaveNoticeAddressesDto } from '../../../contract/studio/notice-addresses.dto.js';
import { SaveInvoicingDto } from '../../../contract/studio/invoicing-rules.dto.js';
import { SaveOrderRulesDto } from '../../../contract/studio/order-rules.dto.js';
import { SaveReturnRulesDto } from '../../../contract/studio/return-rules.dto.js';
import { SaveSellerDto } from '../../../contract/studio/seller-details.dto.js';
import { StudioHistoryQuery } from '../../../contract/studio/studio-history.query.js';
import { SaveStudioLookDto } from '../../../contract/studio/studio-look.dto.js';
import { SaveShippingDto } from '../../../contract/studio/shipping-rules.dto.js';
import { SaveStudioProfileDto } from '../../../contract/studio/studio-profile.dto.js';
import { SaveVatDto } from '../../../contract/studio/vat.dto.js';
import { SaveBookingPoliciesDto } from '../../../contract/workshops/policies/booking-policies.dto.js';
import { adminProcedure, adminSends, router } from '../../api/trpc.js';
import { SaveStudioDetailsService } from './save-studio-details.service.js';
import { StudioDetailsQueriesService } from './studio-details-queries.service.js';

@Injectable()
export class AdminStudioRouter {
  constructor(
    private readonly queries: StudioDetailsQueriesService,
    private readonly saving: SaveStudioDetailsService,
  ) {}

  readonly router = router({
    profile: adminProcedure('settings.read').query(() => this.queries.read('profile')),
    seller: adminProcedure('settings.read').query(() => this.queries.read('seller')),
    features: adminProcedure('settings.read').query(() => this.queries.read('features')),
    look: adminProcedure('settings.read').query(() => this.queries.read('look')),
    orders: adminProcedure('settings.read').query(() => this.queries.read('orders')),
    notices: adminProcedure('settings.read').query(() => this.queries.read('notices')),
    carriers: adminProcedure('rules.read').query(() => this.queries.read('carriers')),
    agreedCarrier: adminProcedure('rules.read').query(
      async () => (await this.queries.read('seller')).returnCarrier,
    ),
    locked: adminProcedure('rules.read').query(() => this.queries.locked()),
    vat: adminProcedure('rules.read').query(() => this.queries.read('vat')),
    shipping: adminProcedure('settings.read').query(() => this.queries.read('shipping')),
    policies: adminProcedure('settings.read').query(() => this.queries.read('policies')),
    invoicing: adminProcedure('settings.read').query(() => this.queries.read('invoicing')),
    returns: adminProcedure('settings.read').query(() => this.queries.read('returns')),
    history: adminSends('settings.read', StudioHistoryQuery).query(({ input }) =>
      this.queries.history(input.section),
    ),
    saveProfile: adminSends('settings.change', SaveStudioProfileDto).mutation(({ ctx, input }) =>
      this.saving.save(ctx.actor, 'profile', input),
    ),
    saveSeller: adminSends('settings.change', SaveSellerDto).mutation(({ ctx, input }) =>
      this.saving.save(ctx.actor, 'seller', input),
    ),
    saveFeatures: adminSends('settings.change', SaveFeaturesDto).mutation(({ ctx, input }) =>
      this.saving.save(ctx.actor, 'features', input),
    ),
    saveLook: adminSends('settings.change', SaveStudioLookDto).mutation(({ ctx, input }) =>
      this.saving.save(ctx.actor, 'look', input),
    ),
    saveCarriers: adminSends('carriers.change', SaveCarriersDto).mutation(({ ctx, input }) =>
      this.saving.save(ctx.actor, 'carriers', input),
    ),
    saveNotices: adminSends('settings.change', SaveNoticeAddressesDto).mutation(({ ctx, input }) =>
      this.saving.save(ctx.actor, 'notices', input),
    ),
    saveOrders: adminSends('settings.change', SaveOrderRulesDto).mutation(({ ctx, input }) =>
      this.saving.save(ctx.actor, 'orders', input),
    ),
    saveVat: adminSends('settings.change', SaveVatDto).mutation(({ ctx, input }) =>
      this.saving.save(ctx.actor, 'vat', input),
    ),
    saveShipping: adminSends('settings.change', SaveShippingDto).mutation(({ ctx, input }) =>
      this.saving.save(ctx.actor, 'shipping', input),
    ),
    saveInvoicing: adminSends('settings.change', SaveInvoicingDto).mutation(({ ctx, input }) =>
      this.saving.save(ctx.actor, 'invoicing', input),
    ),
    saveReturns: adminSends('settings.change', SaveReturnRulesDto).mutation(({ ctx, input }) =>
      this.saving.save(ctx.actor, 'returns', input),
    ),
    savePolicies: adminSends('settings.change', SaveBookingPoliciesDto).mutation(({ ctx, input }) =>
      this.saving.save(ctx.actor, 'policies', input),
    ),
  });
}
