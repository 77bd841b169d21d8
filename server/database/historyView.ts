import type { Registry, Resource, Workflow } from '../../resources/kit/index.ts';
import { alurRevisiNilai } from '../../resources/konversi/alurRevisiNilai.ts';
import { alurKonversi } from '../../resources/mbkm/alurKonversi.ts';
import { alurPendaftaran } from '../../resources/mbkm/alurPendaftaran.ts';
import { pendaftar } from '../../resources/mbkm/pendaftar.ts';
import type { AlurRiwayat } from '../../resources/mbkm/riwayatStatus.ts';
import { tableName } from './columns.ts';

/**
 * `mbkm/riwayat-status` as a SELECT over the audit trail (docs/domain/20 §1.2): the entries of participations and of
 * every resource that hangs off one by `idPendaftarMbkm`, so that an area that adds such a resource is in it at once.
 */
export function historyViewSql(registry: Registry): string {
  const hanging = registry.resources.filter(
    r => !r.view && !r.unaudited && r.fields.idPendaftarMbkm?.kind === 'ref' && r.name !== pendaftar.name,
  );
  const arms = [armOf(pendaftar, 'p.id'), ...hanging.map(r => armOf(r, 'p.id_pendaftar_mbkm'))];
  return arms.join(' union all ');
}

const columns = `r.id, r.waktu as created_at, r.waktu as updated_at, r.id_user as created_by, r.id_user as updated_by, 1 as version`;

/** The row is looked up by the text of its id: the audit trail keeps ids as text, and its index starts with them. */
function armOf(r: Resource, participation: string): string {
  const name = `'${r.name}'`;
  const shown = [
    columns,
    `${participation} as id_pendaftar_mbkm`,
    'r.resource as entitas',
    'r.id_baris as id_entitas',
    `${r.name === pendaftar.name ? alurOfParticipation : `'${alurOf(r.name)}'`} as alur`,
    `${aksiOf(r)} as aksi`,
    'r.dari_status, r.ke_status, r.catatan, r.perubahan, r.versi, r.id_user, r.nama_user',
    'r.role_id as id_role, r.nama_role, r.waktu',
  ];
  return `select ${shown.join(', ')} from internal_riwayat r join ${tableName(r)} p on p.id::text = r.id_baris where r.resource = ${name}`;
}

/** What a change of a participation is about, by what it touched. */
const alurOfParticipation = `case
  when r.aksi in ('buat', 'impor') then 'pendaftaran'
  when r.perubahan ? 'statusKonversi' then 'konversi'
  when r.perubahan ? 'statusReviewNilai' then 'reviu_nilai'
  when r.aksi = 'transisi' then 'pendaftaran'
  when r.perubahan ? 'statusSiamik' then 'siamik'
  when r.perubahan ? 'idDosenPembimbing' then 'dospem'
  else 'data' end`;

/** What a change of something that hangs off a participation is about. */
function alurOf(resource: string): AlurRiwayat {
  if (/\/(logbook|log-|laporan-(harian|tugas-mingguan))/.test(resource)) return 'logbook';
  if (/\/luaran/.test(resource)) return 'luaran';
  if (/\/revisi-nilai/.test(resource)) return 'revisi_nilai';
  if (/\/penilaian/.test(resource)) return 'penilaian';
  if (/\/matkul-paket-konversi/.test(resource)) return 'konversi';
  return 'data';
}

/** Name of the action as the two states tell it, where the workflow has one arrow between them. */
const arrowsOf = (flow: Workflow, except: readonly string[] = []): string =>
  Object.entries(flow.actions)
    .filter(([name]) => !except.includes(name))
    .flatMap(([name, action]) =>
      action.from.map(from => `when r.dari_status = '${from}' and r.ke_status = '${action.to}' then '${name}'`),
    )
    .join(' ');

/** A returned and a repeated hand-in stay in their state; all three ends of a revision lead back to `final`. */
const konversi = `case when r.perubahan->'statusReviewNilai'->>'ke' = 'dikembalikan' then 'kembalikan'
  when r.perubahan->'statusReviewNilai'->>'dari' = 'dikembalikan' then 'kirim_ulang'
  when r.dari_status = 'revisi_nilai' then 'selesai_revisi'
  ${arrowsOf(alurKonversi, ['kembalikan', 'kirim_ulang', 'setujui_revisi', 'tolak_revisi', 'batalkan_revisi'])}
  else r.aksi end`;

const pendaftaran = `case ${arrowsOf(alurPendaftaran)}
  when r.dari_status = 'diajukan' and r.ke_status = 'diajukan' then 'setujui' else r.aksi end`;

/** The name of the workflow action behind an entry; a stage that is passed stays in its state. */
function aksiOf(r: Resource): string {
  if (r.name === pendaftar.name)
    return `case when r.aksi <> 'transisi' then r.aksi
      when r.perubahan ? 'statusKonversi' or r.perubahan ? 'statusReviewNilai' then ${konversi} else ${pendaftaran} end`;
  if (r.name === 'magang/revisi-nilai')
    return `case when r.aksi <> 'transisi' then r.aksi ${arrowsOf(alurRevisiNilai)} else r.aksi end`;
  const flow = r.fields.status?.kind === 'status' ? r.fields.status.workflow : undefined;
  return flow ? `case when r.aksi <> 'transisi' then r.aksi ${arrowsOf(flow)} else r.aksi end` : 'r.aksi';
}
