import { dayInWords, type Programme, wayOf } from '../../../resources/kit/index.ts';
import { pendaftar } from '../../../resources/mbkm/pendaftar.ts';
import { tahapVerifikasi } from '../../../resources/mbkm/tahap.ts';
import type { Keikutsertaan, Pintu } from '../../../resources/umum/dashboard.ts';
import type { Caller } from '../../platform/access/caller.ts';
import { mayDo } from '../../platform/access/permission.ts';
import { tableName } from '../../platform/database/columns.ts';
import type { DbRow } from '../../platform/database/db.ts';
import { dayInZone } from '../../platform/day.ts';
import type { Engine } from '../../platform/engine/context.ts';
import { nextOf, type Standing, standingSql } from '../mbkm/nextStep.ts';

interface Own extends DbRow, Standing {
  id: string;
  jalur: string;
  kode: string;
  tahapAktif: keyof typeof tahapVerifikasi | null;
  nomor: string | null;
  program: string;
  periode: string;
  namaMitra: string | null;
  catatan: string | null;
}

/** The next step: the student's own, or what is waited for. */
function stepOf(row: Own, programme: Programme | undefined, today: string): Keikutsertaan['langkah'] {
  const history = programme?.screens.history ?? null;
  const path = (programme && wayOf(programme, row.jalur)?.path) ?? programme?.screens.register;
  const form = path ? `${path}?id=${row.id}` : null;
  const wait = (label: string) => ({ label, link: history, giliranAnda: false });
  switch (row.status) {
    case 'draf':
      return { label: 'Lengkapi dan ajukan', link: form, giliranAnda: true };
    case 'revisi':
      return { label: 'Perbaiki dan ajukan kembali', link: form, giliranAnda: true };
    case 'diajukan':
      return wait(row.tahapAktif ? `Menunggu ${tahapVerifikasi[row.tahapAktif]}` : 'Menunggu verifikasi');
    case 'disetujui':
      return wait(
        row.mulai && today < row.mulai ? `Kegiatan dimulai ${dayInWords(row.mulai)}` : 'Menunggu kegiatan dimulai',
      );
    default: {
      const next = programme && nextOf(row, today, programme, 'Kegiatan sedang berjalan.');
      if (!next) return wait('Lihat hasil');
      // Daily entries are among the steps already.
      const own = next.own && row.status === 'selesai';
      return { label: next.text.replace(/\.$/, ''), link: own ? next.link : history, giliranAnda: own };
    }
  }
}

/** Where students register for what the university offers; the client shows those that the student's menu leads to. */
export async function entrances({ db, registry }: Engine): Promise<Pintu[]> {
  const offered = await db.query<{ kode: string }>(
    `select j.kode from master_jenis_mbkm j where j.aktif and exists (
       select 1 from master_program p where p.id_jenis_mbkm = j.id and p.aktif)`,
  );
  const kinds = new Set(offered.map(({ kode }) => kode));
  return registry.programmes
    .filter(programme => programme.kinds.some(kind => kinds.has(kind)))
    .map(({ label, screens }) => ({ label, link: screens.register }));
}

/** One's participations, those that are not over first. */
export async function participationsFor(engine: Engine, caller: Caller): Promise<Keikutsertaan[]> {
  if (!mayDo(caller, pendaftar, 'read')) return [];
  const values: unknown[] = [];
  const scope = engine.rowsOf(caller, pendaftar, 'read', 't', values);
  const today = dayInZone(engine.now());
  const day = `$${values.push(today)}::date`;
  const rows = await engine.db.query<Own>(
    `select t.id, t.jalur, t.kode_jenis_mbkm as kode, t.tahap_aktif, t.nomor_pendaftaran as nomor, p.nama as program,
       d.nama as periode, t.nama_mitra, t.catatan_terakhir as catatan,
       t.tanggal_mulai::text as mulai, t.tanggal_selesai::text as selesai, ${standingSql(engine.registry, 't', day)}
     from ${tableName(pendaftar)} t join master_program p on p.id = t.id_program join master_periode d on d.id = t.id_periode
     where ${scope} and t.status not in ('ditolak', 'mengundurkan_diri')
     order by (t.status = 'selesai'), t.created_at desc limit 10`,
    values,
  );
  return rows.map(row => ({
    id: row.id,
    nomor: row.nomor,
    program: row.program,
    kodeJenisMbkm: row.kode,
    periode: row.periode,
    mitra: row.namaMitra,
    status: row.status,
    catatan: row.status === 'revisi' ? row.catatan : null,
    langkah: stepOf(row, engine.registry.programmeOf(row.kode), today),
  }));
}
