import {
  ArrayMaxSize,
  ArrayNotEmpty,
  IsArray,
  IsIn,
  IsInt,
  IsNumber,
  IsString,
  Matches,
  Max,
  MaxLength,
  Min,
} from 'class-validator';
import { rulesInOrder } from '../common/rules-in-order.js';
import { MASKED } from '../common/masked.js';
import { isRecordNumber } from '../common/record-number.rule.js';
import { isRequiredText } from '../common/required-text.rule.js';
import { eachOneLine, oneLine, severalLines } from '../common/text-rules.js';
import {
  AI_LENGTHS,
  AI_MODELS,
  AI_TONES,
  type AiLength,
  type AiModel,
  type AiTone,
  MAX_TOKENS,
  TEMPERATURE,
} from './ai-writer.js';
import { BLOG_CATEGORIES, type BlogCategory } from './blog-category.js';
import { TAG_LENGTH } from './blog-limits.js';
import { trimmed } from '../common/trimmed.js';

const TOKENS = { message: `Token sınırı ${MAX_TOKENS.min} ile ${MAX_TOKENS.max} arasında olmalıdır.` };
const HEAT = { message: 'Yaratıcılık 0 ile 1 arasında, 0,1 adımlarla seçilir.' };
const KEYWORDS = { message: 'En az bir anahtar kelime yazın.' };

/** Printable ASCII only, because the key is sent in a header. */
const KEY = new RegExp(`^(?:[\\x21-\\x7e]*|${MASKED})$`);

export class AiSettingsDto {
  /** MASKED keeps the stored key, an empty text removes it. */
  @rulesInOrder(
    trimmed(),
    IsString({ message: 'API anahtarı okunamadı.' }),
    MaxLength(300, { message: 'API anahtarı çok uzun.' }),
    Matches(KEY, { message: 'API anahtarında yalnızca harf, rakam ve noktalama işareti bulunur.' }),
  )
  apiKey: string;

  @IsIn(AI_MODELS, { message: 'Model geçersiz.' })
  model: AiModel;

  @Max(TEMPERATURE.max, HEAT)
  @Min(TEMPERATURE.min, HEAT)
  @IsNumber({ maxDecimalPlaces: 1 }, HEAT)
  temperature: number;

  @Max(MAX_TOKENS.max, TOKENS)
  @Min(MAX_TOKENS.min, TOKENS)
  @IsInt(TOKENS)
  maxTokens: number;
}

export class SaveAiSettingsDto extends AiSettingsDto {
  @isRecordNumber('AI ayarları geçersiz.')
  version: number;
}

/** The input of the AI writer (specification 3, section 3). */
export class WriteWithAiDto {
  @isRequiredText('Konu gerekli.', { maxLength: 300 })
  topic: string;

  @eachOneLine()
  @MaxLength(TAG_LENGTH, {
    each: true,
    message: `Her anahtar kelime en fazla ${TAG_LENGTH} karakter olabilir.`,
  })
  @IsString({ each: true, message: KEYWORDS.message })
  @ArrayMaxSize(20, { message: 'En fazla 20 anahtar kelime yazabilirsiniz.' })
  @ArrayNotEmpty(KEYWORDS)
  @IsArray(KEYWORDS)
  keywords: string[];

  @oneLine()
  @MaxLength(200, { message: 'En fazla 200 karakter yazabilirsiniz.' })
  @IsString({ message: 'Hedef kitle okunamadı.' })
  targetAudience: string;

  @IsIn(Object.keys(AI_TONES), { message: 'Üslup geçersiz.' })
  tone: AiTone;

  @IsIn(Object.keys(AI_LENGTHS), { message: 'Uzunluk geçersiz.' })
  length: AiLength;

  @IsIn(BLOG_CATEGORIES, { message: 'Kategori seçin.' })
  category: BlogCategory;

  @severalLines()
  @MaxLength(1000, { message: 'En fazla 1000 karakter yazabilirsiniz.' })
  @IsString({ message: 'Ek bilgi okunamadı.' })
  additionalContext: string;
}
