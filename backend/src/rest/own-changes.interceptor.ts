import {
  type CallHandler,
  type ExecutionContext,
  Inject,
  Injectable,
  type NestInterceptor,
} from '@nestjs/common';
import type { Request } from 'express';
import { mergeMap, type Observable } from 'rxjs';
import { ChangeFeed } from '../platform/change-feed/change-feed.js';
import { Visit } from '../platform/sessions/visit.js';

const ONLY_READS: readonly string[] = ['GET', 'HEAD', 'OPTIONS'];

/** An admin who changes something by a documented call finds it in the next one, also in what is kept for everybody. */
@Injectable()
export class OwnChangesInterceptor implements NestInterceptor {
  constructor(@Inject(ChangeFeed) private readonly changeFeed: ChangeFeed) {}

  intercept(context: ExecutionContext, next: CallHandler<unknown>): Observable<unknown> {
    const request = context.switchToHttp().getRequest<Request>();
    if (ONLY_READS.includes(request.method) || new Visit(request).adminId === null) return next.handle();
    return next.handle().pipe(
      mergeMap(async (answer) => {
        await this.changeFeed.caughtUp();
        return answer;
      }),
    );
  }
}
