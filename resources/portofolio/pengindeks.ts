const sinta = [1, 2, 3, 4, 5, 6] as const;
const quartiles = [1, 2, 3, 4] as const;

/** Indexes of publications (docs/domain/40 §1.3). */
export const pengindeks: Readonly<Record<string, string>> = Object.freeze({
  ...Object.fromEntries(sinta.map(n => [`sinta${n}`, `Sinta ${n}`])),
  ...Object.fromEntries(quartiles.map(n => [`scopus_q${n}`, `Scopus Q${n}`])),
  wos: 'Web of Science',
  doaj: 'DOAJ',
  google_scholar: 'Google Scholar',
  tidak_terindeks: 'Tidak terindeks',
});

/** From the local to the international. */
export const tingkat = { lokal: 'Lokal', nasional: 'Nasional', internasional: 'Internasional' } as const;
