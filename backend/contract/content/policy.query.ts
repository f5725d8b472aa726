import { IsIn } from 'class-validator';
import { POLICY_KINDS, type PolicyKind } from './policy.js';

export class PolicyQuery {
  @IsIn(POLICY_KINDS, { message: 'Aradığınız metin bulunamadı.' })
  kind: PolicyKind;
}
