import { GraduationCap } from 'lucide-react';
import { Badge } from './badge.js';

export function StudentBadge() {
  return (
    <Badge tone="success">
      <GraduationCap aria-hidden="true" />
      Öğrenci fiyatı
    </Badge>
  );
}
