/** Fields of science by which research is sorted (docs/domain/40 §1.2). */
export const bidangIlmu = {
  sains: 'Sains',
  teknik: 'Teknik',
  informatika: 'Informatika',
  kesehatan: 'Kesehatan',
  pertanian: 'Pertanian',
  sosial_humaniora: 'Sosial humaniora',
  ekonomi_bisnis: 'Ekonomi dan bisnis',
  hukum: 'Hukum',
  pendidikan: 'Pendidikan',
  seni_desain: 'Seni dan desain',
} as const;

/** Months that a student's research lasts. */
export const lamaRiset = { min: 4, max: 6 } as const;
