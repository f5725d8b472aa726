import { Injectable } from '@nestjs/common';
import {
  DistrictsQuery,
  NeighbourhoodsQuery,
  PlaceSearchQuery,
} from '../../../contract/orders/address-lists.query.js';
import { anybodySends, publicProcedure, router } from '../../api/trpc.js';
import { AddressesService } from './addresses.service.js';

@Injectable()
export class AddressesRouter {
  constructor(private readonly addresses: AddressesService) {}

  readonly router = router({
    cities: publicProcedure.query(() => this.addresses.listCities()),
    districts: anybodySends(DistrictsQuery).query(({ input }) => this.addresses.listDistricts(input.city)),
    neighbourhoods: anybodySends(NeighbourhoodsQuery).query(({ input }) =>
      this.addresses.listNeighbourhoods(input.city, input.district),
    ),
    search: anybodySends(PlaceSearchQuery).query(({ input }) => this.addresses.search(input.text)),
  });
}
