import { IsIn, IsInt, IsString, Max, MaxLength, Min } from 'class-validator';
import { rulesInOrder } from '../common/rules-in-order.js';
import { isRecordNumber, LARGEST_INTEGER } from '../common/record-number.rule.js';
import { mayBeAbsent } from '../common/text-rules.js';
import { CONTENT_SECTIONS, type ContentSection } from './content-section.js';

const UNKNOWN = 'Böyle bir içerik alanı yok.';
const UNREADABLE = 'Metin okunamadı.';
/** A bound on the request, far above the maximum length of any text. */
const MOST_CHARACTERS = 50_000;

const isContentText = (): PropertyDecorator =>
  rulesInOrder(IsString({ message: UNREADABLE }), MaxLength(MOST_CHARACTERS, { message: 'Metin çok uzun.' }));

class ContentItemQuery {
  @IsIn(CONTENT_SECTIONS, { message: UNKNOWN })
  section: ContentSection;

  @rulesInOrder(IsString({ message: UNKNOWN }), MaxLength(100, { message: UNKNOWN }))
  key: string;
}

/** Selects a page of a text's changes. */
export class ContentHistoryQuery extends ContentItemQuery {
  @mayBeAbsent()
  @isRecordNumber('Sayfa numarası geçersiz.')
  page?: number;
}

/** An unsaved text, for the preview. */
export class ContentDraftDto extends ContentItemQuery {
  /** An empty text restores the built-in one. */
  @isContentText()
  value: string;
}

export class SaveContentDto extends ContentDraftDto {
  /** The version that the client read; 0 for a text that the studio has never written. */
  @rulesInOrder(
    IsInt({ message: UNREADABLE }),
    Min(0, { message: UNREADABLE }),
    Max(LARGEST_INTEGER, { message: UNREADABLE }),
  )
  version: number;
}

/** The body of the documented change (specification 3, section 7). */
export class RestContentDto {
  @isContentText()
  value: string;
}
