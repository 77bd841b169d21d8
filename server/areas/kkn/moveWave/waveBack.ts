import { noteOf } from '../../../../resources/kit/index.ts';
import { gelombangDikembalikan } from '../../../../resources/kkn/events.ts';
import { gelombang } from '../../../../resources/kkn/gelombang.ts';
import { kelompok } from '../../../../resources/kkn/kelompok.ts';
import { kknMessages } from '../../../../resources/kkn/messages.ts';
import { pendaftaranKkn } from '../../../../resources/kkn/pendaftaran.ts';
import { kkn } from '../../../../resources/kkn/programme.ts';
import { kknRefusals } from '../../../../resources/kkn/refusals.ts';
import { type Pendaftar, pendaftar } from '../../../../resources/mbkm/pendaftar.ts';
import { role } from '../../../../resources/roles.ts';
import type { DbRow } from '../../../platform/database/db.ts';
import { findRow } from '../../../platform/engine/read.ts';
import { asSystem, read } from '../../../platform/engine/reading.ts';
import type { RuleContext, TakeBack } from '../../../platform/engine/rules.ts';
import { storeChange } from '../../../platform/engine/storeChange.ts';
import { conflict, forbidden, notFound } from '../../../platform/errors.ts';
import { isTeam } from '../../master/common.ts';
import { membershipOf } from '../../mbkm/group.ts';
import { tellOf } from '../../mbkm/notices.ts';
import { rejoinGroup } from './groupPlace.ts';

/** What a participation had before it was moved, as the histories of the move say. */
interface Former extends DbRow {
  idRincian: string;
  idGelombang: string;
  desa1: string | null;
  desa2: string | null;
  desa3: string | null;
  /** Of the participation; null where the move left them. */
  idPeriode: string | null;
  idDosen: string | null;
  /** The group that was left. */
  idKelompok: string | null;
}

const formerSql = `select e.id_baris as "idRincian", e.perubahan->'idGelombang'->>'dari' as "idGelombang",
    e.perubahan->'pilihanDesa1'->>'dari' as desa1, e.perubahan->'pilihanDesa2'->>'dari' as desa2,
    e.perubahan->'pilihanDesa3'->>'dari' as desa3, p.perubahan->'idPeriode'->>'dari' as "idPeriode",
    p.perubahan->'idDosenPembimbing'->>'dari' as "idDosen",
    (select g.id_baris from internal_riwayat g where g.id_impor = $2 and g.resource = $5 and g.aksi = 'ubah'
       and jsonb_path_exists(g.perubahan, $6::jsonpath, jsonb_build_object('siapa', $1::text, 'status', 'bergabung'))
       and jsonb_path_exists(g.perubahan, $7::jsonpath, jsonb_build_object('siapa', $1::text, 'status', 'keluar'))
     limit 1) as "idKelompok"
  from internal_riwayat e
  join internal_riwayat p on p.id_impor = $2 and p.resource = $4 and p.id_baris = $1::text and p.aksi = 'ubah'
  where e.id_impor = $2 and e.resource = $3 and e.aksi = 'ubah'
    and e.id_baris = (select d.id::text from kkn_pendaftaran d where d.id_pendaftar_mbkm = $1::uuid)`;

const memberIn = (side: 'dari' | 'ke') =>
  `$.anggota.${side}[*] ? (@.idPendaftarMbkm == $siapa && @.statusAnggota == $status)`;

const formerOf = ({ tx }: RuleContext, id: string, importId: string): Promise<Former | undefined> =>
  tx.one<Former>(formerSql, [
    id,
    importId,
    pendaftaranKkn.name,
    pendaftar.name,
    kelompok.name,
    memberIn('dari'),
    memberIn('ke'),
  ]);

/**
 * Undoes a move to another wave: former wave, days and choice of villages, and the former place in the group while
 * that stands and has room. Nothing is undone once the participant is in a group of the new wave or has written logs.
 */
export const waveBack: TakeBack<Pendaftar> = {
  async follows(ctx, { id }, { importId }) {
    const member = await membershipOf(ctx.tx, ctx.registry, kkn, id);
    const group = member && (await read(asSystem(ctx.tx), kelompok, member.idKelompok, ['kode', 'nama']));
    if (group) return kknRefusals.joinedSince({ kelompok: `${group.kode} ${group.nama}` });
    const logs = await ctx.tx.one<{ n: number }>(
      `select count(*)::int as n from kkn_laporan_harian l where l.id_pendaftar_mbkm = $1 and l.created_at >
         (select max(h.waktu) from internal_riwayat h where h.id_impor = $2 and h.resource = $3 and h.id_baris = $1::text)`,
      [id, importId, pendaftar.name],
    );
    return logs?.n ? kknRefusals.loggedSince({ n: logs.n }) : undefined;
  },

  async run(ctx, before, _former, audit) {
    if (!isTeam(ctx.caller)) throw forbidden();
    const former = await formerOf(ctx, before.id, audit.importId);
    const wave =
      former &&
      (await read(
        asSystem(ctx.tx),
        gelombang,
        former.idGelombang,
        ['id', 'nama', 'status', 'tanggalBerangkat', 'tanggalSelesai'],
        { lock: 'share' },
      ));
    const own = former && (await findRow(ctx.engine, ctx.tx, null, pendaftaranKkn, former.idRincian, 'read', true));
    if (!former || !wave || !own) throw notFound();
    if (wave.status === 'selesai' && ctx.caller.baseRole !== role.superAdmin) throw conflict(kknMessages.waveOver);
    const villages = { pilihanDesa1: former.desa1, pilihanDesa2: former.desa2, pilihanDesa3: former.desa3 };
    await storeChange(ctx, pendaftaranKkn, own, { idGelombang: wave.id, ...villages }, audit, 'decided');
    const back = await storeChange(
      ctx,
      pendaftar,
      before,
      {
        ...(former.idPeriode ? { idPeriode: former.idPeriode } : {}),
        ...(former.idDosen ? { idDosenPembimbing: former.idDosen } : {}),
        tanggalMulai: wave.tanggalBerangkat,
        tanggalSelesai: wave.tanggalSelesai,
      },
      audit,
      'decided',
    );
    const note = noteOf(kknRefusals.notes.backToWave({ ke: wave.nama }));
    if (former.idKelompok) await rejoinGroup(ctx, former.idKelompok, back.id, { note, importId: audit.importId });
    const row = (await findRow(ctx.engine, ctx.tx, null, pendaftar, back.id, 'read')) ?? back;
    await tellOf(ctx, row, gelombangDikembalikan, { words: { ke: wave.nama } });
  },
};
