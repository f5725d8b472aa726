import {
  ArrayMaxSize,
  ArrayMinSize,
  ArrayUnique,
  IsArray,
  IsBoolean,
  IsIn,
  Matches,
  ValidateBy,
} from 'class-validator';
import { isLocalDate } from '../common/local-date.rule.js';
import type { LocalDate } from '../common/dates.js';
import { nestedList } from '../common/nested.js';
import { isRecordNumber } from '../common/record-number.rule.js';
import { isRequiredText } from '../common/required-text.rule.js';
import { rulesInOrder } from '../common/rules-in-order.js';
import { mayBeAbsent } from '../common/text-rules.js';
import type { LegalDocumentKind } from '../orders/legal-document.js';
import { isReadVersion } from '../studio/read-version.rule.js';
import {
  CLAUSE_CONDITIONS,
  type ClauseCondition,
  LEGAL_TEXT_KINDS,
  type LegalClause,
  lengthOf,
  LONGEST_LEGAL_TEXT,
} from './legal-text.js';
import { SAMPLE_SALES, type SampleSale } from './sample-sale.js';
import { variableProblem } from './variables.js';

const MOST_CLAUSES = 80;
const UNREADABLE = { message: 'Metin okunamadı. Sayfayı yenileyin.' };

/** Every variable of the text must be known. */
const hasKnownVariables = (): PropertyDecorator =>
  ValidateBy({
    name: 'hasKnownVariables',
    validator: {
      validate: (value: unknown) => typeof value === 'string' && variableProblem(value) === null,
      defaultMessage: (args) => variableProblem(String(args?.value)) ?? UNREADABLE.message,
    },
  });

const isShortEnough = (): PropertyDecorator =>
  ValidateBy({
    name: 'isShortEnough',
    validator: {
      validate: (value: unknown) => excessOf(value) <= 0,
      defaultMessage: (args) =>
        `Metnin tamamı en fazla ${LONGEST_LEGAL_TEXT.toLocaleString('tr')} karakter olabilir; ${excessOf(args?.value).toLocaleString('tr')} karakter fazla.`,
    },
  });

/** How many characters a text is too long. */
function excessOf(value: unknown): number {
  const clauses = Array.isArray(value) ? (value as readonly (Partial<LegalClause> | null)[]) : [];
  const texts = clauses.map((clause) => ({ heading: textOf(clause?.heading), text: textOf(clause?.text) }));
  return lengthOf(texts) - LONGEST_LEGAL_TEXT;
}

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');

class LegalClauseDto implements LegalClause {
  @Matches(/^[a-z0-9_]{1,40}$/, UNREADABLE)
  key: string;

  @rulesInOrder(isRequiredText('Maddenin başlığını yazın.', { maxLength: 160 }), hasKnownVariables())
  heading: string;

  @IsIn(CLAUSE_CONDITIONS, { message: 'Maddenin hangi siparişlerde yazacağını seçin.' })
  when: ClauseCondition;

  @rulesInOrder(
    isRequiredText('Maddenin metnini yazın.', { maxLength: LONGEST_LEGAL_TEXT, hasLines: true }),
    hasKnownVariables(),
  )
  text: string;
}

export class LegalTextQuery {
  @IsIn(LEGAL_TEXT_KINDS, { message: 'Böyle bir sözleşme metni yok.' })
  kind: LegalDocumentKind;
}

/** One version of a text; 0 is the built-in one. */
export class LegalVersionQuery extends LegalTextQuery {
  @isReadVersion()
  version: number;
}

class LegalTextDto extends LegalTextQuery {
  @rulesInOrder(
    IsArray(UNREADABLE),
    ArrayMinSize(1, { message: 'Metinde en az bir madde olmalı.' }),
    ArrayMaxSize(MOST_CLAUSES, { message: `Metinde en fazla ${MOST_CLAUSES} madde olabilir.` }),
    nestedList(() => LegalClauseDto, UNREADABLE.message),
    isShortEnough(),
    ArrayUnique((clause: LegalClauseDto | null) => clause?.key, UNREADABLE),
  )
  clauses: LegalClauseDto[];
}

export class SaveLegalDraftDto extends LegalTextDto {
  /** The draft's version that the client read; 0 before the first draft. */
  @isReadVersion()
  version: number;
}

export class PreviewLegalTextDto extends LegalTextDto {
  @IsIn(SAMPLE_SALES, { message: 'Örnek siparişi seçin.' })
  sale: SampleSale;
}

export class PutInForceDto extends LegalTextQuery {
  /** The draft's version that the client read. */
  @isRecordNumber(UNREADABLE.message)
  version: number;

  /** The day in Istanbul from whose beginning on the text is in force; absent for at once. */
  @rulesInOrder(mayBeAbsent(), isLocalDate('Yürürlük gününü seçin.'))
  from?: LocalDate;

  /** The studio knows what the law demands and the text lacks. */
  @IsBoolean(UNREADABLE)
  acceptsMissing: boolean;
}
