import { chakra } from '@chakra-ui/react';
import type { MediaUse } from '@contract/media/admin-media.views.js';
import { Button } from '../../ui/button.js';
import { Dialog } from '../../ui/dialog.js';
import { TextLink } from '../../ui/text-link.js';
import { adminPaths } from '../lib/admin-paths.js';

interface MediaUsesDialogProps {
  readonly name: string;
  readonly uses: readonly MediaUse[];
  readonly onClose: () => void;
}

/** Lists the places that use a picture, which therefore cannot be deleted. */
export function MediaUsesDialog({ name, uses, onClose }: MediaUsesDialogProps) {
  return (
    <Dialog
      open
      onClose={onClose}
      width="confirm"
      title="Bu görsel kullanılıyor"
      footer={<Button onClick={onClose}>Tamam</Button>}
    >
      <chakra.p color="fg.muted" overflowWrap="anywhere">
        “{name}” silinemez. Önce şuralardan kaldırın; sayfada sabit bir yeri varsa görseli pasife alın:
      </chakra.p>
      <chakra.ul mt="4" display="grid" gap="2" overflowWrap="anywhere">
        {uses.map((use) => (
          <li key={`${use.place}-${use.recordId}-${use.label}`}>
            <Place {...use} />
          </li>
        ))}
      </chakra.ul>
    </Dialog>
  );
}

function Place({ place, recordId, label }: MediaUse) {
  if (place === 'product') return <TextLink to={adminPaths.product(recordId)}>{label}</TextLink>;
  if (place === 'blog_post') return <TextLink to={adminPaths.blog}>{label}</TextLink>;
  if (place === 'content') return <TextLink to={adminPaths.content}>{label}</TextLink>;
  return label;
}
