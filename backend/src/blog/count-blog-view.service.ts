import { Injectable } from '@nestjs/common';
import type { Visit } from '../platform/sessions/visit.js';

@Injectable()
export class CountBlogView {
  count(_slug: string, _visit: Visit): Promise<void> {
    return Promise.resolve();
  }
}
