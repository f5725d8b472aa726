import { useState } from 'react';
import type { Readiness } from '@contract/opening/readiness.views.js';
import { trpc } from '../../lib/server/trpc.js';
import { confirm } from '../../ui/confirm-dialog.js';
import { toast } from '../../ui/toast.js';
import { describeFailure } from '../lib/describe-failure.js';

const MOST_NAMED = 6;

/** Asks once more, naming what is missing, and opens the shop. */
export function useOpenShop({ checks }: Pick<Readiness, 'checks'>) {
  const { client, admin, site } = trpc.useUtils();
  const [isOpening, setOpening] = useState(false);
  const missing = checks.filter(({ state }) => state === 'missing').map(({ title }) => title);
  const open = async () => {
    const isSure = await confirm({
      title: 'Dükkânı açalım mı?',
      text: questionOf(missing),
      confirmLabel: missing.length === 0 ? 'Dükkânı Aç' : 'Yine de Aç',
      destructive: missing.length > 0,
    });
    if (!isSure) return;
    setOpening(true);
    try {
      admin.opening.readiness.setData(undefined, await client.admin.opening.open.mutate());
      await site.status.invalidate();
      toast.success({ text: 'Dükkânınız açıldı. Hayırlı olsun!' });
    } catch (error) {
      toast.error({ text: describeFailure(error, 'Dükkân açılamadı') });
    }
    setOpening(false);
  };
  return { open, isOpening };
}

function questionOf(missing: readonly string[]): string {
  const opens = 'Ziyaretçiler hemen içeri girer ve alışveriş yapabilir.';
  if (missing.length === 0) return `${opens} Hiçbir eksiğiniz yok.`;
  const named = missing.slice(0, MOST_NAMED).join(', ');
  const others = missing.length - MOST_NAMED;
  return `${opens} Eksikleriniz: ${named}${others > 0 ? ` ve ${others} madde daha` : ''}.`;
}
