import { useQuery } from '@tanstack/react-query';
import { pendaftaranKomcad } from '../../../resources/komcad/pendaftaran.ts';
import { http } from '../../platform/providers/http.ts';
import { justRead } from './documents.ts';

/** A letter about a participant, as `GET v6/komcad/mhs/{id}/surat` gives it. */
export interface Letter {
  id: string;
  jenisSurat: string;
  judul: string;
  nomorSurat: string;
  tanggalSurat: string;
  kodeVerifikasi: string;
  status: 'terbit' | 'dibatalkan';
  alasan: string | null;
  perluTerbitUlang: boolean;
  pengganti: string | null;
}

/** The letters about a participant, newest first. */
export const useLetters = (id: string) =>
  useQuery({
    queryKey: [pendaftaranKomcad.name, 'surat', id],
    queryFn: async () => (await http<Letter[]>(`${pendaftaranKomcad.endpoint}/${id}/surat`)).data,
    staleTime: justRead,
  });
export const useLettersReady = (id: string): boolean => !useLetters(id).isPending;
