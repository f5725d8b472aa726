import { IsIn, IsInt, IsString, Max, MaxLength, Min } from 'class-validator';
import { rulesInOrder } from '../common/rules-in-order.js';
import { isRecordNumber, LARGEST_INTEGER } from '../common/record-number.rule.js';
import { mayBeAbsent } from '../common/text-rules.js';
import { CONTENT_SECTIONS, type ContentSection } from './content-section.js';

const UNKNOWN = 'Böyle bir içerik alanı yok.';
const UNREADABLE = 'Metin okunamadı.';
/** Far more than any text may hold: what is longer is no text that somebody wrote. */
const MOST_CHARACTERS = 50_000;

const isContentText = (): PropertyDecorator =>
  rulesInOrder(IsString({ message: UNREADABLE }), MaxLength(MOST_CHARACTERS, { message: 'Metin çok uzun.' }));

class ContentItemQuery {
  @IsIn(CONTENT_SECTIONS, { message: UNKNOWN })
  section: ContentSection;

  @rulesInOrder(IsString({ message: UNKNOWN }), MaxLength(100, { message: UNKNOWN }))
  key: string;
}

/** Changes of a text, page by page. */
export class ContentHistoryQuery extends ContentItemQuery {
  @mayBeAbsent()
  @isRecordNumber('Sayfa numarası geçersiz.')
  page?: number;
}

/** A text that is being written, for the preview. */
export class ContentDraftDto extends ContentItemQuery {
  /** An empty one lets the site say its built-in text again. */
  @isContentText()
  value: string;
}

export class SaveContentDto extends ContentDraftDto {
  /** As it was read; 0 for what nobody has written yet. */
  @rulesInOrder(
    IsInt({ message: UNREADABLE }),
    Min(0, { message: UNREADABLE }),
    Max(LARGEST_INTEGER, { message: UNREADABLE }),
  )
  version: number;
}

/** The body of a documented change (specification 3, section 7). */
export class RestContentDto {
  @isContentText()
  value: string;
}
