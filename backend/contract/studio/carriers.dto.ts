import { ArrayMaxSize, ArrayUnique, IsArray, IsString, ValidateBy, ValidateIf } from 'class-validator';
import { nestedList } from '../common/nested.js';
import { isRequiredText } from '../common/required-text.rule.js';
import { rulesInOrder } from '../common/rules-in-order.js';
import { type CarrierList, isTrackingPage } from './carriers.js';
import { isReadVersion } from './read-version.rule.js';
import { trimmed } from '../common/trimmed.js';

const MOST_CARRIERS = 30;
const UNREADABLE = 'Kargo firmaları okunamadı.';

class CarrierDto {
  @isRequiredText('Firmanın adını yazın.', { maxLength: 60 })
  name: string;

  @rulesInOrder(
    trimmed(),
    ValidateIf((_dto: unknown, value: unknown) => value !== ''),
    IsString({ message: UNREADABLE }),
    ValidateBy({
      name: 'isTrackingPage',
      validator: {
        validate: isTrackingPage,
        defaultMessage: () =>
          'Takip adresi https:// ile başlamalı ve takip numarasının yerine bir kez {number} yazmalıdır.',
      },
    }),
  )
  trackingPage: string;
}

export class SaveCarriersDto implements CarrierList {
  @rulesInOrder(
    nestedList(() => CarrierDto, UNREADABLE),
    IsArray({ message: UNREADABLE }),
    ArrayMaxSize(MOST_CARRIERS, { message: `En fazla ${MOST_CARRIERS} firma yazabilirsiniz.` }),
    ArrayUnique((carrier: CarrierDto) => carrier.name, { message: 'Aynı firma iki kez yazılmış.' }),
  )
  carriers: readonly CarrierDto[];

  /** The version that the client read; 0 before the first save. */
  @isReadVersion()
  version: number;
}
