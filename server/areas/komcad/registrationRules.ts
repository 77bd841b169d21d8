import { isState, messages, noteOf, type Row } from '../../../resources/kit/index.ts';
import { latsarmil } from '../../../resources/komcad/latsarmil.ts';
import { isianTahap, type pendaftaranKomcad, penempatan } from '../../../resources/komcad/pendaftaran.ts';
import { penilaianKomcad } from '../../../resources/komcad/penilaian.ts';
import { lamaHari } from '../../../resources/komcad/program.ts';
import { komcadRefusals } from '../../../resources/komcad/refusals.ts';
import { alurTahap } from '../../../resources/komcad/tahap.ts';
import { alurKonversi } from '../../../resources/mbkm/alurKonversi.ts';
import { pendaftar } from '../../../resources/mbkm/pendaftar.ts';
import type { RowData } from '../../platform/database/db.ts';
import type { RuleContext, Transition } from '../../platform/engine/rules.ts';
import type { RulesFor } from '../../platform/engine/rulesOf.ts';
import { conflict, invalid } from '../../platform/errors.ts';
import { isTeam } from '../master/common.ts';
import { ownFields } from '../mbkm/ruleParameters.ts';
import { readSetting } from '../pengaturan/settings.ts';
import { mustBeVerified } from './documents.ts';
import { issuePermit, keepParticipantLetters, mustBeAssigned } from './letters.ts';
import { tellOfStep } from './notices.ts';
import { type Participant, participantOf } from './participant.ts';

const own: Readonly<Record<string, readonly string[]>> = isianTahap;
const places: readonly string[] = penempatan;
/** Stages from which somebody has a place in training. */
const placed: readonly unknown[] = ['lulus', 'latsarmil', 'pelaporan', 'penilaian'];

/** Registrations for Komcad and their stages (docs/domain/40 §1.1, §4.2, §4.3). */
export const registrationRules: RulesFor<typeof pendaftaranKomcad> = {
  beforeCreate: async (ctx, data) => {
    const student = await ctx.tx.one(
      `select m.nik, m.tempat_lahir, m.tanggal_lahir::text,
         m.jenis_kelamin, m.agama, m.no_hp, coalesce(m.email, m.email_kampus) as email,
         m.alamat, m.id_kelurahan, m.nama_orang_tua, m.no_hp_orang_tua
       from master_mahasiswa m join mbkm_pendaftar_program_mbkm t on t.id_mahasiswa = m.id where t.id = $1`,
      [data.idPendaftarMbkm],
    );
    // The student's own data stand until it says otherwise.
    const own: RowData = data;
    for (const [name, value] of Object.entries(student ?? {})) own[name] ??= value;
  },

  beforeUpdate: (ctx, before, data) => {
    const names = Object.keys(data);
    if ('idProgramKomcad' in data && !ownFields.of(ctx)) throw invalid({ idProgramKomcad: messages.fixed });
    if (names.some(name => places.includes(name)) && !placed.includes(before.tahap))
      throw conflict(messages.wrongState);
    if (isTeam(ctx.caller) || names.every(name => places.includes(name))) return;
    if (before.statusPendaftaran === 'draf' || before.statusPendaftaran === 'revisi') return;
    const { [before.tahap]: open = [] } = own;
    if (!names.every(name => open.includes(name))) throw conflict(messages.wrongState);
  },

  beforeTransition: async (ctx, before, transition) => {
    const check = Object.hasOwn(checks, transition.action) ? checks[transition.action] : undefined;
    const found = check && (await participantOf(ctx.tx, before.idPendaftarMbkm));
    if (check && found) await check(ctx, before, found, transition);
    await tellOfStep(ctx, before, transition);
  },

  afterWrite: keepParticipantLetters,
};

/** The stage at which somebody was declared to have failed; the selection where the history does not say. */
async function beforeFailing(ctx: RuleContext, id: string): Promise<Stored['tahap']> {
  const last = await ctx.tx.one<{ dari: string | null }>(
    `select dari_status as dari from internal_riwayat where resource = 'komcad/pendaftaran' and id_baris = $1
       and kolom_status = 'tahap' and ke_status = 'tidak_lulus' order by waktu desc limit 1`,
    [id],
  );
  return isState(alurTahap, last?.dari) ? last.dari : 'seleksi';
}

type Stored = Row<typeof pendaftaranKomcad>;
type Check = (ctx: RuleContext, row: Stored, participant: Participant, step: Transition<Stored>) => Promise<void>;

/** Checks before a step, with the fields that it adds. */
const checks: Readonly<Record<string, Check>> = {
  terbitkan_ijin: async (ctx, { id }) => {
    await mustBeVerified(ctx, id, 'ajukan');
    await issuePermit(ctx, id);
  },
  verifikasi_bukti: (ctx, { id, nomorRegistrasiKemhan }) =>
    mustBeVerified(ctx, id, 'verifikasi_bukti', nomorRegistrasiKemhan ? [] : ['Nomor registrasi Kemhan']),
  terima_kelulusan: async (ctx, { id }, _participant, { note }) => {
    await mustBeVerified(ctx, id, 'terima_kelulusan');
    const open = await ctx.tx.one(
      `select 1 as ada from komcad_seleksi_kompetensi where id_pendaftar_mbkm = $1 and hasil <> 'MS' limit 1`,
      [id],
    );
    const message = komcadRefusals.notAllPassed;
    if (open && !note) throw invalid({ catatan: message }, message);
  },
  mulai_latsarmil: async (ctx, { id }) => {
    await mustBeAssigned(ctx, id);
    await ctx.create(latsarmil, { idPendaftarMbkm: id });
  },
  selesai_latsarmil: async (ctx, { id }, participant, { note }) => {
    const found = await ctx.tx.one<{ hasil: string; hari: number }>(
      `select hasil, hari_hadir + hari_izin + hari_sakit as hari from komcad_latsarmil where id = $1`,
      [id],
    );
    if (found?.hasil !== 'lulus') throw conflict(komcadRefusals.trainingNotPassed);
    const least = await readSetting(ctx.tx, 'komcad.kehadiranMinimal');
    const percent = Math.floor((found.hari * 100) / lamaHari(participant.latsarmilMulai, participant.latsarmilSelesai));
    if (percent < least && !note) throw conflict(komcadRefusals.attendance({ persen: percent, least }));
  },
  // Nothing of it is recognised: what was proposed or decided waits for nobody any more (docs/domain/40 §4.4).
  gugur: (ctx, { id }) =>
    ctx.carry(
      pendaftar,
      [{ id, values: { statusKonversi: alurKonversi.initial } }],
      noteOf(komcadRefusals.notes.failed),
    ),
  batalkan: async (ctx, { id, tahap }, _participant, { data }) => {
    if (tahap === 'tidak_lulus') data.tahap = await beforeFailing(ctx, id);
  },
  terima_laporan: async (ctx, { id }) => {
    await ctx.create(penilaianKomcad, { idPendaftarMbkm: id });
  },
};
