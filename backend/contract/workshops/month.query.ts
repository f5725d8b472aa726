import { Matches } from 'class-validator';

export class MonthQuery {
  /** yyyy-MM on the studio's calendar. */
  @Matches(/^20\d{2}-(0[1-9]|1[0-2])$/, { message: 'Ay okunamadı.' })
  month: string;
}
