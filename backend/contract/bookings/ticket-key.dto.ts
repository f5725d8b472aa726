import { IsString, IsUUID, Matches } from 'class-validator';

/** The parts of a ticket's address: its booking and its key. */
export class TicketKeyDto {
  @IsUUID('4', { message: 'Bilet numarası geçersiz.' })
  bookingId: string;

  @IsString({ message: 'Bilet bağlantısı eksik.' })
  @Matches(/^[\w-]{20,64}$/, { message: 'Bilet bağlantısı eksik.' })
  ticketKey: string;
}
