import { IsString, MaxLength } from 'class-validator';

const UNKNOWN = 'Bu bağlantının açık sepeti yok.';

/** Names the network whose open holds are released. */
export class HoldNetworkDto {
  @IsString({ message: UNKNOWN })
  @MaxLength(64, { message: UNKNOWN })
  network: string;
}
