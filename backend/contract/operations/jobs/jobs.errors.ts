import type { ErrorEntry } from '../../common/error-entry.js';

export const JOB_ERRORS = {
  queue_unreachable: {
    status: 503,
    message: 'İş kuyruğuna şu an ulaşılamıyor. İşler kaybolmaz; kuyruk dönünce kaldıkları yerden sürer.',
  },
  job_not_failed: {
    status: 409,
    message: 'Bu iş artık başarısız işler arasında değil. Liste yenilendi.',
  },
} as const satisfies Record<string, ErrorEntry>;
