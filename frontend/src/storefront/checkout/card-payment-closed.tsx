import { Note } from '../../ui/note.js';
import { StudioPhone } from '../../ui/studio-phone.js';

/** In place of the forms while the shop cannot charge a card, so that nobody types for nothing. */
export function CardPaymentClosed() {
  return (
    <Note tone="info" role="status">
      Kartla ödeme henüz açık değil; çok yakında açılacak. Sepetiniz olduğu gibi duruyor. Sorularınız ya da
      siparişiniz için bize <StudioPhone /> üzerinden ulaşabilirsiniz.
    </Note>
  );
}
