import { useState } from 'react';
import type { OpenHoldsRow } from '@contract/orders/open-holds.views.js';
import { trpc } from '../../../lib/server/trpc.js';
import { confirm } from '../../../ui/confirm-dialog.js';
import { shortNetwork } from './short-network.js';
import { toast } from '../../../ui/toast.js';
import { describeFailure } from '../../lib/describe-failure.js';

export interface ReleaseHolds {
  /** The network whose carts are being released. */
  readonly pending: string | null;
  readonly release: (row: OpenHoldsRow) => Promise<void>;
}

/** Releases the carts of a network, after a confirmation. */
export function useReleaseHolds(): ReleaseHolds {
  const { client, admin } = trpc.useUtils();
  const [pending, setPending] = useState<string | null>(null);
  return {
    pending,
    release: async ({ network, carts }) => {
      const isSure = await confirm({
        title: 'Ayrılanlar satışa geri açılsın mı?',
        text: `${shortNetwork(network)} adresindeki ${carts} sepetin ayırdıkları hemen satışa döner. Bu sepetlerin sahipleri ödemeye baştan başlar; gerçek müşteriler de olabilirler.`,
        confirmLabel: 'Satışa Geri Aç',
      });
      if (!isSure) return;
      setPending(network);
      try {
        const released = await client.admin.openHolds.release.mutate({ network });
        toast.success({
          text:
            released > 0
              ? `${released} sepetin ayırdıkları satışa açıldı.`
              : 'Bu adresin açık sepeti kalmamıştı.',
        });
      } catch (error) {
        toast.error({ text: describeFailure(error, 'Ayrılanlar satışa açılamadı') });
      }
      await admin.openHolds.invalidate();
      setPending(null);
    },
  };
}
