/** The answers that the public pages expect, for the endpoints that give them. */
export type {
  Artikel,
  BeritaRingkas,
  DaftarBerita,
  DataBeranda,
  DataLanding,
  DokumenPublik,
  KategoriBerita,
  MitraPublik,
  Statistik,
  StatusProgram,
  SyaratProgram,
  Tahap,
  TautanBerita,
} from '../../../landing/api.ts';
export type { ProgramCode } from '../../../landing/content/types.ts';
export type { InboundDates } from '../../../landing/pages/InboundPage.tsx';
