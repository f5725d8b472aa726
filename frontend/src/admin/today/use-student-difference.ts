import { useState } from 'react';
import type { ExpectedGuest } from '@contract/attendance/attendance.views.js';
import { trpc } from '../../lib/server/trpc.js';
import { toast } from '../../ui/toast.js';
import { describeSaveFailure } from '../lib/describe-load-failure.js';

/** One act per seat: a repeated request after a lost answer takes the difference once. */
export function useStudentDifference({ bookingId, position }: ExpectedGuest) {
  const utils = trpc.useUtils();
  const [requestKey] = useState(() => crypto.randomUUID());
  const mutation = trpc.admin.orderCorrections.takeStudentDifference.useMutation({
    onSuccess: ({ paymentUrl }) =>
      toast.success({ text: paymentUrl === null ? 'Öğrenci farkı kaydedildi.' : 'Ödeme bağlantısı hazır.' }),
    onError: (error) => toast.error({ text: describeSaveFailure(error, 'Öğrenci farkı alınamadı.') }),
    onSettled: () => utils.admin.attendance.day.invalidate(),
  });
  return {
    take: (method: 'cash' | 'pos' | 'link') => mutation.mutate({ bookingId, position, method, requestKey }),
    isPending: mutation.isPending,
    paymentUrl: mutation.data?.paymentUrl ?? null,
  };
}
