import { type AnchorHTMLAttributes, lazy, type MouseEvent, useState } from 'react';
import { Link } from 'react-router-dom';
import { paths } from '../../lib/navigation/paths.js';
import { isPlainClick } from '../../lib/navigation/plain-click.js';
import { LazyBoundary } from '../../ui/lazy-boundary.js';

const PrivacyDialog = lazy(async () => ({ default: (await import('./privacy-dialog.js')).PrivacyDialog }));

/** Opens the privacy choices. Without scripts there is nothing to choose, and the policy says so. */
export function PrivacyChoices(attributes: AnchorHTMLAttributes<HTMLAnchorElement>) {
  const [dialog, setDialog] = useState<'never' | 'open' | 'closed'>('never');
  const open = (event: MouseEvent) => {
    if (!isPlainClick(event)) return;
    event.preventDefault();
    setDialog('open');
  };
  return (
    <>
      <Link to={paths.policy('privacy')} aria-haspopup="dialog" onClick={open} {...attributes}>
        Gizlilik Tercihleri
      </Link>
      {dialog !== 'never' && (
        <LazyBoundary>
          <PrivacyDialog open={dialog === 'open'} onClose={() => setDialog('closed')} />
        </LazyBoundary>
      )}
    </>
  );
}
