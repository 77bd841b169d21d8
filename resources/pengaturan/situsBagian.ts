/** The sections of a public page below its first screen, in the order that the code gives them. */
export const urutanBawaan = ['about', 'program', 'portofolio', 'mitra', 'berita', 'faq'] as const;
export type BagianBerurut = (typeof urutanBawaan)[number];
