import { chakra } from '@chakra-ui/react';
import type { GuestFormKeyDto } from '@contract/bookings/seat-guests/seat-guests.dto.js';
import type { GuestFormView } from '@contract/bookings/seat-guests/seat-guests.views.js';
import { describeError } from '../../../lib/server/describe-error.js';
import { trpc } from '../../../lib/server/trpc.js';
import { Button } from '../../../ui/button.js';
import { Note } from '../../../ui/note.js';
import { toast } from '../../../ui/toast.js';

interface EraseNeedsProps {
  readonly view: GuestFormView;
  readonly address: GuestFormKeyDto;
  readonly onErased: () => Promise<void>;
}

/** Takes the consent to keep the needs back, once the form takes no other change. */
export function EraseNeeds({ view, address, onErased }: EraseNeedsProps) {
  const erase = trpc.guestForm.eraseNeeds.useMutation({
    onSuccess: async () => {
      await onErased();
      toast.success({ text: 'Alerji ve ihtiyaçlar silindi.' });
    },
    onError: (error) => toast.error({ text: describeError(error).message }),
  });
  if (!view.seats.some(({ guest }) => guest !== null && guest.needs !== '')) return null;
  return (
    <Note tone="info">
      <chakra.p>
        Yazdığınız alerji ve ihtiyaçları saklama rızanızı geri alabilirsiniz; hepsi hemen silinir.
      </chakra.p>
      <Button
        variant="outline"
        size="sm"
        pending={erase.isPending}
        pendingLabel="Siliniyor..."
        onClick={() => erase.mutate(address)}
      >
        Rızamı Geri Al ve Sil
      </Button>
    </Note>
  );
}
