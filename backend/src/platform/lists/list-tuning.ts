import { Injectable } from '@nestjs/common';

/** How long one statement of the back office's lists may take. Tests set it. */
@Injectable()
export class ListTuning {
  pageMs = 3_000;
  batchMs = 15_000;
}
