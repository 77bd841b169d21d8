import type { LangkahDaftarUlang } from '../../../resources/kwu/bacaan.ts';
import type { DbRow, Queryable } from '../../platform/database/db.ts';
import { type Required, requiredOfEach } from './requiredOutputs.ts';
import { businesses, members } from './tables.ts';

interface Standing extends DbRow {
  id: string;
  jenis: string;
  status: string;
  adaDpl: boolean;
  dpl: string | null;
  profil: string | null;
  diundang: number;
  anggota: number;
  ukuranMin: number;
  batas: string;
  batasLaporan: string;
  batasAkhir: string;
  laporan: Record<string, string> | null;
}

/** Last day of re-registration of a business `g` under the rules `a`, with what Tim MBKM gave it more, as SQL. */
export const lastDayOf = (g: string, a: string): string => `greatest(${g}.perpanjangan, ${a}.daftar_ulang_selesai)`;

const standing = (on: Queryable, ids: readonly string[]): Promise<Standing[]> =>
  on.query<Standing>(
    `select g.id, g.jenis, g.status, g.id_pegawai_dpl is not null as ada_dpl,
       ${lastDayOf('g', 'a')}::text as batas,
       a.batas_laporan_kemajuan::text as batas_laporan, a.batas_laporan_akhir::text as batas_akhir, a.ukuran_min,
       (select q.status from kwu_pengajuan_dpl q where q.id_kelompok = g.id
         order by q.status = 'diajukan' desc, q.created_at desc limit 1) as dpl,
       (select p.status from kwu_profile p where p.id_kelompok = g.id) as profil,
       (select count(*)::int from ${members} m where m.parent_id = g.id and m.status_anggota = 'diundang') as diundang,
       (select count(*)::int from ${members} m where m.parent_id = g.id and m.status_anggota = 'bergabung') as anggota,
       (select jsonb_object_agg(l.jenis, l.status) from kwu_laporan l where l.id_kelompok = g.id) as laporan
     from ${businesses} g join kwu_pengaturan a on a.id = g.id_pengaturan where g.id = any($1::uuid[])`,
    [ids],
  );

type State = LangkahDaftarUlang['status'];
type Said = Pick<LangkahDaftarUlang, 'status' | 'pesan'>;

/** State of something that is handed in and decided on, as a step sees it. */
function stepOf(status: string | null | undefined): State {
  if (status === 'disetujui') return 'selesai';
  if (status === 'revisi') return 'revisi';
  return status === 'diajukan' || status === 'disetujui_dpl' ? 'proses' : 'belum';
}

function ofMembers({ jenis, anggota, diundang, ukuranMin }: Standing): Said {
  if (diundang) return { status: 'proses', pesan: `${diundang} undangan belum dijawab.` };
  const few = jenis === 'kelompok' && anggota < ukuranMin;
  return few
    ? { status: 'revisi', pesan: `Anggota kurang dari ${ukuranMin} orang.` }
    : { status: 'selesai', pesan: null };
}

function ofSupervisor({ adaDpl, dpl }: Standing): Said {
  if (adaDpl) return { status: 'selesai', pesan: null };
  if (dpl === 'diajukan') return { status: 'proses', pesan: 'Menunggu jawaban DPL.' };
  if (dpl === 'ditolak') return { status: 'revisi', pesan: 'Pengajuan ditolak; pilih DPL lain.' };
  return { status: 'belum', pesan: 'Pilih DPL.' };
}

function ofReports({ laporan }: Standing): Said {
  const states = ['kemajuan', 'akhir', 'keuangan'].map(jenis => stepOf(laporan?.[jenis]));
  const done = states.filter(state => state === 'selesai').length;
  const status = states.includes('revisi')
    ? 'revisi'
    : done === states.length
      ? 'selesai'
      : states.every(state => state === 'belum')
        ? 'belum'
        : 'proses';
  return { status, pesan: `${done} dari ${states.length} laporan disetujui.` };
}

/** GET {kelompok}/{id}/daftar-ulang: the five steps of a business with their last days (docs/domain/30 §4.7). */
export const stepsOf = async (on: Queryable, id: string): Promise<LangkahDaftarUlang[]> =>
  (await stepsOfEach(on, [id]))(id);

/** The steps of each business that is named. */
export async function stepsOfEach(
  on: Queryable,
  ids: readonly string[],
): Promise<(id: string) => LangkahDaftarUlang[]> {
  const found = ids.length ? await standing(on, ids) : [];
  const required = await requiredOfEach(on, ids);
  const byId = new Map(found.map(each => [each.id, steps(each, required(each.id))]));
  return id => byId.get(id) ?? [];
}

function profileWords(status: string | null): string | null {
  if (status === 'ditolak') return 'Profil usaha ditolak.';
  return status ? null : 'Isi profil usaha.';
}

function steps(found: Standing, { terpenuhi, wajib, menunggu }: Required): LangkahDaftarUlang[] {
  const outputs: Said = {
    status: terpenuhi >= wajib ? 'selesai' : menunggu || terpenuhi ? 'proses' : 'belum',
    pesan: `${terpenuhi} dari ${wajib} luaran terpenuhi.`,
  };
  const profile: Said = { status: stepOf(found.profil), pesan: profileWords(found.profil) };
  return [
    { kode: 'anggota', batas: found.batas, ...ofMembers(found) },
    { kode: 'dpl', batas: found.batas, ...ofSupervisor(found) },
    { kode: 'profil', batas: found.batas, ...profile },
    {
      kode: 'laporan',
      batas: found.laporan?.kemajuan === 'disetujui' ? found.batasAkhir : found.batasLaporan,
      ...ofReports(found),
    },
    { kode: 'luaran', batas: found.batasAkhir, ...outputs },
  ];
}
