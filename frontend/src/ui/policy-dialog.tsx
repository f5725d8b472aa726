import type { ReactNode } from 'react';
import type { PolicyKind } from '@contract/content/policy.js';
import { trpc } from '../lib/trpc.js';
import { LegalDialog } from './legal-dialog.js';

const TITLES: Record<PolicyKind, string> = {
  privacy: 'Gizlilik Politikası',
  delivery: 'Teslimat ve İade Koşulları',
  contract: 'Mesafeli Satış Sözleşmesi',
};

interface PolicyDialogProps {
  readonly open: boolean;
  readonly kind: PolicyKind;
  readonly onClose: () => void;
  readonly note?: ReactNode;
}

/** One of the site's policies, as it stands today. */
export function PolicyDialog({ open, kind, onClose, note }: PolicyDialogProps) {
  const policy = trpc.content.policy.useQuery({ kind }, { enabled: open });
  const retry = () => void policy.refetch();
  return (
    <LegalDialog
      open={open}
      onClose={onClose}
      title={TITLES[kind]}
      text={policy.data}
      onRetry={policy.isError ? retry : undefined}
      note={note}
    />
  );
}
