import { IsIn, IsNotEmpty, IsString, MaxLength } from 'class-validator';
import { rulesInOrder } from '../common/rules-in-order.js';
import { hasVisibleCharacter, oneLine } from '../common/text-rules.js';
import { RecordDto } from './record.dto.js';
import { VIEWED_LISTS, type ViewedList } from './saved-views.js';
import { trimmed } from '../common/trimmed.js';

export const VIEW_NAME_LENGTH = 40;
const LIST = { message: 'Liste tanınmıyor.' };
const NAME_NEEDED = 'Görünüme bir ad verin.';
const FILTERS = { message: 'Filtreler okunamadı.' };

const isViewName = (): PropertyDecorator =>
  rulesInOrder(
    trimmed(),
    IsNotEmpty({ message: NAME_NEEDED }),
    IsString({ message: NAME_NEEDED }),
    hasVisibleCharacter(NAME_NEEDED),
    MaxLength(VIEW_NAME_LENGTH, { message: `Ad en fazla ${VIEW_NAME_LENGTH} karakter olabilir.` }),
    oneLine(),
  );

export class SavedViewsQuery {
  @IsIn(VIEWED_LISTS, LIST)
  list: ViewedList;
}

export class SaveViewDto extends SavedViewsQuery {
  @isViewName()
  name: string;

  /** Filters and sort order as the list's address holds them: 'status=shipped&sirala=id-asc'. */
  @MaxLength(1_000, FILTERS)
  @IsString(FILTERS)
  filters: string;
}

export class RenameViewDto extends RecordDto {
  @isViewName()
  name: string;
}
