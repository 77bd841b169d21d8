import type { FieldErrors } from '../../../../resources/kit/index.ts';
import { messages } from '../../../../resources/kit/index.ts';
import { pendaftar } from '../../../../resources/mbkm/pendaftar.ts';
import { outboundDetail } from '../../../../resources/pertukaran/outbound/detail.ts';
import { outboundEvents } from '../../../../resources/pertukaran/outbound/events.ts';
import { outbound } from '../../../../resources/pertukaran/outbound/programme.ts';
import type { RowData } from '../../../database/db.ts';
import type { RuleContext } from '../../../rest/rules.ts';
import type { ProgrammeArea } from '../../programmeArea.ts';
import { registerConversion } from '../keluar/conversion.ts';
import { leavingOf } from '../keluar/leaving.ts';
import { registerLeaving, registerPlan, registerRecognition } from '../keluar/routes.ts';
import { detailRules, leavingRules, mustHaveRoom } from '../keluar/rules.ts';
import { periodOf } from '../keluar/window.ts';

const leaving = leavingOf('outbound', outbound, outboundDetail, outboundEvents);

type Own = RowData & { [field: string]: unknown };

/** The partner's agreement covers the study period. */
const agreementSql = `select 1 as ada from master_mitra where id = $1::uuid and tanggal_mou <= $2::date and berakhir_mou >= $3::date`;

/**
 * What only this programme asks at submission: a partner with an agreement where the program needs one, a language
 * certificate abroad, and the ministry's exchange once in a lifetime (docs/domain/50 §1.7, §2.4).
 */
async function submissionErrors({ tx }: RuleContext, values: RowData): Promise<FieldErrors> {
  const own: Own = Object(values[leaving.detail.key]);
  const errors: FieldErrors = {};
  const program = await tx.one<{ butuhMitra: boolean; penyelenggara: string; nama: string }>(
    `select butuh_mitra as "butuhMitra", penyelenggara, nama from master_program where id = $1`,
    [values.idProgram],
  );
  if (program?.butuhMitra && !values.idMitra) errors.idMitra = messages.required;
  const period = await periodOf(tx, own);
  if (values.idMitra && period) {
    const covered = await tx.one(agreementSql, [values.idMitra, period.kuliahMulai, period.kuliahSelesai]);
    if (!covered) errors.idMitra = 'Kerja sama dengan mitra ini tidak berlaku pada masa studi tersebut.';
  }
  if (typeof own.negara === 'string' && own.negara.trim() !== 'Indonesia' && !own.berkasBahasa)
    errors[`${leaving.detail.key}.berkasBahasa`] = messages.required;
  if (program?.penyelenggara === 'kementerian') {
    const before = await tx.one(
      `select 1 as ada from mbkm_pendaftar_program_mbkm where id_mahasiswa = $1 and id_program = $2 and id <> $3
         and status in ('disetujui', 'berjalan', 'selesai') limit 1`,
      [values.idMahasiswa, values.idProgram, values.id],
    );
    if (before) errors.idProgram = `${program.nama} hanya dapat diikuti satu kali.`;
  }
  return errors;
}

/** What Outbound adds to its declaration. */
export const outboundArea: ProgrammeArea = {
  name: outbound.name,
  rules: { [outboundDetail.name]: detailRules, [pendaftar.name]: leavingRules(leaving, ['outbound', 'permadi']) },
  participation: {
    submissionErrors,
    afterApproval: (ctx, row) => mustHaveRoom(ctx, leaving, row),
  },
  versionless: [{ why: 'makes something new', calls: [`POST /api/${outbound.endpoint}/registrasi`] }],
  register: (app, engine, ports) => {
    registerLeaving(app, engine, ports, leaving, { status: 'update-status-pendaftaran', upload: 'upload-nilai-khs' });
    registerPlan(app, engine, ports, leaving);
    registerRecognition(app, engine, leaving);
    registerConversion(app, engine);
  },
};
