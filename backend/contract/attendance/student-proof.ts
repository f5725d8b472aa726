/** What a guest at the student price has shown at the door: nothing, the student card, or money for the difference. */
export const STUDENT_PROOFS = ['none', 'seen', 'difference_paid'] as const;
export type StudentProof = (typeof STUDENT_PROOFS)[number];

export const STUDENT_PROOF_LABELS: Readonly<Record<StudentProof, string>> = {
  none: 'Belge bekleniyor',
  seen: 'Belge görüldü',
  difference_paid: 'Fark alındı',
};
