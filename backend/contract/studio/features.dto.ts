import { IsBoolean, ValidateBy } from 'class-validator';
import { rulesInOrder } from '../common/rules-in-order.js';
import { type Features, sellsSomething } from './features.js';
import { isReadVersion } from './read-version.rule.js';

const isSwitch = () => IsBoolean({ message: 'Açık ya da kapalı olduğunu seçin.' });

export class SaveFeaturesDto implements Features {
  @isSwitch()
  shop: boolean;

  @rulesInOrder(
    isSwitch(),
    ValidateBy({
      name: 'sellsSomething',
      validator: {
        validate: (_value, args) => args !== undefined && sellsSomething(args.object as SaveFeaturesDto),
        defaultMessage: () => 'Ürün satışı ile workshoplardan en az biri açık kalmalıdır.',
      },
    }),
  )
  workshops: boolean;

  @isSwitch()
  bulkOrders: boolean;

  @isSwitch()
  blog: boolean;

  @isSwitch()
  newsletter: boolean;

  /** The version that the client read; 0 before the first save. */
  @isReadVersion()
  version: number;
}
