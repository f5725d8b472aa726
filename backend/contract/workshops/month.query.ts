import { Matches } from 'class-validator';

export class MonthQuery {
  /** yyyy-MM in Istanbul time. */
  @Matches(/^20\d{2}-(0[1-9]|1[0-2])$/, { message: 'Ay okunamadı.' })
  month: string;
}
