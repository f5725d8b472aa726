import { chakra } from '@chakra-ui/react';
import { type AnchorHTMLAttributes, lazy, type MouseEvent, useState } from 'react';
import { Link } from 'react-router-dom';
import type { PolicyKind } from '@contract/content/policy.js';
import { paths } from '../lib/navigation/paths.js';
import { isPlainClick } from '../lib/navigation/plain-click.js';
import { LazyBoundary } from './lazy-boundary.js';
import { textLinkRecipe } from './text-link.js';

const PolicyDialog = lazy(async () => ({ default: (await import('./policy-dialog.js')).PolicyDialog }));

interface PolicyLinkProps extends AnchorHTMLAttributes<HTMLAnchorElement> {
  readonly kind: PolicyKind;
}

/** Links to a policy's page. A plain click opens the policy in a dialog instead. */
export function PlainPolicyLink({ kind, ...rest }: PolicyLinkProps) {
  const [dialog, setDialog] = useState<'never' | 'open' | 'closed'>('never');
  const open = (event: MouseEvent) => {
    if (!isPlainClick(event)) return;
    event.preventDefault();
    setDialog('open');
  };
  return (
    <>
      <Link to={paths.policy(kind)} aria-haspopup="dialog" onClick={open} {...rest} />
      {dialog !== 'never' && (
        <LazyBoundary>
          <PolicyDialog open={dialog === 'open'} kind={kind} onClose={() => setDialog('closed')} />
        </LazyBoundary>
      )}
    </>
  );
}

/** The same within running text. */
export const PolicyLink = chakra(PlainPolicyLink, textLinkRecipe);
