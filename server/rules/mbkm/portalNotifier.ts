import { type Notice, notifyAll, type Recipients, texts } from '../../notify/index.ts';
import type { Audience, MbkmEvent, MbkmEventKind, Notifier } from './notifier.ts';

type Words = ReturnType<typeof texts.pendaftaranDisetujui>;

/** The sentence of each event; null where the portal says nothing. */
const sentences: Readonly<Record<MbkmEventKind, (event: MbkmEvent) => Words | null>> = {
  pendaftaran_diajukan: event => texts.pendaftaranDiajukan({ ...about(event), tahap: event.isi.tahap ?? '' }),
  pendaftaran_tahap_disetujui: event => texts.pendaftaranMajuTahap({ ...about(event), tahap: event.isi.tahap ?? '' }),
  pendaftaran_disetujui: event => texts.pendaftaranDisetujui(noted(event)),
  pendaftaran_dikembalikan: event => texts.pendaftaranRevisi(noted(event)),
  pendaftaran_ditolak: event => texts.pendaftaranDitolak(noted(event)),
  pendaftaran_mundur: event => texts.pengunduranDiri(noted(event)),
  kegiatan_dimulai: event => texts.kegiatanDimulai(about(event)),
  kegiatan_selesai: event => texts.kegiatanSelesai(about(event)),
  nilai_dikirim: event => texts.nilaiDikirim(about(event)),
  nilai_dikembalikan: event => texts.nilaiDikembalikan(noted(event)),
  nilai_final: event => texts.nilaiFinal(about(event)),
  nilai_disanggah: event => texts.nilaiDisanggah(noted(event)),
  revisi_nilai_diajukan: event => texts.revisiNilaiDiajukan(noted(event)),
  revisi_nilai_disetujui: event => texts.revisiNilaiDiputuskan({ ...noted(event), disetujui: true }),
  revisi_nilai_ditolak: event => texts.revisiNilaiDiputuskan({ ...noted(event), disetujui: false }),
  dospem_belum_ada: ({ isi, link }) => ({
    jenis: 'peringatan',
    judul: 'Dosen pembimbing belum ditetapkan',
    isi: `${isi.mahasiswa ?? ''} (${isi.program ?? ''}) belum memiliki dosen pembimbing.`,
    link,
  }),
  paket_diajukan: event => texts.paketDiajukan(about(event)),
  paket_disetujui: event => texts.paketDisetujui(noted(event)),
  paket_dikembalikan: event => texts.paketRevisi(noted(event)),
  dospem_ditetapkan: event => texts.dospemDitetapkan({ ...about(event), dosen: event.isi.dosen ?? '' }),
  dospem_diganti: event => texts.dospemDiganti({ ...about(event), dosen: event.isi.dosen ?? '' }),
  penawaran_diajukan: ({ isi, link }) =>
    texts.tawaranDiajukan({ mitra: isi.mitra ?? '', posisi: isi.posisi ?? '', link }),
  penawaran_disetujui: event => texts.tawaranDiputuskan({ ...offer(event), disetujui: true }),
  penawaran_dikembalikan: event => texts.tawaranDiputuskan({ ...offer(event), disetujui: false }),
  penawaran_ditutup: () => null,
};

const about = ({ isi, link }: MbkmEvent) => ({ nama: isi.mahasiswa ?? '', program: isi.program ?? '', link });
const noted = (event: MbkmEvent) => ({ ...about(event), catatan: event.isi.catatan || null });
const offer = ({ isi, link }: MbkmEvent) => ({ posisi: isi.posisi ?? '', link, catatan: isi.catatan || null });

function recipients(audience: Audience): Recipients {
  switch (audience.siapa) {
    case 'mahasiswa':
      return { mahasiswa: [audience.idMahasiswa] };
    case 'pegawai':
      return { pegawai: [audience.idPegawai] };
    case 'pengguna':
      return { users: [audience.idUser] };
    case 'mitra':
      return { role: 'HA06', idMitra: audience.idMitra };
    case 'peran':
      return audience.idProgramProdi === undefined
        ? { role: audience.peran }
        : { role: audience.peran, idProgramProdi: audience.idProgramProdi };
  }
}

/** The event in the words of who is told: nobody reads of themselves in the third person. */
function addressed(event: MbkmEvent, { siapa }: Audience): MbkmEvent {
  if (siapa === 'mahasiswa') return { ...event, isi: { ...event.isi, mahasiswa: 'Anda' } };
  if (siapa === 'pegawai' && event.jenis === 'dospem_ditetapkan')
    return { ...event, isi: { ...event.isi, dosen: 'Anda' } };
  return event;
}

function noticesOf(event: MbkmEvent): Notice[] {
  return event.kepada.flatMap(audience => {
    const words = sentences[event.jenis](addressed(event, audience));
    return words ? [{ ...words, to: [recipients(audience)], kunci: event.kunci }] : [];
  });
}

/** Tells people through the notices of the portal, which also become mails (`server/notify`). */
export const portalNotifier: Notifier = {
  notify: (ctx, event) => portalNotifier.notifyAll(ctx, [event]),
  notifyAll: async (ctx, events) => {
    await notifyAll(ctx, events.flatMap(noticesOf));
  },
};
