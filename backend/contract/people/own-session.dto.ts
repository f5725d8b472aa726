import { IsString, Matches } from 'class-validator';

const UNKNOWN = { message: 'Bu oturum bulunamadı.' };

/** Names one of the person's own sessions. */
export class OwnSessionDto {
  @Matches(/^[\w-]{43}$/, UNKNOWN)
  @IsString(UNKNOWN)
  id: string;
}
