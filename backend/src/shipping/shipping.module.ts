import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { StudioModule } from '../studio/studio.module.js';
import { FollowOrderService } from './follow-order.service.js';
import { PackParcelsService } from './pack-parcels.service.js';
import { ParcelCarriersService } from './parcel-carriers.service.js';
import { ParcelLabel } from './parcel-label.entity.js';
import { ParcelLine } from './parcel-line.entity.js';
import { ParcelQueriesService } from './parcel-queries.service.js';
import { Parcel } from './parcel.entity.js';

/** The parcels of orders. It knows no orders but by their ids; their back office and their views use it. */
@Module({
  imports: [StudioModule, TypeOrmModule.forFeature([Parcel, ParcelLabel, ParcelLine])],
  providers: [FollowOrderService, PackParcelsService, ParcelCarriersService, ParcelQueriesService],
  exports: [FollowOrderService, PackParcelsService, ParcelQueriesService],
})
export class ShippingModule {}
