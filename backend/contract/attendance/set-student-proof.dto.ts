import { IsIn } from 'class-validator';
import { SeatDto } from './record-attendance.dto.js';

/** Whether a guest at the student price has shown the student card. */
export class SetStudentProofDto extends SeatDto {
  @IsIn(['none', 'seen'], { message: 'Belge durumu geçersiz.' })
  proof: 'none' | 'seen';
}
