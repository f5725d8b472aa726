import { chakra } from '@chakra-ui/react';
import type { OpenChoice } from '@contract/bookings/ticket.view.js';
import { ButtonAnchor } from './button.js';
import { Note } from './note.js';

/** Says that a date was called off or moved and the guest has not answered; the buyer is led to the answer. */
export function OpenChoiceNote({ choice }: { readonly choice: OpenChoice | null }) {
  if (choice === null) return null;
  const { isCalledOff, url } = choice;
  return (
    <Note tone="warning">
      <chakra.p fontWeight="650">
        {url === null ? 'Rezervasyonu yapanın seçimini bekliyoruz' : 'Seçiminizi bekliyoruz'}
      </chakra.p>
      <chakra.p>{isCalledOff ? CALLED_OFF : MOVED}</chakra.p>
      {url !== null && (
        <chakra.div mt="3" _print={{ display: 'none' }}>
          <ButtonAnchor href={url} size="sm">
            {isCalledOff ? 'Seçiminizi Yapın' : 'Yanıtlayın'}
          </ButtonAnchor>
        </chakra.div>
      )}
    </Note>
  );
}

const CALLED_OFF = 'Bu workshopu bu tarihte yapamıyoruz. Başka bir gün ya da ödemenin iadesi seçilebilir.';
const MOVED =
  'Workshopun günü ya da saati değişti. Yanıt gelmezse yer yeni günde durur; uymuyorsa başka bir gün ya da iade seçilebilir.';
