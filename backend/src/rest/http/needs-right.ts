import {
  applyDecorators,
  type CanActivate,
  type ExecutionContext,
  Injectable,
  SetMetadata,
  UseGuards,
} from '@nestjs/common';
import type { Request } from 'express';
import type { Right } from '../../../contract/admin/rights.js';
import { AdminRightsService, type ExtraRight } from '../../admin/admin-rights.service.js';
import { signedInAdmin } from './signed-in-admin.js';

const NEEDED = 'needed right';

interface NeededRight {
  readonly right: Right;
  readonly extra?: ExtraRight<Request> | undefined;
}

/** Refuses everybody without the right of the call before the body is read, so that strangers cannot upload files. */
@Injectable()
class RightGuard implements CanActivate {
  constructor(private readonly rights: AdminRightsService) {}

  /** Throws the errors of `AdminRightsService.assertMay`. */
  async canActivate(context: ExecutionContext): Promise<boolean> {
    const request = context.switchToHttp().getRequest<Request>();
    const { adminId } = signedInAdmin(request);
    const needed = rightOfCall(context.getHandler());
    if (!needed) throw new Error('The guard stands before a call that names no right.');
    const { right, extra } = needed;
    await this.rights.assertMay(adminId, right);
    if (extra?.when(request)) await this.rights.assertMay(adminId, extra.right);
    return true;
  }
}

/** Makes a call one for admins who have the right. */
export const NeedsRight = (right: Right, extra?: ExtraRight<Request>) =>
  applyDecorators(SetMetadata(NEEDED, { right, extra } satisfies NeededRight), UseGuards(RightGuard));

/** A table for download, of a call that answers the list on the screen too. */
export const EXPORT: ExtraRight<Request> = {
  right: 'data.export',
  when: ({ query }) => query['action'] === 'export',
};

/** What a call needs; undefined for calls that strangers or customers make too. */
export function rightOfCall(handler: object): NeededRight | undefined {
  return Reflect.getMetadata(NEEDED, handler) as NeededRight | undefined;
}
