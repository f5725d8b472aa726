import { type CanActivate, Injectable, type Type } from '@nestjs/common';
import type { Feature } from '../../contract/studio/features.js';
import { CurrentStudio } from '../studio/current-studio.js';

/** Refuses plain HTTP calls to a part of the shop that the studio does not use: `@UseGuards(whileInUse('blog'))`. */
export function whileInUse(feature: Feature): Type<CanActivate> {
  @Injectable()
  class WhileInUse implements CanActivate {
    constructor(private readonly studio: CurrentStudio) {}

    async canActivate(): Promise<boolean> {
      await this.studio.assertUses(feature);
      return true;
    }
  }
  return WhileInUse;
}
