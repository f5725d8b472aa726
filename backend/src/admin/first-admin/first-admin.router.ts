import { Injectable } from '@nestjs/common';
import { FirstAdminDto, FirstAdminLinkDto } from '../../../contract/admin/first-admin.dto.js';
import { anybodyAlwaysSends, router } from '../../api/trpc.js';
import { FirstAdminLinksService } from './first-admin-links.service.js';
import { MakeFirstAdminService } from './make-first-admin.service.js';

@Injectable()
export class FirstAdminRouter {
  constructor(
    private readonly links: FirstAdminLinksService,
    private readonly service: MakeFirstAdminService,
  ) {}

  readonly router = router({
    /** A mutation, so that the secret is not part of an address. */
    check: anybodyAlwaysSends(FirstAdminLinkDto).mutation(({ input }) => this.links.assertValid(input.token)),
    make: anybodyAlwaysSends(FirstAdminDto).mutation(({ ctx, input }) => this.service.make(ctx.visit, input)),
  });
}
