import { chakra } from '@chakra-ui/react';
import { lazy, Suspense, useState } from 'react';
import type { PolicyKind } from '@contract/content/policy.js';

const PolicyDialog = lazy(async () => ({
  default: (await import('../../ui/policy-dialog.js')).PolicyDialog,
}));

const LABELS: Record<PolicyKind, string> = {
  privacy: 'Gizlilik Politikası',
  delivery: 'Teslimat ve İade',
  contract: 'Mesafeli Satış Sözleşmesi',
};
const KINDS: readonly PolicyKind[] = ['privacy', 'delivery', 'contract'];

const LegalButton = chakra('button', {
  base: {
    minH: 'target',
    textDecoration: 'underline',
    textUnderlineOffset: '4px',
    _hover: { color: 'fg.inverted' },
  },
});

/** The three legal popups of the footer. */
export function LegalButtons() {
  const [kind, setKind] = useState<PolicyKind | null>(null);
  const [isOpen, setOpen] = useState(false);
  const show = (next: PolicyKind) => {
    setKind(next);
    setOpen(true);
  };
  return (
    <>
      <chakra.ul display="flex" flexDirection={{ base: 'column', md: 'row' }} columnGap="6" flexWrap="wrap">
        {KINDS.map((item) => (
          <li key={item}>
            <LegalButton type="button" aria-haspopup="dialog" onClick={() => show(item)}>
              {LABELS[item]}
            </LegalButton>
          </li>
        ))}
      </chakra.ul>
      {kind !== null && (
        <Suspense>
          <PolicyDialog open={isOpen} kind={kind} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
