import type { ReactNode } from 'react';
import type { PolicyKind } from '@contract/content/policy.js';
import { usePolicy } from '../lib/site/use-policy.js';
import { LegalDialog } from './legal-dialog.js';

const TITLES: Record<PolicyKind, string> = {
  privacy: 'Gizlilik Politikası',
  delivery: 'Teslimat ve İade Koşulları',
  contract: 'Mesafeli Satış Sözleşmesi',
  guarantee: 'Memnuniyet Sözümüz',
  accessibility: 'Erişilebilirlik Bildirimi',
};

interface PolicyDialogProps {
  readonly open: boolean;
  readonly kind: PolicyKind;
  readonly onClose: () => void;
  readonly note?: ReactNode;
}

/** Shows a policy of the site in a dialog. */
export function PolicyDialog({ open, kind, onClose, note }: PolicyDialogProps) {
  const { policy, hasFailed, retry } = usePolicy(kind, open);
  return (
    <LegalDialog
      open={open}
      onClose={onClose}
      title={TITLES[kind]}
      text={policy}
      onRetry={hasFailed ? retry : undefined}
      note={note}
    />
  );
}
