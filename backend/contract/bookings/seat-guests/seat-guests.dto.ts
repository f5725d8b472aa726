import {
  ArrayMaxSize,
  ArrayMinSize,
  ArrayUnique,
  IsArray,
  IsBoolean,
  IsIn,
  IsInt,
  Matches,
  Max,
  Min,
  ValidateBy,
  ValidateIf,
} from 'class-validator';
import { isId } from '../../common/id.js';
import { nestedList } from '../../common/nested.js';
import { isOptionalText } from '../../common/optional-text.rule.js';
import { LARGEST_INTEGER } from '../../common/record-number.rule.js';
import { rulesInOrder } from '../../common/rules-in-order.js';
import { isPersonsName, isRequiredPhone } from '../../people/person.rules.js';
import { TicketKeyDto } from '../ticket-key.dto.js';
import { NEEDS_CONSENTS, type NeedsConsentVersion } from './needs-consent.js';
import {
  AGE_BANDS,
  type AgeBand,
  PHOTO_CONSENTS,
  type PhotoConsent,
  SEAT_GUEST_NAME_LENGTH,
  SEAT_GUEST_NEEDS_LENGTH,
} from './seat-guest.js';

const MOST_SEATS = 99;
const SEAT = { message: 'Bu yer okunamadı.' };
const GUESTS = { message: 'En az bir misafirin adını yazın.' };
const NEEDS_CONSENT =
  'Bu bilgiyi saklayabilmemiz için kutuyu işaretleyin ya da alerji ve ihtiyaçlar alanını boş bırakın.';
const GUARDIAN_NAME = 'Sorumlu yetişkinin adını yazın';
const GUARDIAN_PHONE = 'Sorumlu yetişkinin telefonunu yazın';

const isPosition = (): PropertyDecorator =>
  rulesInOrder(IsInt(SEAT), Min(0, SEAT), Max(MOST_SEATS - 1, SEAT));

/** An adult needs no responsible one, whatever the fields hold. */
const unlessAdult = (): PropertyDecorator => ValidateIf((guest: SeatGuestDto) => guest.ageBand !== 'adult');

/** Needs are kept with a consent only; without needs there is nothing to consent to. */
function isConsentToNeeds(): PropertyDecorator {
  return rulesInOrder(
    IsBoolean({ message: NEEDS_CONSENT }),
    ValidateBy({
      name: 'isConsentToNeeds',
      validator: {
        validate: (value, context) =>
          context !== undefined && (value === true || (context.object as SeatGuestDto).needs === ''),
        defaultMessage: () => NEEDS_CONSENT,
      },
    }),
  );
}

/** The parts of the address of 'Kimler geliyor?': its booking and its key. */
export class GuestFormKeyDto {
  @isId('Rezervasyon bulunamadı.')
  bookingId: string;

  @Matches(/^[\w-]{20,64}$/, { message: 'Bağlantı eksik.' })
  formKey: string;
}

/** Who sits on a seat. */
export class SeatGuestDto {
  @isPosition()
  position: number;

  /** The version that was read; 0 for a seat that nobody was named for. */
  @rulesInOrder(IsInt(SEAT), Min(0, SEAT), Max(LARGEST_INTEGER, SEAT))
  version: number;

  @isPersonsName('Misafirin adını yazın', { maxLength: SEAT_GUEST_NAME_LENGTH })
  name: string;

  @IsIn(AGE_BANDS, { message: 'Misafirin yaşını seçin.' })
  ageBand: AgeBand;

  @unlessAdult()
  @isPersonsName(GUARDIAN_NAME, { maxLength: SEAT_GUEST_NAME_LENGTH })
  guardianName: string;

  @unlessAdult()
  @isRequiredPhone(GUARDIAN_PHONE)
  guardianPhone: string;

  /** Allergies and needs in the buyer's words. */
  @isOptionalText({ maxLength: SEAT_GUEST_NEEDS_LENGTH, hasLines: true })
  needs: string;

  /** The explicit consent to keep the needs. It is asked only for who writes some. */
  @isConsentToNeeds()
  hasNeedsConsent: boolean;

  @IsIn(PHOTO_CONSENTS, { message: 'Fotoğraf için bir seçim yapın.' })
  photoConsent: PhotoConsent;
}

/** Names the guests of some seats of a booking; the other seats stay as they are. */
export class SaveSeatGuestsDto extends GuestFormKeyDto {
  @nestedList(() => SeatGuestDto, 'Misafirler okunamadı.')
  @ArrayUnique(({ position }: SeatGuestDto) => position, SEAT)
  @ArrayMaxSize(MOST_SEATS, SEAT)
  @ArrayMinSize(1, GUESTS)
  @IsArray(GUESTS)
  guests: SeatGuestDto[];

  /** The version of the consent text that was shown. */
  @IsIn(Object.keys(NEEDS_CONSENTS), { message: 'Sayfayı yenileyip yeniden deneyin.' })
  needsConsentVersion: NeedsConsentVersion;
}

/** The parts of the address of a guest's own ticket. */
export class SeatTicketKeyDto extends TicketKeyDto {
  @isPosition()
  position: number;
}
