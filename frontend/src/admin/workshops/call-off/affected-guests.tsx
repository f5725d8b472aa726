import { chakra } from '@chakra-ui/react';
import type { AffectedGuest, CallOffPreview } from '@contract/booking-changes/call-off/call-off.views.js';
import { formatTl } from '@contract/common/money.js';
import { formatPhone } from '@contract/common/phone.js';
import { ORDER_CHANNEL_LABELS } from '@contract/orders/order-channel.js';
import { Badge } from '../../../ui/badge.js';
import { Note } from '../../../ui/note.js';
import { Block, Pair, Pairs } from '../../ui/block.js';
import { wayBack } from './way-back.js';

/** Who is affected, and what goes back if everybody wants the money. */
export function AffectedGuests({ preview }: { readonly preview: CallOffPreview }) {
  const { guests, refunds, heldSeats, seatsTakenElsewhere } = preview;
  const people = guests.reduce((sum, { seats }) => sum + seats, 0);
  return (
    <chakra.div>
      {guests.length === 0 ? (
        <chakra.p color="fg.muted">
          Bu workshopun rezervasyonu yok; kimseye e-posta gitmez. İptal ederseniz sitedeki takvimden kalkar,
          burada “İptal edildi” olarak kalır. Silerseniz buradan da kalkar.
        </chakra.p>
      ) : (
        <>
          <Block title={`Etkilenenler: ${guests.length} rezervasyon, ${people} kişi`}>
            <chakra.ul listStyleType="none">
              {guests.map((guest) => (
                <Guest key={guest.bookingId} guest={guest} />
              ))}
            </chakra.ul>
          </Block>
          <Block title="Herkes iade isterse geri dönecek tutar">
            {refunds.length === 0 ? (
              <chakra.p color="fg.muted">İade edilecek bir ödeme yok.</chakra.p>
            ) : (
              <Pairs>
                {refunds.map(({ method, kurus }) => (
                  <Pair key={method} name={wayBack(method)}>
                    {formatTl(kurus)}
                  </Pair>
                ))}
                <Pair name="Toplam" strong>
                  {formatTl(refunds.reduce((sum, { kurus }) => sum + kurus, 0))}
                </Pair>
              </Pairs>
            )}
          </Block>
        </>
      )}
      <chakra.div display="grid" gap="3" mt="4">
        {seatsTakenElsewhere > 0 && (
          <Note tone="warning">
            {seatsTakenElsewhere} kişi panel dışından yazıldı. E-posta adreslerini bilmediğimiz için onlara
            sizin haber vermeniz gerekir.
          </Note>
        )}
        {heldSeats > 0 && (
          <Note tone="info">
            Şu anda {heldSeats} yer için ödeme yapılıyor; tamamlanırsa tutar kendiliğinden iade edilir.
          </Note>
        )}
      </chakra.div>
    </chakra.div>
  );
}

function Guest({ guest }: { readonly guest: AffectedGuest }) {
  const { name, phone, seats, channel, toldBy, isPaid, refundKurus } = guest;
  return (
    <chakra.li display="flex" justifyContent="space-between" gap="4" py="2" borderBottomWidth="1px">
      <chakra.div minW="0">
        <chakra.p overflowWrap="anywhere">
          {name} · {seats} kişi
        </chakra.p>
        <chakra.p textStyle="sm" color="fg.subtle">
          {ORDER_CHANNEL_LABELS[channel]} · {formatPhone(phone)}
        </chakra.p>
      </chakra.div>
      <chakra.div textAlign="right" flexShrink="0">
        <chakra.p>{isPaid ? formatTl(refundKurus) : 'Ödenmedi'}</chakra.p>
        {toldBy === 'call' && <Badge tone="warning">Siz arayacaksınız</Badge>}
        {toldBy === 'sms' && <Badge>SMS gidecek</Badge>}
      </chakra.div>
    </chakra.li>
  );
}
